import { useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { LABEL_TEXT } from '#client/ui/text/text-classes.ts';
import { GAME_COPY } from './find-yourself.copy.ts';

const COPY = GAME_COPY.commitment;
/** Digits at each end of the short form. */
const ENDS = 8;

/** The commitment of a game: its ends, and after a tap all of it. */
export function Commitment({ digits }: { digits: string }) {
  const [isWhole, setIsWhole] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(digits);
      toast({ ...COPY.copied, variant: 'success' });
    } catch {
      toast({ ...COPY.copyFailed, variant: 'destructive' });
    }
  }
  return (
    <div>
      <p className={LABEL_TEXT}>{COPY.label}</p>
      <p className="mt-1 tnum break-all" translate="no">
        {isWhole ? digits : `${digits.slice(0, ENDS)} … ${digits.slice(-ENDS)}`}
      </p>
      <div className="flex flex-wrap gap-x-6">
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? COPY.hide : COPY.show}
        </Button>
        <Button variant="quiet" onClick={() => void copy()}>
          {COPY.copy}
        </Button>
      </div>
    </div>
  );
}
