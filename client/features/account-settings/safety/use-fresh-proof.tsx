import { type ReactNode, useState } from 'react';
import { FreshProofDialog, isProofNeeded } from './fresh-proof.tsx';

/**
 * For changes that need a fresh proof: `asksFor(error, again)` opens the question when the error is that refusal,
 * and calls `again` once it is answered; `question` is to be rendered.
 */
export function useFreshProof(): {
  asksFor: (error: unknown, again: () => void) => boolean;
  question: ReactNode;
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
