import Sunrise from 'lucide-react/icons/sunrise';
import { type ReactElement, useEffect, useRef } from 'react';
import type { NextPage } from '#client/features/account/index.ts';
import { PlainWheel } from '#client/features/birth-chart/wheel/index.ts';
import { BIRTH_DETAILS_LINK } from '#client/lib/birth-details-link.ts';
import { hasPendingInvitation } from '#client/lib/pending-invitation.ts';
import { useDocumentTitle } from '#client/lib/route-change.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { Reveal } from '#shared/chart-reading/chart-reading.schema.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { REVEAL_COPY, signNameOf } from './reveal.copy.ts';
import { SendSigns } from './send-signs.tsx';
import './reveal.css';

type RevealedChartProps = {
  user: User;
  /** Undefined where it could not be had. */
  chart: BirthChart | undefined;
  /** Undefined where it could not be had. */
  reveal: readonly Reveal[] | undefined;
  onRetry: () => void;
  retrying: boolean;
  onDone: (next?: NextPage) => void;
};

/** The chart of a new account with what it says first. */
export function RevealedChart({
  user,
  chart,
  reveal,
  onRetry,
  retrying,
  onDone,
}: RevealedChartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(`${REVEAL_COPY.documentTitle} · Asteria`);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const hasTime = user.birthTime !== null;
  return (
    <div className="buttons-at-foot flex flex-1 flex-col pt-4.5">
      <h1 ref={heading} tabIndex={-1} className="text-center text-34/[1.05] outline-none">
        {REVEAL_COPY.heading(user.firstName)}
      </h1>
      {chart !== undefined && (
        <div
          className={classNames(
            'mx-auto mt-2 w-full',
            chart.ascendant === null ? 'max-w-59.5' : 'max-w-76.5',
          )}
        >
          <PlainWheel
            chart={chart}
            houseSystem={user.preferences.houses}
            lit={['sun', 'moon']}
            risingName={REVEAL_COPY.rising}
            label={REVEAL_COPY.wheel}
          />
        </div>
      )}
      {reveal === undefined ? (
        <ErrorState
          className="mt-10"
          message={REVEAL_COPY.failed}
          hint={REVEAL_COPY.failedHint}
          onRetry={onRetry}
          retrying={retrying}
        />
      ) : (
        <ul className="mt-2">
          {reveal.map((one) => (
            <RevealRow key={one.key} reveal={one}>
              <Button variant="quiet" onClick={() => onDone(BIRTH_DETAILS_LINK)}>
                {hasTime ? REVEAL_COPY.addDetails : REVEAL_COPY.addTime}
              </Button>
            </RevealRow>
          ))}
        </ul>
      )}
      <div className="mt-auto grid gap-2.5 pt-4">
        <Button wide onClick={() => onDone()}>
          {hasPendingInvitation() ? REVEAL_COPY.toInvitation : REVEAL_COPY.read}
        </Button>
        {reveal !== undefined && <SendSigns reveal={reveal} />}
      </div>
    </div>
  );
}

type RevealRowProps = {
  reveal: Reveal;
  /** What helps where there is no sign. */
  children: ReactElement;
};

function RevealRow({ reveal, children }: RevealRowProps) {
  const { key, signs, lines, why } = reveal;
  const isMissing = signs.length === 0;
  return (
    <li
      className={`reveal-${key} grid grid-cols-[40px_minmax(0,1fr)] items-start gap-3.5 border-line border-t py-2.75 first:border-t-0`}
    >
      <span
        className={classNames(
          'relative mt-px grid size-10 place-items-center rounded-full border border-line-control after:absolute after:inset-[3px] after:rounded-full after:border after:border-line',
          isMissing && 'border-dashed',
        )}
        aria-hidden="true"
      >
        {key === 'ascendant' ? <Sunrise size={20} /> : <Glyph name={key} size={20} />}
      </span>
      <div>
        <h2 className="text-23/[1.12]">{REVEAL_COPY.title(reveal)}</h2>
        {lines.map((line, index) => {
          const sign = signs[index];
          return (
            <p key={line} className="mt-0.5 text-17/[1.36] text-ivory-300">
              {signs.length > 1 && sign !== undefined && (
                <span className="text-ivory-50">{`${signNameOf(sign)}: `}</span>
              )}
              <span>{line}</span>
            </p>
          );
        })}
        {why !== null && (
          <p
            className={classNames(
              'mt-0.5 text-ivory-300',
              isMissing ? 'text-17/[1.36]' : 'text-15/[1.36]',
            )}
          >
            {why}
          </p>
        )}
        {isMissing && children}
      </div>
    </li>
  );
}
