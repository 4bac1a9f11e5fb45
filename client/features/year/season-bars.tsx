// The seasons of a year as bars on one axis, with a star on each exact day.

import { ContactMarks, dayOfPass, exactDaysOf, nameOf } from '#client/features/transits/index.ts';
import { shortDate, shortDay } from '#client/lib/date-words.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Star } from '#client/ui/drawings/star.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import type { OwnYear, YearSeason } from '#shared/year/year.schema.ts';
import { SHEET } from './sheet.ts';
import { YEAR_COPY } from './year.copy.ts';
import { listMonthStarts, shareOf, type YearDays } from './year-axis.ts';

/** Letters of a month's short name. */
const SHORT = 3;
const COPY = YEAR_COPY.seasons;

export function SeasonBars({ year, today }: { year: OwnYear; today: string }) {
  const starts = listMonthStarts(year);
  return (
    <Section title={COPY.title} className={SHEET}>
      {year.seasons.length === 0 ? (
        <p className="mt-1.5 text-ivory-300">{COPY.none}</p>
      ) : (
        <>
          <p className="mt-1.5 text-15 text-ivory-300">{COPY.lead}</p>
          <div
            aria-hidden="true"
            className="relative mt-3.5 mb-1 h-5 text-13 text-ivory-300 print:hidden"
          >
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
          <ol className="print:mt-2 print:grid print:grid-cols-3 print:gap-x-6">
            {listLoops(year.seasons).map((loop) => (
              <li
                key={loop.name}
                className="border-t border-line pt-3.5 pb-3 print:break-inside-avoid print:py-1.5"
              >
                <h3 className="font-serif text-21/[1.25] print:text-15/tight">
                  {loop.headline ?? loop.name}
                </h3>
                <p className="mt-1 flex items-center gap-3 text-15 text-ivory-300 print:mt-0 print:gap-1.5 print:text-13">
                  <ContactMarks {...loop.first} />
                  {loop.headline !== null && <span>{loop.name}</span>}
                </p>
                <Bar loop={loop} year={year} starts={starts} today={today} />
                <p className="tnum text-15 text-ivory-300 print:text-13">{wordsOf(loop, year)}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}

type Pass = YearSeason['passes'][number];

/** A body that turns back comes to the same point up to three times: all its stays in the year. */
interface Loop {
  name: string;
  headline: string | null;
  first: YearSeason;
  stays: readonly YearSeason[];
  passes: readonly Pass[];
}

function listLoops(seasons: readonly YearSeason[]): Loop[] {
  const names = [...new Set(seasons.map(nameOf))];
  return names.flatMap((name) => {
    const stays = seasons.filter((season) => nameOf(season) === name);
    const [first] = stays;
    if (first === undefined) return [];
    const headline = stays.find((stay) => stay.headline !== null)?.headline ?? null;
    return [{ name, headline, first, stays, passes: first.passes }];
  });
}

const isWithin = ({ from, until }: YearDays, day: string) => day >= from && day < until;

type BarProps = { loop: Loop; year: YearDays; starts: readonly string[]; today: string };

function Bar({ loop, year, starts, today }: BarProps) {
  const share = (day: string) => shareOf(year, day);
  return (
    <div aria-hidden="true" className="relative my-1 h-8 print:my-0">
      <div className="absolute inset-x-0 top-4 border-t border-line-control" />
      {starts.map((start) => (
        <div
          key={start}
          className="absolute top-4 h-1 border-l border-line-control"
          style={{ left: `${share(start)}%` }}
        />
      ))}
      {loop.stays.map(({ start, end }) => (
        <div
          key={start}
          className="absolute top-3 h-2 min-w-0.75 border border-ivory-50 bg-ink-950"
          style={{ left: `${share(start)}%`, width: `${share(end) - share(start)}%` }}
        />
      ))}
      {loop.passes
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

/** 'Felt Aug 12 to Aug 21. Exact Aug 17, give or take a day.' */
function wordsOf({ stays, passes }: Loop, year: YearDays): string {
  // Only within the twelve months a day needs no year.
  const short = (day: string) => (isWithin(year, day) ? shortDay(day, day) : shortDate(day));
  const felt = COPY.felt(stays.map(({ start, end }) => COPY.span(short(start), short(end))));
  const exact = passes
    .map((pass, index) => ({ pass, number: index + 1, day: dayOfPass(pass) }))
    .filter(({ day }) => isWithin(year, day));
  const [only] = exact;
  if (only === undefined) return `${felt} ${passes.length > 0 ? COPY.elsewhere : COPY.never}`;
  const days = exactDaysOf(
    exact.map(({ pass }) => pass),
    short,
  );
  return exact.length === 1 && passes.length > 1
    ? `${felt} ${COPY.pass(only.number, passes.length, days)}.`
    : `${felt} ${COPY.exact(days)}.`;
}
