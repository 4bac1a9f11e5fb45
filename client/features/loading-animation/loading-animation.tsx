import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Star } from '#client/ui/drawings/star.tsx';
import {
  LOADING_ANIMATION_COPY,
  type LoadingTheme,
  loadingThemeOf,
} from './loading-animation.copy.ts';
import { useLoadingMessages } from './use-loading-messages.ts';

export type LoadingAnimationProps = {
  /** The theme of the messages, or the title of a reading that has none of its own. */
  theme: LoadingTheme | { ofTitle: string };
  /** Called once: after the last message, or when the user skips. */
  onComplete: () => void;
};

const ORBIT = 'animate-orbit motion-reduce:animate-none';

/** A full-screen animation that shows one message after another; the user can skip it. */
export function LoadingAnimation({ theme, onComplete }: LoadingAnimationProps) {
  const { index, message, complete } = useLoadingMessages(
    typeof theme === 'string' ? theme : loadingThemeOf(theme.ofTitle),
    onComplete,
  );
  const screen = useRef<HTMLDivElement>(null);
  const skip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    screen.current?.focus();
  }, []);

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
          {message}
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
