import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Star } from '#client/ui/drawings/star.tsx';
import {
  LOADING_ANIMATION_COPY,
  LOADING_MESSAGES,
  type LoadingTheme,
  loadingThemeOf,
} from './loading-animation.copy.ts';

/** The time per message (requirement WAIT-1); each message fades in over 0.5 s. */
const MESSAGE_INTERVAL_MS = 2_500;
/** How long the last message stays before the animation is complete. */
const LAST_MESSAGE_MS = 1_000;

export type LoadingAnimationProps = {
  /** The theme of the messages, or the title of a reading that has none of its own. */
  theme: LoadingTheme | { ofTitle: string };
  /** Called once: after the last message, or when the user skips. */
  onComplete: () => void;
};

const ORBIT = 'animate-orbit motion-reduce:animate-none';

/** A full-screen animation that shows one message after another; the user can skip it. */
export function LoadingAnimation({ theme, onComplete }: LoadingAnimationProps) {
  const messages =
    LOADING_MESSAGES[typeof theme === 'string' ? theme : loadingThemeOf(theme.ofTitle)];
  const [index, setIndex] = useState(0);
  const hasCompleted = useRef(false);
  const screen = useRef<HTMLDivElement>(null);
  const skip = useRef<HTMLButtonElement>(null);

  function complete() {
    if (hasCompleted.current) return;
    hasCompleted.current = true;
    onComplete();
  }
  const completeByItself = useEffectEvent(complete);

  useEffect(() => {
    screen.current?.focus();
  }, []);

  const isLast = index >= messages.length - 1;
  useEffect(() => {
    const timer = isLast
      ? setTimeout(() => completeByItself(), LAST_MESSAGE_MS)
      : setTimeout(() => setIndex(index + 1), MESSAGE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [index, isLast]);

  return (
    <div
      ref={screen}
      tabIndex={-1}
      role="dialog"
      aria-modal="true"
      aria-label={LOADING_ANIMATION_COPY.label}
      className="dialog fixed inset-0 z-30 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto_minmax(72px,1fr)] justify-items-center gap-10 overflow-hidden bg-ink-950 px-6 pt-[calc(24px+var(--safe-top))] pb-[calc(24px+var(--safe-bottom))] text-center outline-none [--orrery:min(280px,60vw,40vh)]"
      onKeyDown={(event) => {
        // A modal dialog covers the whole screen: the page below is inert, and Skip is its only
        // control.
        if (event.key !== 'Tab') return;
        event.preventDefault();
        skip.current?.focus();
      }}
    >
      <svg
        className="col-start-1 row-start-1 h-auto w-(--orrery) self-end fill-none stroke-line-strong stroke-1 [vector-effect:non-scaling-stroke]"
        viewBox="-100 -100 200 200"
        aria-hidden="true"
      >
        <circle r="92" />
        <circle r="62" />
        <circle r="32" />
        <g className={`${ORBIT} [animation-duration:18s]`}>
          <circle className="fill-ivory-50 stroke-none" cx="-65" cy="65" r="4" />
        </g>
        <g className={ORBIT}>
          <circle className="fill-ivory-50 stroke-none" cx="54" cy="-31" r="3" />
        </g>
        <g className={`${ORBIT} [animation-duration:5s]`}>
          <circle className="fill-ivory-50 stroke-none" cx="-11" cy="-30" r="2.5" />
        </g>
      </svg>
      <Star
        size={34}
        className="col-start-1 row-start-1 mb-[calc(var(--orrery)/2-17px)] self-end text-brass-400"
      />
      {/* The live region stays mounted while its text changes, otherwise screen readers do not
          announce the change. */}
      <div className="col-start-1 row-start-2" aria-live="polite">
        <p
          className="min-h-[2.6em] max-w-[16em] animate-[fade-in_0.5s_var(--ease)] font-serif text-23 text-ivory-50 italic motion-reduce:animate-none"
          key={index}
        >
          {messages[index]}
        </p>
      </div>
      <Button
        ref={skip}
        variant="quiet"
        className="col-start-1 row-start-3 min-w-22 self-end"
        onClick={complete}
      >
        {LOADING_ANIMATION_COPY.skip}
      </Button>
    </div>
  );
}
