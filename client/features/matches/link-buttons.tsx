import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { MATCHES_COPY } from './matches.copy.ts';
import { canShare, copyInvitation, shareInvitation } from './share-invitation.ts';

/** Shows a toast. After the device's share sheet, no toast is needed. */
function toastOutcome(outcome: 'shared' | 'copied' | 'failed') {
  if (outcome === 'copied') toast({ ...MATCHES_COPY.copied, variant: 'success' });
  if (outcome === 'failed') toast({ ...MATCHES_COPY.copyFailed, variant: 'destructive' });
}

/** A button that shares the link of an invitation, where the device has a share sheet, and a button that copies it. */
export function LinkButtons({ token, nickname }: { token: string; nickname: string }) {
  return (
    <>
      {canShare() && (
        <Button
          icon={<Share2 size={18} />}
          onClick={() => void shareInvitation(token).then(toastOutcome)}
        >
          {MATCHES_COPY.share}
        </Button>
      )}
      <Button
        variant="second"
        icon={<Link2 size={18} />}
        aria-label={MATCHES_COPY.copyOf(nickname)}
        onClick={() => void copyInvitation(token).then(toastOutcome)}
      >
        {MATCHES_COPY.copy}
      </Button>
    </>
  );
}
