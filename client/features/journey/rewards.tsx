import { Vignette } from '#client/ui/drawings/vignette.tsx';
import { Bar } from '#client/ui/measures/bar.tsx';
import type { UserProgress } from '#shared/progress/progress.schema.ts';
import { REWARDS, type RewardKey } from '#shared/progress/rewards.ts';
import { JOURNEY_COPY } from './journey.copy.ts';

const VIGNETTES = {
  premium_love_reading: 'match',
  monthly_forecast: 'growth',
  animated_birth_chart: 'predict',
} as const satisfies Record<RewardKey, string>;

/** The progress towards each reward; rewards cannot be redeemed. */
export function Rewards({ progress }: { progress: UserProgress }) {
  const { cosmicPoints } = progress;
  return (
    <>
      <p className="pt-5 pb-2 text-15 text-ivory-300">
        {JOURNEY_COPY.nothingToRedeem(cosmicPoints)}
      </p>
      <ul>
        {REWARDS.map(({ key, name, points }) => (
          <li
            key={key}
            className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4.5 border-t border-line py-6.5 tiny:grid-cols-1"
          >
            <Vignette name={VIGNETTES[key]} />
            <div className="min-w-0">
              <h3 className="text-23">{name}</h3>
              <p className="mt-1 mb-3 text-15 text-ivory-300">
                {JOURNEY_COPY.reward(points, cosmicPoints)}
              </p>
              <Bar
                bare
                variant="brass"
                label={name}
                value={Math.min(100, Math.floor((cosmicPoints / points) * 100))}
                valueText={JOURNEY_COPY.reward(points, cosmicPoints)}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
