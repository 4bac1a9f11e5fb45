import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LOADING_MESSAGES, type LoadingTheme } from './loading-animation.copy.ts';

/** The time per message (requirement WAIT-1); each message fades in over 0.5 s. */
const MESSAGE_INTERVAL_MS = 2_500;
/** How long the last message stays before the animation is complete. */
const LAST_MESSAGE_MS = 1_000;

/** How long the messages of a theme take together. */
export function loadingDurationMs(theme: LoadingTheme): number {
  return (LOADING_MESSAGES[theme].length - 1) * MESSAGE_INTERVAL_MS + LAST_MESSAGE_MS;
}

/**
 * The messages of a theme, one after another. `onComplete` is called once: after the last message, or when `complete` is
 * called before.
 */
export function useLoadingMessages(theme: LoadingTheme, onComplete: () => void) {
  const messages = LOADING_MESSAGES[theme];
  const [index, setIndex] = useState(0);
  const hasCompleted = useRef(false);

  function complete() {
    if (hasCompleted.current) return;
    hasCompleted.current = true;
    onComplete();
  }
  const completeByItself = useEffectEvent(complete);

  const isLast = index >= messages.length - 1;
  useEffect(() => {
    const timer = isLast
      ? setTimeout(() => completeByItself(), LAST_MESSAGE_MS)
      : setTimeout(() => setIndex(index + 1), MESSAGE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [index, isLast]);

  return { index, message: messages[index], complete };
}
