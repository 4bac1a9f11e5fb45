import { Suspense, useEffect, useRef } from 'react';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import type { LoadingAnimationProps } from './loading-animation.tsx';

/** Ends at once, since the page behind the animation does not depend on it. */
function NoAnimation({ onComplete }: LoadingAnimationProps) {
  const completed = useRef(false);
  useEffect(() => {
    if (completed.current) return;
    completed.current = true;
    onComplete();
  }, [onComplete]);
  return <LoadingOverlay />;
}

const load = () => import('./loading-animation.tsx');
const Animation = lazyOr(() => load().then((file) => file.LoadingAnimation), NoAnimation);

/** Loads the animation's code ahead of its use; a failure is ignored. */
export function preloadLoadingAnimation(): void {
  load().catch(() => undefined);
}

/** The loading animation, its code loaded on first use. Completes at once when that fails, such as offline. */
export function LoadingAnimation(props: LoadingAnimationProps) {
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <Animation {...props} />
    </Suspense>
  );
}
