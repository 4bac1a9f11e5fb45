import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Star } from '#client/ui/drawings/star.tsx';
import {
  LOADING_ANIMATION_COPY,
  LOADING_MESSAGES,
  type LoadingTheme,
} from './loading-animation.copy.ts';
import '#client/styles/loading-animation.css';

/** Specification sections 4 and 9; the fade of 0.5 s stands in the style sheet. */
const MESSAGE_INTERVAL_MS = 2_500;
const LAST_MESSAGE_MS = 1_000;

type LoadingAnimationProps = {
  theme: LoadingTheme;
  /** Called once: after the last message, or when the reader skips. */
  onComplete: () => void;
};

/** The whole screen, one message after the other; it can be skipped. */
export function LoadingAnimation({ theme, onComplete }: LoadingAnimationProps) {
  const messages = LOADING_MESSAGES[theme];
  const [index, setIndex] = useState(0);
  const completed = useRef(false);
  const screen = useRef<HTMLDivElement>(null);
  const skip = useRef<HTMLButtonElement>(null);

  const complete = useRef(() => undefined);
  complete.current = () => {
    if (completed.current) return;
    completed.current = true;
    onComplete();
  };

  useEffect(() => {
    screen.current?.focus();
  }, []);

  const isLast = index >= messages.length - 1;
  useEffect(() => {
    const timer = isLast
      ? setTimeout(() => complete.current(), LAST_MESSAGE_MS)
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
      className="loading-animation"
      onKeyDown={(event) => {
        // It covers the whole screen: nothing under it is to be reached, and there is one thing on it.
        if (event.key !== 'Tab') return;
        event.preventDefault();
        skip.current?.focus();
      }}
    >
      <svg className="loading-orrery" viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="92" />
        <circle r="62" />
        <circle r="32" />
        <g className="loading-orbit loading-orbit-slow">
          <circle className="loading-planet" cx="-65" cy="65" r="4" />
        </g>
        <g className="loading-orbit">
          <circle className="loading-planet" cx="54" cy="-31" r="3" />
        </g>
        <g className="loading-orbit loading-orbit-quick">
          <circle className="loading-planet" cx="-11" cy="-30" r="2.5" />
        </g>
      </svg>
      <Star size={34} className="loading-star" />
      {/* The live region stays while its words change, or they would not be read. */}
      <div className="loading-words" aria-live="polite">
        <p className="oracle loading-message" key={index}>
          {messages[index]}
        </p>
      </div>
      <Button
        ref={skip}
        variant="quiet"
        className="loading-skip"
        onClick={() => complete.current()}
      >
        {LOADING_ANIMATION_COPY.skip}
      </Button>
    </div>
  );
}
