// A year as bars, one row a month. A bar's height is the mood, and its color says the same once more.

import { classNames } from '#client/ui/class-names.ts';
import type { Elements } from '#client/ui/elements.ts';
import { Section } from '#client/ui/frame/section.tsx';
import { addDays } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import { MOODS, type Mood } from '#shared/journal/journal-rules.ts';
import { MOOD_NAMES } from './check-in.copy.ts';
import { JOURNAL_COPY } from './journal.copy.ts';
import type { ShownEntry } from './use-journal.ts';

const WIDTH = 350;
const LEFT = 32;
const ROW = 27;
const COLUMN = (WIDTH - LEFT) / 31;
const NUMBERED = [1, 10, 20, 30];

const FILLS: Readonly<Record<Mood, string>> = {
  1: 'fill-water',
  2: 'fill-air',
  3: 'fill-ivory-300',
  4: 'fill-earth',
  5: 'fill-fire',
};
const heightOf = (mood: Mood): number => 3.5 + 3.9 * (mood - 1);

/** The mood of each date, of several entries the mean; null for words alone. */
function listMoods(entries: readonly ShownEntry[]): Map<string, Mood | null> {
  const moods = new Map<string, Mood[]>();
  for (const { date, mood } of entries) {
    moods.set(date, [...(moods.get(date) ?? []), ...(mood === null ? [] : [mood])]);
  }
  return new Map(
    [...moods].map(([date, all]) => {
      const mean = all.reduce((sum, mood) => sum + mood, 0) / all.length;
      return [date, MOODS.find((mood) => mood === Math.round(mean)) ?? null];
    }),
  );
}

function daysOfMonth(year: string, month: number): number {
  const next =
    month === 12 ? `${Number(year) + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return Number(addDays(next, -1).slice(8));
}

type YearInDaysProps = {
  year: string;
  entries: readonly ShownEntry[];
  today: string;
  aside: Elements;
};

export function YearInDays({ year, entries, today, aside }: YearInDaysProps) {
  const moods = listMoods(entries);
  const counts = MOODS.toReversed().map((mood) => ({
    name: MOOD_NAMES[mood],
    count: [...moods.values()].filter((each) => each === mood).length,
  }));
  const unmarked = [...moods.values()].filter((mood) => mood === null).length;
  return (
    <Section
      title={JOURNAL_COPY.year.title(year)}
      aside={
        <div className="flex items-baseline gap-5">
          <p className="text-15 text-ivory-300 tnum">{JOURNAL_COPY.year.written(moods.size)}</p>
          {aside}
        </div>
      }
    >
      <svg
        className="mt-3.5 h-auto w-full overflow-visible"
        viewBox={`0 0 ${WIDTH} ${12 * ROW + 26}`}
        role="img"
        aria-label={JOURNAL_COPY.year.label(year, moods.size, counts, unmarked)}
      >
        {MONTH_NAMES.map((name, index) => (
          <MonthRow
            key={name}
            name={name}
            base={index * ROW + 20}
            days={daysOfMonth(year, index + 1)}
            moodOn={(day) => moods.get(dateOf(year, index + 1, day))}
            today={
              dateOf(year, index + 1, 1).slice(0, 7) === today.slice(0, 7)
                ? Number(today.slice(8))
                : undefined
            }
          />
        ))}
        {NUMBERED.map((day) => (
          <text
            key={day}
            x={LEFT + (day - 0.5) * COLUMN}
            y={12 * ROW + 22}
            textAnchor="middle"
            className="fill-ivory-300 text-13"
          >
            {day}
          </text>
        ))}
      </svg>
      <Key hasUnmarked={unmarked > 0} />
    </Section>
  );
}

const dateOf = (year: string, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

type MonthRowProps = {
  name: string;
  /** Where the bars stand. */
  base: number;
  days: number;
  /** Undefined for a day without an entry, null for words alone. */
  moodOn: (day: number) => Mood | null | undefined;
  today: number | undefined;
};

function MonthRow({ name, base, days, moodOn, today }: MonthRowProps) {
  return (
    <g>
      <text x="0" y={base} className="fill-ivory-300 text-13">
        {name.slice(0, 3)}
      </text>
      <path
        d={`M${LEFT} ${base + 0.5}H${LEFT + days * COLUMN}`}
        className="fill-none stroke-line-strong"
        strokeWidth=".8"
      />
      {Array.from({ length: days }, (_, index) => {
        const mood = moodOn(index + 1);
        if (mood === undefined) return null;
        const x = LEFT + index * COLUMN + 1;
        if (mood === null) {
          return (
            <circle key={index} cx={x + 3.4} cy={base - 3} r="1.7" className="fill-ivory-300" />
          );
        }
        const height = heightOf(mood);
        return (
          <rect
            key={index}
            x={x}
            y={base - height}
            width={COLUMN - 3.4}
            height={height}
            className={FILLS[mood]}
          />
        );
      })}
      {today !== undefined && (
        <path
          d={`M${LEFT + today * COLUMN - 1} ${base - 20}V${base + 3}`}
          className="fill-none stroke-brass-400"
          strokeWidth="2"
        />
      )}
    </g>
  );
}

/** What the bars mean; a screen reader has heard it with the counts. */
function Key({ hasUnmarked }: { hasUnmarked: boolean }) {
  return (
    <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-15 text-ivory-300">
      {MOODS.map((mood) => (
        <span key={mood} className="inline-flex items-end gap-1.5">
          <svg aria-hidden="true" width="7" height="20" className={classNames('mb-1', FILLS[mood])}>
            <rect y={20 - heightOf(mood)} width="7" height={heightOf(mood)} />
          </svg>
          <span>{MOOD_NAMES[mood]}</span>
        </span>
      ))}
      {hasUnmarked && (
        <span className="inline-flex items-end gap-1.5">
          <svg aria-hidden="true" width="7" height="20" className="mb-1 fill-ivory-300">
            <circle cx="3.5" cy="17" r="1.7" />
          </svg>
          <span>{JOURNAL_COPY.year.unmarked}</span>
        </span>
      )}
    </p>
  );
}
