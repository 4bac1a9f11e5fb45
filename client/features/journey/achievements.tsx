import { dayOf } from '#client/lib/date-words.ts';
import { useToday } from '#client/lib/today.ts';
import { Medal } from '#client/ui/drawings/medal.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Bar } from '#client/ui/measures/bar.tsx';
import { ACTIVITIES } from '#shared/progress/activities.ts';
import { BADGE_KEYS, findBadge } from '#shared/progress/badges.ts';
import type { UserProgress } from '#shared/progress/progress.schema.ts';
import { JOURNEY_COPY } from './journey.copy.ts';

const STARGAZER_HOROSCOPES = 5;

/** Every badge, the earned bright with their date, the others with how to earn them; then the two hints. */
export function Achievements({ progress }: { progress: UserProgress }) {
  const today = useToday();
  const { badges, badgeDates, completedActivities } = progress;
  const known: readonly string[] = BADGE_KEYS;
  // A key that this page does not know yet is shown as the mysterious badge.
  const keys = [...known, ...badges.filter((key) => !known.includes(key))];
  const hints = [
    { ...JOURNEY_COPY.hints.stargazer, type: 'horoscope', target: STARGAZER_HOROSCOPES },
    { ...JOURNEY_COPY.hints.explorer, type: 'reading', target: ACTIVITIES.reading.target },
  ] as const;

  return (
    <>
      <p className="small pt-5">{JOURNEY_COPY.earned(badges.length, keys.length)}</p>
      <ul className="medals">
        {keys.map((key) => {
          const earned = badges.includes(key);
          const badge = findBadge(key);
          const date = badgeDates[key];
          return (
            <li key={key}>
              <Medal badge={key} earned={earned} className="mb-2" />
              <p className="medal-name">{badge.name}</p>
              {earned ? (
                <>
                  <p className="sr-only">{badge.description}</p>
                  {date !== undefined && <p className="fine">{dayOf(date, today)}</p>}
                </>
              ) : (
                <p className="fine">
                  <span className="sr-only">{JOURNEY_COPY.notEarned}: </span>
                  {badge.hint}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <Section level={3} title={JOURNEY_COPY.ahead}>
        <ul className="mt-1">
          {hints.map(({ name, words, type, target }) => {
            const done = Math.min(target, Object.keys(completedActivities[type] ?? {}).length);
            return (
              <li key={name} className="py-3">
                <p className="font-serif text-20 leading-tight">{name}</p>
                <div className="mt-1 mb-2 flex justify-between gap-4 text-15 text-ivory-300">
                  <p>{words}</p>
                  <p className="tnum whitespace-nowrap">{JOURNEY_COPY.ofTarget(done, target)}</p>
                </div>
                <Bar
                  bare
                  look="brass"
                  label={`${name}: ${words}`}
                  value={(done / target) * 100}
                  valueText={JOURNEY_COPY.ofTarget(done, target)}
                />
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}
