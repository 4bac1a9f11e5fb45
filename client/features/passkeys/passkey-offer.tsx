import { lazy, Suspense, useState } from 'react';
import { isOfferDue, rememberPasskeyHere } from './offer-memory.ts';
import { usePasskeysWork } from './use-passkeys-work.ts';

const OfferDialog = lazy(async () => ({
  default: (await import('./offer-dialog.tsx')).OfferDialog,
}));

/** After a sign-in by code, once in a browser: would a passkey not be easier? */
export function PasskeyOffer() {
  const [isDue] = useState(isOfferDue);
  return isDue ? <DueOffer /> : null;
}

function DueOffer() {
  const works = usePasskeysWork();
  const [isClosed, setClosed] = useState(false);
  if (!works) return null;
  return (
    <Suspense fallback={null}>
      <OfferDialog open={!isClosed} onShown={rememberPasskeyHere} onClose={() => setClosed(true)} />
    </Suspense>
  );
}
