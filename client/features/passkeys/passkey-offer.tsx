import { Suspense, useState } from 'react';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { isOfferDue } from './offer-memory.ts';

// If its code, which is rarely needed, cannot be loaded, nothing is offered.
const OfferDialog = lazyOr(() => import('./offer-dialog.tsx').then((file) => file.OfferDialog));

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
