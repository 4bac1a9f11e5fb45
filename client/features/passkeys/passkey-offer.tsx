import { type ComponentType, lazy, Suspense, useState } from 'react';
import { isOfferDue } from './offer-memory.ts';

// Without its code, which is seldom wanted, nothing is offered.
const OfferDialog = lazy<ComponentType>(() =>
  import('./offer-dialog.tsx').then(
    (file) => ({ default: file.OfferDialog }),
    (): { default: ComponentType } => ({ default: () => null }),
  ),
);

/** After a sign-in by code, once in a browser: would a passkey not be easier? */
export function PasskeyOffer() {
  const [isDue] = useState(isOfferDue);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <OfferDialog />
    </Suspense>
  );
}
