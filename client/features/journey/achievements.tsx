import { useAwardBadge } from '#client/features/progress/index.ts';
import { dayOf } from '#client/lib/date-words.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Medal } from '#client/ui/drawings/medal.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Bar } from '#client/ui/measures/bar.tsx';
import { ACTIVITIES } from '#shared/progress/activities.ts';
import {
  BADGE_KEYS,
  BADGES,
  type BadgeKey,
  findBadge,
  listEarnedBadges,
} from '#shared/progress/badges.ts';
import type { UserProgress } from '#shared/progress/progress.schema.ts';
import { JOURNEY_COPY } from './journey.copy.ts';

/** How many horoscopes the Stargazer hint asks for; its words in journey.copy.ts say the same number. */
const STARGAZER_HOROSCOPES = 5;

/**
 * The badges that have not been awarded although their rules are met. The page knows only the current streak, and the
 * longest one may be longer.
 */
function listDueBadges({ completedActivities, level, streak, badges }: UserProgress): BadgeKey[] {
  return listEarnedBadges({
    completed: (type) => new Set(Object.keys(completedActivities[type] ?? {})),
    level,
    longestStreak: streak,
  }).filter((badge) => !badges.includes(badge));
}

/**
 * The button that claims a badge that is due. A badge is due when its rule is newer than the activities that meet it,
 * or when points without an activity reached its level.
 */
function ClaimBadge({ badge }: { badge: BadgeKey }) {
  const claim = useAwardBadge();
  return (
    <Button
      variant="quiet"
      aria-label={JOURNEY_COPY.claimOf(BADGES[badge].name)}
      busy={claim.isPending}
      busyLabel={JOURNEY_COPY.claiming}
      onClick={() => {
        if (!claim.isPending) claim.mutate(badge);
      }}
    >
      {JOURNEY_COPY.claim}
    </Button>
  );
}

/** Every badge: earned ones with their date, the others with how to earn them; then two hints. */
export function Achievements({ progress }: { progress: UserProgress }) {
  const today = useToday();
  const { badges, badgeDates, completedActivities } = progress;
  const known: readonly string[] = BADGE_KEYS;
  const dueBadges = listDueBadges(progress);
  // A badge key that this build does not know is shown as the mysterious badge.
  const keys = [...known, ...badges.filter((key) => !known.includes(key))];
  const hints = [
    { ...JOURNEY_COPY.hints.stargazer, type: 'horoscope', target: STARGAZER_HOROSCOPES },
    { ...JOURNEY_COPY.hints.explorer, type: 'reading', target: ACTIVITIES.reading.target },
  ] as const;

  return (
    <>
      <p className="pt-5 text-15 text-ivory-300">
        {JOURNEY_COPY.earned(badges.length, keys.length)}
      </p>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-6.5 pt-3.5 pb-7.5 narrow:grid-cols-2 tiny:grid-cols-1">
        {keys.map((key) => {
          const earned = badges.includes(key);
          const badge = findBadge(key);
          const date = badgeDates[key];
          const due = dueBadges.find((each) => each === key);
          return (
            <li
              key={key}
              className="grid min-w-0 content-start justify-items-center gap-0.75 text-center"
            >
              <Medal badge={key} earned={earned} className="mb-2" />
              <p className="font-serif text-[1.125rem]/[1.15] text-balance">{badge.name}</p>
              {earned ? (
                <>
                  <p className="text-13 text-ivory-300">{badge.description}</p>
                  {date !== undefined && (
                    <p className="text-13 text-ivory-300">{dayOf(date, today)}</p>
                  )}
                </>
              ) : (
                <>
                  <p className="text-13 text-ivory-300">
                    <span className="sr-only">{JOURNEY_COPY.notEarned}: </span>
                    <span>{badge.hint}</span>
                  </p>
                  {due !== undefined && <ClaimBadge badge={due} />}
                </>
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
                  variant="brass"
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
