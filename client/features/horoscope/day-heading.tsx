import {
  type MoonNow,
  moonWords,
  nextPhaseWords,
  shortPhaseWords,
} from '#client/features/sky-facts/index.ts';
import { longEnglishDate } from '#client/lib/date-words.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { useDailyHoroscope, useSkyNow } from './use-daily-horoscope.ts';

/** The Moon in words, now: 'Waxing gibbous Moon in Aries, full on Tuesday'. */
export function moonLineOf({ sign, shape, next }: MoonNow, today: string): string {
  const words = moonWords(SIGNS[sign].name, shape);
  return next === undefined ? words : `${words}, ${nextPhaseWords(next, today)}`;
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

/** The page's heading: the date and the Moon, in one line where both fit. */
export function DayHeading({ className = '' }: { className?: string }) {
  const today = useToday();
  return (
    <div
      className={`flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 wide:gap-x-6 ${className}`}
    >
      <h1 className="text-20/[1.2] lg:text-26 wide:text-34">{longEnglishDate(today)}</h1>
      <MoonOfHour today={today} />
    </div>
  );
}

/** The size of the drawing and the two words beside it, so that nothing moves when they are loaded. */
const ROOM = 'min-h-5.5 min-w-[5.6rem] wide:min-w-0';

/**
 * The Moon as she stands at this minute, and her next phase in two words, to a screen reader in a sentence. While the
 * sky of the day is not loaded, her sign is read from the horoscope's facts.
 */
function MoonOfHour({ today }: { today: string }) {
  const nowMs = useNow();
  const { sky, isPending } = useSkyNow();
  const { data: horoscope } = useDailyHoroscope();
  if (sky === undefined) {
    const line = horoscope && moonLineOfFacts(horoscope, nowMs);
    if (!isPending && line === undefined) return null;
    return <p className={`ml-auto text-15 text-ivory-300 wide:ml-0 ${ROOM}`}>{line}</p>;
  }
  const { next, elongationDegrees } = sky.moon;
  return (
    <p
      className={`ml-auto flex items-center justify-end gap-2 text-15 whitespace-nowrap text-ivory-300 wide:ml-0 ${ROOM}`}
    >
      <MoonPhase elongationDegrees={elongationDegrees} size={18} />
      <span aria-hidden="true">{next && shortPhaseWords(next, today)}</span>
      <span className="sr-only">{moonLineOf(sky.moon, today)}</span>
    </p>
  );
}
