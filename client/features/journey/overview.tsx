import { FindYourselfRow } from '#client/features/find-yourself/index.ts';
import { StreakLunation } from '#client/ui/drawings/streak-lunation.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Bar } from '#client/ui/measures/bar.tsx';
import { LevelRing } from '#client/ui/measures/level-ring.tsx';
import { ACTIVITIES, type ActivityType } from '#shared/progress/activities.ts';
import { levelProgressPercent, pointsToNextLevel } from '#shared/progress/levels.ts';
import type { UserProgress } from '#shared/progress/progress.schema.ts';
import { JOURNEY_COPY, streakWords } from './journey.copy.ts';

/** Ordered as a new user usually meets these activities. */
const SHOWN_ACTIVITIES = [
  'reading',
  'horoscope',
  'compatibility',
  'numerology',
  'birthchart',
  'lottery',
] as const satisfies readonly ActivityType[];

/** Level and points, the streak, and the share of each activity that is done. */
export function Overview({ progress }: { progress: UserProgress }) {
  const { cosmicPoints, level, streak, completion, completedActivities } = progress;
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 pt-7 pb-7.5 narrow:grid-cols-1 narrow:justify-items-center narrow:text-center">
        <LevelRing level={level} points={levelProgressPercent(cosmicPoints)} />
        <div>
          <p className="font-serif text-26 leading-tight">{JOURNEY_COPY.points(cosmicPoints)}</p>
          <p className="mt-1.5 text-15 text-ivory-300">
            {JOURNEY_COPY.toNextLevel(pointsToNextLevel(cosmicPoints), level + 1)}
          </p>
        </div>
      </div>
      <Section
        level={3}
        title={JOURNEY_COPY.streak}
        aside={
          <p className="font-serif text-26 leading-none text-brass-400">
            {JOURNEY_COPY.days(streak)}
          </p>
        }
      >
        <StreakLunation days={streak} className="mt-4.5" />
        <p className="mt-4 text-15 text-ivory-300">{streakWords(streak)}</p>
      </Section>
      <Section level={3} title={JOURNEY_COPY.done}>
        <div className="mt-1">
          {SHOWN_ACTIVITIES.map((type) => {
            const done = Object.keys(completedActivities[type] ?? {}).length;
            const { target } = ACTIVITIES[type];
            return (
              <Bar
                key={type}
                className="pt-3.5 pb-1.5"
                variant="brass"
                label={JOURNEY_COPY.activities[type]}
                note={JOURNEY_COPY.ofTarget(Math.min(done, target), target)}
                value={completion[type]}
                valueText={`${completion[type]}%`}
              />
            );
          })}
        </div>
      </Section>
      <FindYourselfRow />
    </>
  );
}
