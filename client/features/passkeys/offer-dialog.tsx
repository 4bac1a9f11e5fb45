import { useEffect, useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { OFFER_COPY, PASSKEY_COPY } from './passkeys.copy.ts';
import { useAddPasskey } from './use-add-passkey.ts';

type OfferDialogProps = { open: boolean; onShown: () => void; onClose: () => void };

/** The offer itself, where the device can lock itself and so hold a passkey. */
export function OfferDialog({ open, onShown, onClose }: OfferDialogProps) {
  const [isAble, setAble] = useState(false);
  useEffect(() => {
    let isGone = false;
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(
      (able) => {
        if (isGone || !able) return;
        setAble(true);
        onShown();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [onShown]);
  return (
    <Dialog
      open={open && isAble}
      onClose={onClose}
      title={OFFER_COPY.title}
      description={OFFER_COPY.description}
      begins="title"
    >
      <Offer onClose={onClose} />
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
