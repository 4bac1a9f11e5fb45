import { clockTimeOf, longDate, momentWordsOf, weekdayOf } from '#client/lib/date-words.ts';
import { calendarDayOf, useToday } from '#client/lib/today.ts';
import { DayScale } from '#client/ui/drawings/day-scale.tsx';
import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import { addDays } from '#shared/core/calendar-date.ts';
import type { SkyMoon } from '#shared/horoscope/horoscope.schema.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { moonWords } from './horoscope.copy.ts';
import { useDailyHoroscope, useSkyToday } from './use-daily-horoscope.ts';

/** 'full on Tuesday at 8:54 AM'; more than a week away, the date replaces the weekday. */
function nextPhaseWords({ phase, exactAt }: SkyMoon['next'], today: string): string {
  const day = calendarDayOf(new Date(exactAt));
  const withinWeek = day > addDays(today, 1) && day < addDays(today, 7);
  const when = withinWeek
    ? `on ${weekdayOf(exactAt)} at ${clockTimeOf(exactAt)}`
    : momentWordsOf(exactAt, today);
  return `${phase} ${when}`;
}

/** The page's heading: the date, the Moon, and the ecliptic as a ruler with today's planets. */
export function DayHeading() {
  const today = useToday();
  const { data: sky, isPending } = useSkyToday();
  const { data: horoscope } = useDailyHoroscope();
  const [weekday, ...rest] = longDate(today).split(' ');

  // While the sky of the day is not loaded, the Moon's phase is read from the horoscope's facts.
  const moonFact = horoscope?.facts.find(
    (fact) => fact.kind === 'position' && fact.bodies[0] === 'moon',
  );
  const factSign = moonFact?.kind === 'position' ? moonFact.sign : undefined;
  const moonLine =
    sky?.moon !== undefined
      ? `${moonWords(SIGNS[sky.moon.sign].name, sky.moon.shape)}, ${nextPhaseWords(sky.moon.next, today)}`
      : factSign !== undefined
        ? moonWords(SIGNS[factSign].name)
        : undefined;

  return (
    <div className="pt-5 pb-6 lg:pt-8">
      <h1 className="text-34 lg:text-48">
        <span className="block">{weekday}</span> <span className="block">{rest.join(' ')}</span>
      </h1>
      {/* The space is reserved while the sky loads, so that content below does not move. */}
      {(isPending || moonLine !== undefined) && (
        <p className="mt-3.5 flex min-h-11 items-center gap-3 text-15 text-ivory-300">
          {sky?.moon !== undefined && (
            <MoonPhase elongationDegrees={sky.moon.elongationDegrees} size={27} />
          )}
          {moonLine !== undefined && <span>{moonLine}</span>}
        </p>
      )}
      {(isPending || sky?.positions !== undefined) && (
        <div className="mt-4 aspect-[350/64]">
          {sky?.positions !== undefined && <DayScale positions={sky.positions} />}
        </div>
      )}
    </div>
  );
}
