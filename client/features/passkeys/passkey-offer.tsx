import { type ComponentType, lazy, Suspense, useState } from 'react';
import { isOfferDue } from './offer-memory.ts';

// If its code, which is rarely needed, cannot be loaded, nothing is offered.
const OfferDialog = lazy<ComponentType>(() =>
  import('./offer-dialog.tsx').then(
    (file) => ({ default: file.OfferDialog }),
    (): { default: ComponentType } => ({ default: () => null }),
  ),
);

/** After a sign-in by code, once per browser: offers a passkey. */
export function PasskeyOffer() {
  const [isDue] = useState(isOfferDue);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <OfferDialog />
    </Suspense>
  );
}
