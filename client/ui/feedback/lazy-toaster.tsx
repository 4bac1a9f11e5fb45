// The toaster's code is as large as a page's, and most visits show no toast: it is loaded a moment after the first
// interaction, or with the first toast.

import { type ComponentType, useEffect, useState } from 'react';
import { useToast } from './toast.ts';
import { TOAST_FRAME, TOAST_TITLE, TOAST_WORDS } from './toast-variants.tsx';

const FIRST_INTERACTIONS = ['pointerdown', 'keydown'] as const;
/**
 * The effect of the interaction is painted first. No idle callback: browsers are idle between pointerdown and
 * pointerup.
 */
const AFTER_INTERACTION_MS = 1_000;

type Loaded = ComponentType | 'failed' | undefined;

/** Calls back when the browser is online again; returns a function that cancels this. */
function whenOnline(callBack: () => void): () => void {
  window.addEventListener('online', callBack, { once: true });
  return () => window.removeEventListener('online', callBack);
}

/** The toaster as soon as it is needed; only the words of a toast when its code cannot be loaded. */
export function LazyToaster() {
  const { toasts } = useToast();
  const [Toaster, setToaster] = useState<Loaded>();
  const isNeeded = useHasInteracted() || toasts.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    let stopWaiting: (() => void) | undefined;
    const load = async () => {
      try {
        const { Toaster: loaded } = await import('./toaster.tsx');
        if (!isUnmounted) setToaster(() => loaded);
      } catch {
        if (isUnmounted) return;
        setToaster('failed');
        stopWaiting = whenOnline(() => void load());
      }
    };
    void load();
    return () => {
      isUnmounted = true;
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
        className={`${TOAST_FRAME} fixed top-1.5 right-15 left-3 z-50 lg:top-auto lg:right-auto lg:bottom-4 lg:w-52`}
      >
        <div>
          <span className={TOAST_TITLE}>{title}</span>
          {description !== undefined && <span className={TOAST_WORDS}>{description}</span>}
        </div>
      </div>
    ));
}

/** Whether the user has pressed the page or a key, a moment ago or earlier. */
function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimer = () => {
      watching.abort();
      timer = setTimeout(() => setHasInteracted(true), AFTER_INTERACTION_MS);
    };
    for (const name of FIRST_INTERACTIONS) {
      window.addEventListener(name, startTimer, { passive: true, signal: watching.signal });
    }
    return () => {
      watching.abort();
      clearTimeout(timer);
    };
  }, []);
  return hasInteracted;
}
