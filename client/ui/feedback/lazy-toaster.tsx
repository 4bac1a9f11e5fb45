// The toaster weighs as much as a page, and most visits to one show no toast: its code comes a moment after the first
// touch, or with the first toast.

import { type ComponentType, useEffect, useState } from 'react';
import { useToast } from './toast.ts';
import { TOAST_FRAME, TOAST_TITLE, TOAST_WORDS } from './toast-variants.tsx';

const TOUCHES = ['pointerdown', 'keydown'] as const;
/** The effect of the touch itself is painted first; a browser counts as idle already between a finger's down and up. */
const AFTER_TOUCH_MS = 1_000;

type Loaded = ComponentType | 'failed' | undefined;

/** Calls back once the connection is there again; the result takes that back. */
function whenOnline(callBack: () => void): () => void {
  window.addEventListener('online', callBack, { once: true });
  return () => window.removeEventListener('online', callBack);
}

/** The toaster as soon as it is needed; the words of a toast alone where its code cannot be loaded. */
export function LazyToaster() {
  const { toasts } = useToast();
  const [Toaster, setToaster] = useState<Loaded>();
  const isNeeded = useIsTouched() || toasts.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    let stopWaiting: (() => void) | undefined;
    const load = () => {
      import('./toaster.tsx').then(
        (file) => {
          if (!isGone) setToaster(() => file.Toaster);
        },
        () => {
          if (isGone) return;
          setToaster('failed');
          stopWaiting = whenOnline(load);
        },
      );
    };
    load();
    return () => {
      isGone = true;
      stopWaiting?.();
    };
  }, [isNeeded]);
  if (Toaster === undefined) return null;
  if (Toaster !== 'failed') return <Toaster />;
  return toasts
    .filter(({ open }) => open)
    .map(({ id, title, description }) => (
      <div
        key={id}
        role="status"
        data-toast="plain"
        className={`${TOAST_FRAME} fixed inset-x-4 bottom-[calc(var(--bar,72px)+16px)] z-50`}
      >
        <div>
          <span className={TOAST_TITLE}>{title}</span>
          {description !== undefined && <span className={TOAST_WORDS}>{description}</span>}
        </div>
      </div>
    ));
}

/** Whether the page was touched a moment ago or earlier. */
function useIsTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = () => {
      watching.abort();
      timer = setTimeout(() => setIsTouched(true), AFTER_TOUCH_MS);
    };
    for (const touch of TOUCHES) {
      window.addEventListener(touch, touched, { passive: true, signal: watching.signal });
    }
    return () => {
      watching.abort();
      clearTimeout(timer);
    };
  }, []);
  return isTouched;
}
