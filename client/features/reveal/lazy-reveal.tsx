import { Suspense, useEffect, useState } from 'react';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import type { RevealProps } from './reveal.tsx';

/** Goes on at once, since the account does not depend on what is shown. */
function NoReveal({ stage, onDrawn, onDone }: RevealProps) {
  useEffect(() => {
    if (stage === 'drawing') onDrawn();
    if (stage === 'made') onDone();
  }, [stage, onDrawn, onDone]);
  return <LoadingOverlay />;
}

const load = () => import('./reveal.tsx');

/** Loads the code ahead of its use; a failure is ignored. */
export function preloadReveal(): void {
  load().catch(() => undefined);
}

/**
 * The end of the sign-up, its code loaded on first use. Goes on without it when that fails, such as offline; the next
 * attempt to sign up asks for it again.
 */
export function Reveal(props: RevealProps) {
  const [Loaded] = useState(() => lazyOr(() => load().then((file) => file.Reveal), NoReveal));
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <Loaded {...props} />
    </Suspense>
  );
}
