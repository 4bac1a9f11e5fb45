import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { SHARE_COPY } from './letter.copy.ts';

/** A button that shares the headline as a picture, or saves the picture where the browser cannot share it. */
export function ShareALine({ headline }: { headline: string }) {
  const [sharing, setSharing] = useState(false);
  async function share() {
    setSharing(true);
    const outcome = await import('./share-line.ts')
      .then(({ shareLine }) => shareLine(headline))
      .catch(() => 'failed' as const);
    setSharing(false);
    if (outcome === 'saved') toast({ ...SHARE_COPY.saved, variant: 'success' });
    if (outcome === 'failed') toast({ ...SHARE_COPY.failed, variant: 'destructive' });
  }
  return (
    <Button
      variant="quiet"
      icon={<Share2 size={18} />}
      busy={sharing}
      busyLabel={SHARE_COPY.sharing}
      onClick={() => void share()}
    >
      {SHARE_COPY.share}
    </Button>
  );
}
