import { useState } from 'react';
import type { Elements } from '#client/ui/elements.ts';
import { FreshProofDialog, isProofNeeded } from './fresh-proof.tsx';

/**
 * For calls that need a fresh proof. When `error` says that the proof is missing, `asksFor(error, again)` opens the
 * dialog, returns true, and calls `again` once the proof is accepted. The caller renders `question`, the dialog.
 */
export function useFreshProof(): {
  asksFor: (error: unknown, again: () => void) => boolean;
  question: Elements;
} {
  const [again, setAgain] = useState<{ go: () => void }>();
  return {
    asksFor(error, go) {
      if (!isProofNeeded(error)) return false;
      setAgain({ go });
      return true;
    },
    question: (
      <FreshProofDialog
        open={again !== undefined}
        onClose={() => setAgain(undefined)}
        onProven={() => {
          setAgain(undefined);
          again?.go();
        }}
      />
    ),
  };
}
