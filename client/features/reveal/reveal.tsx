// The end of the sign-up: the rings of the wheel draw themselves under the messages, the account is made, and its chart
// stands there with Sun, Moon and Ascendant in a line each.

import { type ReactElement, useEffect, useRef, useState } from 'react';
import {
  CurrentUserProvider,
  type NextPage,
  useEndpointQuery,
} from '#client/features/account/index.ts';
import { isWholeChart, useBirthChart } from '#client/features/birth-chart/index.ts';
import { WheelRings } from '#client/features/birth-chart/wheel/index.ts';
import { type BirthFormValues, useBirthInstants } from '#client/features/birth-details/index.ts';
import {
  LOADING_ANIMATION_COPY,
  loadingDurationMs,
  useLoadingMessages,
} from '#client/features/loading-animation/index.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { getAngles } from '#shared/sky/angles.ts';
import { REVEAL_COPY } from './reveal.copy.ts';
import { RevealedChart } from './revealed-chart.tsx';

const THEME = 'general';

export type RevealProps = {
  /** `drawing`: the messages run. `registering`: the account is being made. `made`: there is a user. */
  stage: 'drawing' | 'registering' | 'made';
  /** The birth as it was typed, for the direction of the wheel. */
  birth: BirthFormValues;
  user: User | undefined;
  /** Called once, after the last message or when the user skips. */
  onDrawn: () => void;
  /** Called when the user leaves for Home, or for a page that is opened from there. */
  onDone: (next?: NextPage) => void;
};

export function Reveal({ stage, birth, user, onDrawn, onDone }: RevealProps) {
  const left = useLeft(birth);
  if (stage === 'drawing') return <Drawing left={left} onDrawn={onDrawn} />;
  if (stage === 'registering' || user === undefined) return <Waiting left={left} />;
  return (
    <CurrentUserProvider user={user}>
      <Made user={user} left={left} onDone={onDone} />
    </CurrentUserProvider>
  );
}

/** The longitude at the left of the rings: that of the Ascendant once it is known, and then for good. */
function useLeft(birth: BirthFormValues): number {
  const [left, setLeft] = useState(0);
  const instants = useBirthInstants(birth);
  const [utcMs] = instants?.utcMs ?? [];
  useEffect(() => {
    if (instants !== undefined && utcMs !== undefined)
      setLeft(getAngles(utcMs, instants.place).ascendantDegrees);
  }, [instants, utcMs]);
  return left;
}

/** The finished rings stand until the chart is there; where it fails to come, its words are shown alone. */
function Made({ user, left, onDone }: { user: User; left: number } & Pick<RevealProps, 'onDone'>) {
  const chart = useBirthChart();
  const reading = useEndpointQuery(getChartReadingEndpoint, {
    params: { userId: user.id },
    query: { part: 'reveal' },
  });
  // Back leads to Home, like the button.
  useEffect(() => {
    const leave = () => onDone();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [onDone]);
  if (chart.isPending || reading.isPending) return <Waiting left={left} />;
  const drawn = chart.data !== undefined && isWholeChart(chart.data) ? chart.data : undefined;
  return (
    <RevealedChart
      user={user}
      chart={drawn}
      reveal={reading.data?.reveal}
      onRetry={() => void reading.refetch()}
      retrying={reading.isFetching}
      onDone={onDone}
    />
  );
}

function Drawing({ left, onDrawn }: { left: number; onDrawn: () => void }) {
  const { index, message, complete } = useLoadingMessages(THEME, onDrawn);
  const skip = useRef<HTMLButtonElement>(null);
  return (
    <Screen
      left={left}
      drawnInMs={loadingDurationMs(THEME)}
      caption={message ?? ''}
      captionKey={index}
      onTab={() => skip.current?.focus()}
    >
      <Button ref={skip} variant="quiet" className="min-w-22" onClick={complete}>
        {LOADING_ANIMATION_COPY.skip}
      </Button>
    </Screen>
  );
}

function Waiting({ left }: { left: number }) {
  return (
    <Screen left={left} drawnInMs={undefined} caption={REVEAL_COPY.opening} captionKey={-1}>
      <span />
    </Screen>
  );
}

type ScreenProps = {
  left: number;
  drawnInMs: number | undefined;
  caption: string;
  captionKey: number;
  onTab?: () => void;
  children: ReactElement;
};

/** The wheel with its caption; it covers the page, which is inert below it. */
function Screen({ left, drawnInMs, caption, captionKey, onTab, children }: ScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
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
      aria-busy={onTab === undefined}
      className="dialog fixed inset-0 z-30 flex flex-col items-center overflow-hidden bg-ink-950 px-6 pt-[calc(26px+var(--safe-top))] pb-[calc(24px+var(--safe-bottom))] text-center outline-none"
      onKeyDown={(event) => {
        // Skip is the only control.
        if (event.key !== 'Tab') return;
        event.preventDefault();
        onTab?.();
      }}
    >
      <Wordmark />
      <div className="mt-[min(84px,9dvh)] w-[min(342px,88vw,46dvh)]">
        <WheelRings left={left} drawnInMs={drawnInMs} />
      </div>
      {/* The live region stays mounted while its text changes, otherwise screen readers do not announce the change. */}
      <div aria-live="polite" className="mt-[min(34px,4dvh)]">
        <p
          key={captionKey}
          className="min-h-[2.6em] max-w-[16em] animate-[fade-in_0.5s_var(--ease)] font-serif text-23 text-ivory-50 italic motion-reduce:animate-none"
        >
          {caption}
        </p>
      </div>
      <div className="mt-auto">{children}</div>
    </div>
  );
}
