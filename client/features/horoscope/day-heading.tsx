import { type MoonNow, moonWords } from '#client/features/sky-facts/index.ts';
import {
  clockTimeOf,
  longEnglishDateParts,
  momentWordsOf,
  weekdayOf,
} from '#client/lib/date-words.ts';
import { calendarDayOf, useNow, useToday } from '#client/lib/today.ts';
import { DayScale } from '#client/ui/drawings/day-scale.tsx';
import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import { addDays } from '#shared/core/calendar-date.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { DAY_COPY } from './horoscope.copy.ts';
import { useDailyHoroscope, useSkyNow } from './use-daily-horoscope.ts';

/** 'full on Tuesday at 8:54 AM'; more than a week away, the date replaces the weekday. */
function nextPhaseWords({ shape, next }: MoonNow, today: string): string | undefined {
  if (next === undefined) return undefined;
  const { phase, exactAt } = next;
  const day = calendarDayOf(new Date(exactAt));
  const withinWeek = day > addDays(today, 1) && day < addDays(today, 7);
  const when = withinWeek
    ? DAY_COPY.onWeekday(weekdayOf(exactAt), clockTimeOf(exactAt))
    : momentWordsOf(exactAt, today);
  return phase === shape ? DAY_COPY.exact(when) : DAY_COPY.next(phase, when);
}

/** The Moon in words, now: 'Waxing gibbous Moon in Aries, full on Tuesday at 8:54 AM'. */
export function moonLineOf(moon: MoonNow, today: string): string {
  const words = moonWords(SIGNS[moon.sign].name, moon.shape);
  const next = nextPhaseWords(moon, today);
  return next === undefined ? words : DAY_COPY.moonLine(words, next);
}

/** The Moon's sign in words, if a fact of the horoscope says in which sign she is at `nowMs`. */
function moonLineOfFacts(horoscope: Horoscope, nowMs: number): string | undefined {
  for (const fact of horoscope.facts) {
    if (fact.kind !== 'position' || fact.bodies[0] !== 'moon') continue;
    const isNow = Date.parse(fact.since) <= nowMs && nowMs < Date.parse(fact.until);
    if (isNow) return moonWords(SIGNS[fact.sign].name);
  }
  return undefined;
}

/** The page's heading: the date, the Moon, and the ecliptic as a ruler with the planets of this hour. */
export function DayHeading() {
  const today = useToday();
  const nowMs = useNow();
  const { sky, isPending } = useSkyNow();
  const { data: horoscope } = useDailyHoroscope();
  const { weekday, rest } = longEnglishDateParts(today);

  // While the sky of the day is not loaded, the Moon's sign is read from the horoscope's facts.
  const moonLine =
    sky !== undefined
      ? moonLineOf(sky.moon, today)
      : horoscope && moonLineOfFacts(horoscope, nowMs);

  return (
    <div className="pt-5 pb-6 lg:pt-8 wide:grid wide:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] wide:items-end wide:gap-x-14">
      <h1 className="text-34 lg:text-48">
        <span className="block">{weekday}</span> <span className="block">{rest}</span>
      </h1>
      {/* The space is reserved while the sky loads, so that content below does not move. */}
      {(isPending || moonLine !== undefined) && (
        <p className="mt-3.5 flex min-h-11 items-center gap-3 text-15 text-ivory-300 wide:col-start-1 wide:row-start-2">
          {sky !== undefined && (
            <MoonPhase elongationDegrees={sky.moon.elongationDegrees} size={27} />
          )}
          {moonLine !== undefined && <span>{moonLine}</span>}
        </p>
      )}
      {(isPending || sky !== undefined) && (
        <div className="mt-4 aspect-[350/64] wide:col-start-2 wide:row-span-2 wide:row-start-1">
          {sky !== undefined && <DayScale positions={sky.positions} />}
        </div>
      )}
    </div>
  );
}
