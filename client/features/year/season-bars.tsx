// The seasons of a year as bars on one axis, with a star on each exact day.

import { ContactMarks, nameOf } from '#client/features/transits/index.ts';
import { shortDay } from '#client/lib/date-words.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Star } from '#client/ui/drawings/star.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import { WIDE_DAY_MS } from '#shared/sky/wide-day.ts';
import type { OwnYear, YearSeason } from '#shared/year/year.schema.ts';
import { YEAR_COPY } from './year.copy.ts';
import { listMonthStarts, shareOf, type YearDays } from './year-axis.ts';

/** Letters of a month's short name. */
const SHORT = 3;
const COPY = YEAR_COPY.seasons;

export function SeasonBars({ year, today }: { year: OwnYear; today: string }) {
  const starts = listMonthStarts(year);
  return (
    <Section title={COPY.title}>
      {year.seasons.length === 0 ? (
        <p className="mt-1.5 text-ivory-300">{COPY.none}</p>
      ) : (
        <>
          <p className="mt-1.5 text-15 text-ivory-300">{COPY.lead}</p>
          <div aria-hidden="true" className="relative mt-3.5 mb-1 h-5 text-13 text-ivory-300">
            {starts.map((start, index) => (
              <span
                key={start}
                className={classNames('absolute top-0', index % 2 === 1 && 'hidden')}
                style={{ left: `${shareOf(year, start)}%` }}
              >
                {MONTH_NAMES[Number(start.slice(5, 7)) - 1]?.slice(0, SHORT)}
              </span>
            ))}
          </div>
          <ol>
            {year.seasons.map((season) => (
              <li
                key={`${nameOf(season)} ${season.start}`}
                className="border-t border-line pt-3.5 pb-3 print:break-inside-avoid"
              >
                <h3 className="font-serif text-21/[1.25]">{season.headline ?? nameOf(season)}</h3>
                <p className="mt-1 flex items-center gap-3 text-15 text-ivory-300">
                  <ContactMarks {...season} />
                  <span>{nameOf(season)}</span>
                </p>
                <Bar season={season} year={year} starts={starts} today={today} />
                <p className="tnum text-15 text-ivory-300">{wordsOf(season, year, today)}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}

type Pass = YearSeason['passes'][number];
const dayOfPass = ({ at }: Pass) => calendarDayOf(new Date(at));
const isWithin = ({ from, until }: YearDays, day: string) => day >= from && day < until;

type BarProps = { season: YearSeason; year: YearDays; starts: readonly string[]; today: string };

function Bar({ season, year, starts, today }: BarProps) {
  const share = (day: string) => shareOf(year, day);
  const left = share(season.start);
  return (
    <div aria-hidden="true" className="relative my-1 h-8">
      <div className="absolute inset-x-0 top-4 border-t border-line-control" />
      {starts.map((start) => (
        <div
          key={start}
          className="absolute top-4 h-1 border-l border-line-control"
          style={{ left: `${share(start)}%` }}
        />
      ))}
      <div
        className="absolute top-3 h-2 min-w-0.75 border border-ivory-50 bg-ink-950"
        style={{ left: `${left}%`, width: `${share(season.end) - left}%` }}
      />
      {season.passes
        .map(dayOfPass)
        .filter((day) => isWithin(year, day))
        .map((day) => (
          <div
            key={day}
            className={classNames(
              'absolute top-2 -ml-2',
              day < today ? 'text-ivory-500' : 'text-ivory-50',
            )}
            style={{ left: `${share(day)}%` }}
          >
            <Star size={16} />
          </div>
        ))}
      {isWithin(year, today) && (
        <div
          className="absolute top-0.5 -ml-px h-7.5 border-l-2 border-brass-400"
          style={{ left: `${share(today)}%` }}
        />
      )}
    </div>
  );
}

/** 'Felt from Aug 12 to Aug 21. Exact Aug 17 give or take a day.' */
function wordsOf({ start, end, passes }: YearSeason, year: YearDays, today: string): string {
  const felt = COPY.felt(shortDay(start, today), shortDay(end, today));
  const exact = passes.flatMap((pass, index) => {
    const day = dayOfPass(pass);
    if (!isWithin(year, day)) return [];
    const halfMs = (Date.parse(pass.until) - Date.parse(pass.from)) / 2;
    const short = shortDay(day, today);
    const words =
      pass.shown === 'about' ? COPY.about(short) : COPY.day(short, halfMs >= WIDE_DAY_MS);
    return [{ words, pass: index + 1 }];
  });
  const [only] = exact;
  if (only === undefined) return `${felt} ${passes.length > 0 ? COPY.elsewhere : COPY.never}`;
  if (exact.length === 1 && passes.length > 1)
    return `${felt} ${COPY.pass(only.pass, passes.length, only.words)}.`;
  return `${felt} ${COPY.exact(exact.map(({ words }) => words))}`;
}
