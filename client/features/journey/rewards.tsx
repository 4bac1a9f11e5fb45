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

/** How near each reward is; nothing is redeemed. */
export function Rewards({ progress }: { progress: UserProgress }) {
  const { cosmicPoints } = progress;
  return (
    <>
      <p className="small pt-5 pb-2">{JOURNEY_COPY.nothingToRedeem(cosmicPoints)}</p>
      <ul className="rewards">
        {REWARDS.map(({ key, name, points }) => (
          <li key={key}>
            <Vignette name={VIGNETTES[key]} />
            <div className="min-w-0">
              <h3 className="text-23">{name}</h3>
              <p className="small mt-1 mb-3">{JOURNEY_COPY.reward(points, cosmicPoints)}</p>
              <Bar
                bare
                look="brass"
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
