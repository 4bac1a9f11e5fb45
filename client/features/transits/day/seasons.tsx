// The contacts of slow bodies that last for weeks: each season as a bar with stars on its exact days, on one axis of
// months.

import { monthAndYear, shortDay } from '#client/lib/date-words.ts';
import { classNames } from '#client/ui/class-names.ts';
import { indices } from '#client/ui/drawings/plane.ts';
import { Star } from '#client/ui/drawings/star.tsx';
import { daysBetween } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import type { TransitSeason, Transits } from '#shared/transits/transits.schema.ts';
import { ContactMarks, dayOfPass, exactDaysOf, nameOf } from '../contact-names.tsx';
import { SEASONS_COPY } from '../transits.copy.ts';
import { addMonths } from '../use-month.ts';

/** Letters of a month's short name. */
const SHORT = 3;
/** More month names than this do not fit side by side on a phone. */
const MOST_NAMES = 6;
/** The axis has at least so many months, so that a short season does not fill it. */
const LEAST_MONTHS = 3;

/** `first`: its first day, `YYYY-MM-DD`; `months`: each as `YYYY-MM`; `days`: how many days they have together. */
type Axis = { first: string; months: readonly string[]; days: number };

export function Seasons({ transits, today }: { transits: Transits; today: string }) {
  const { seasons, date } = transits;
  if (seasons.length === 0) return null;
  const axis = getAxis(seasons);
  const last = axis.months.at(-1) ?? axis.first.slice(0, 7);
  const step = Math.ceil(axis.months.length / MOST_NAMES);
  return (
    <section className="mb-8 border-t border-line pt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-26">{SEASONS_COPY.title}</h2>
        <p className="text-15 text-ivory-300">
          {SEASONS_COPY.span(monthAndYear(axis.first), monthAndYear(`${last}-01`))}
        </p>
      </div>
      <p className="mt-1.5 text-15 text-ivory-300">{SEASONS_COPY.lead}</p>
      <div aria-hidden="true" className="relative mt-3.5 mb-1 h-5 text-13 text-ivory-300">
        {axis.months.map((month, index) => (
          <span
            key={month}
            className={classNames(
              'absolute top-0 -translate-x-1/2',
              index % step !== 0 && 'hidden',
            )}
            style={{ left: `${shareOf(axis, `${month}-15`)}%` }}
          >
            {MONTH_NAMES[Number(month.slice(5)) - 1]?.slice(0, SHORT)}
          </span>
        ))}
      </div>
      <ul>
        {seasons.map((season) => (
          <li key={nameOf(season)} className="border-t border-line pt-3.5 pb-3">
            <p className="flex items-center gap-3">
              <ContactMarks {...season} />
              <span className="font-semibold">{nameOf(season)}</span>
            </p>
            <SeasonLine season={season} axis={axis} date={date} />
            <p className="tnum text-15 text-ivory-300">
              <SeasonWords season={season} date={date} today={today} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The months from the first to the last day of any season or exact day. */
function getAxis(seasons: readonly TransitSeason[]): Axis {
  const days = seasons
    .flatMap(({ start, end, passes }) => [start, end, ...passes.map(dayOfPass)])
    .sort();
  const first = (days[0] ?? '').slice(0, 7);
  const last = (days.at(-1) ?? '').slice(0, 7);
  const months = [first];
  while ((months.at(-1) ?? last) < last || months.length < LEAST_MONTHS)
    months.push(addMonths(first, months.length));
  const end = `${addMonths(first, months.length)}-01`;
  return { first: `${first}-01`, months, days: daysBetween(`${first}-01`, end) };
}

/** The position of a day along the axis, percent. */
function shareOf({ first, days }: Axis, day: string): number {
  return (daysBetween(first, day) / days) * 100;
}

function SeasonLine({ season, axis, date }: { season: TransitSeason; axis: Axis; date: string }) {
  const share = (day: string) => shareOf(axis, day);
  const { start, end, passes } = season;
  return (
    <div aria-hidden="true" className="relative my-1 h-10">
      <div className="absolute inset-x-0 top-5 border-t border-line-control" />
      {indices(axis.months.length).map((index) => (
        <div
          key={index}
          className="absolute top-5 h-1 border-l border-line-control"
          style={{ left: `${share(`${addMonths(axis.first.slice(0, 7), index)}-01`)}%` }}
        />
      ))}
      <div
        className="absolute top-4 h-2 min-w-0.75 border border-ivory-50 bg-ink-950"
        style={{ left: `${share(start)}%`, width: `${share(end) - share(start)}%` }}
      />
      {passes.map((pass) => {
        const day = dayOfPass(pass);
        return (
          <div
            key={pass.at}
            className={classNames(
              'absolute top-3 -ml-2',
              day < date ? 'text-ivory-500' : 'text-ivory-50',
            )}
            style={{ left: `${share(day)}%` }}
          >
            <Star size={16} />
          </div>
        );
      })}
      <div
        className="absolute top-1.5 -ml-px h-7.5 border-l-2 border-brass-400"
        style={{ left: `${share(date)}%` }}
      />
    </div>
  );
}

function SeasonWords({
  season,
  date,
  today,
}: {
  season: TransitSeason;
  date: string;
  today: string;
}) {
  const { day, days, start, end, passes } = season;
  const exact =
    passes.length === 0 ? '' : SEASONS_COPY.exact(exactDaysOf(passes, (of) => shortDay(of, today)));
  const pass = passOf(season, date);
  return (
    <>
      <span className="font-semibold text-ivory-50">
        {passes.length > 1 && pass !== undefined
          ? `${SEASONS_COPY.day(day, days)} ${SEASONS_COPY.pass(pass, passes.length)}`
          : SEASONS_COPY.day(day, days)}
      </span>
      <span>{` ${SEASONS_COPY.days(shortDay(start, today), shortDay(end, today))}${exact}`}</span>
    </>
  );
}

/**
 * The number, counted from 1, of the next exact pass on or after `date` that lies within the season's days, or else of
 * the last one within them; undefined if none does.
 */
function passOf({ passes, start, end }: TransitSeason, date: string): number | undefined {
  const within = passes
    .map((pass, index) => ({ day: dayOfPass(pass), number: index + 1 }))
    .filter(({ day }) => day >= start && day <= end);
  return (within.find(({ day }) => day >= date) ?? within.at(-1))?.number;
}
