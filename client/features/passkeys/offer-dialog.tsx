import { useEffect, useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { rememberPasskeyOffered } from './offer-memory.ts';
import { OFFER_COPY, PASSKEY_COPY } from './passkeys.copy.ts';
import { useAddPasskey } from './use-add-passkey.ts';
import { usePasskeysWork } from './use-passkeys-work.ts';

/**
 * Offers to create a passkey on this device. The dialog opens only where passkeys work and the device can verify its
 * user (by fingerprint, face or screen lock), without which it cannot hold a passkey.
 */
export function OfferDialog() {
  const works = usePasskeysWork();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!works) return;
    let isGone = false;
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(
      (able) => {
        if (isGone || !able) return;
        setOpen(true);
        rememberPasskeyOffered();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [works]);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={OFFER_COPY.title}
      description={OFFER_COPY.description}
      begins="title"
    >
      <Offer onClose={close} />
    </Dialog>
  );
}

function Offer({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey({ onAdded: onClose });
  const isHere = add.outcome === PASSKEY_COPY.alreadyHere;
  return (
    <>
      <p className="text-15 text-ivory-300">{OFFER_COPY.stays}</p>
      <p className="mt-3 text-15 empty:hidden" role="status">
        {add.outcome}
      </p>
      <div className="mt-6 grid gap-3">
        {!isHere && (
          <Button wide busy={add.isPending} busyLabel={PASSKEY_COPY.adding} onClick={add.start}>
            {PASSKEY_COPY.add}
          </Button>
        )}
        <Button variant="second" wide onClick={onClose}>
          {isHere ? OFFER_COPY.close : OFFER_COPY.later}
        </Button>
      </div>
    </>
  );
}
