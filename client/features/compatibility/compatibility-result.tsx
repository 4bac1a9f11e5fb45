import { Plate } from '#client/ui/frame/plate.tsx';
import { Bar } from '#client/ui/measures/bar.tsx';
import { MatchArc } from '#client/ui/measures/match-arc.tsx';
import type { Compatibility } from '#shared/compatibility/compatibility.schema.ts';
import { ASPECT_KEYS, type AspectKey } from '#shared/sky/aspects.ts';
import { SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';
import { COMPATIBILITY_COPY, RATING_LABELS } from './compatibility.copy.ts';
import type { SignPair } from './use-compatibility.ts';

const RATING_KEYS = ['love', 'friendship', 'communication', 'trust'] as const;
/** By the number of signs between two, the shorter way round; the others have no sign of their own. */
const ASPECT_BY_DISTANCE: Readonly<Record<number, AspectKey>> = {
  0: 'conjunction',
  2: 'sextile',
  3: 'square',
  4: 'trine',
  6: 'opposition',
};

function findAspect({ yours, theirs }: SignPair): AspectKey | undefined {
  const distance = Math.abs(SIGN_KEYS.indexOf(yours) - SIGN_KEYS.indexOf(theirs));
  const aspect = ASPECT_BY_DISTANCE[Math.min(distance, SIGN_KEYS.length - distance)];
  return ASPECT_KEYS.find((key) => key === aspect);
}

/** A number with its sign, the minus as wide as the plus. */
function signed(points: number): string {
  return points < 0 ? `−${Math.abs(points)}` : `+${points}`;
}

type CompatibilityResultProps = { pair: SignPair; result: Compatibility };

/** The card of a pair, and the ledger of how its number was reached. */
export function CompatibilityResult({ pair, result }: CompatibilityResultProps) {
  const [one, other] = [SIGNS[pair.yours].name, SIGNS[pair.theirs].name];
  const title = COMPATIBILITY_COPY.pair(one, other);
  return (
    <div className="compatibility-result">
      <Plate aria-label={title}>
        <MatchArc
          key={title}
          percentage={result.percentage}
          left={pair.yours}
          right={pair.theirs}
          aspect={findAspect(pair)}
          label={COMPATIBILITY_COPY.percentage(one, other, result.percentage)}
          className="mb-4"
        />
        <Bar label={COMPATIBILITY_COPY.overall} value={result.percentage} look="brass" bare />
        <h2 className="mt-5 text-34">{title}</h2>
        <p className="reading mt-2">{result.description}</p>
        <div className="mt-5 grid gap-6">
          {RATING_KEYS.map((key) => (
            <Bar key={key} label={RATING_LABELS[key]} value={result.ratings[key]} />
          ))}
        </div>
      </Plate>
      <Ledger result={result} />
    </div>
  );
}

function Ledger({ result: { percentage, contributions } }: { result: Compatibility }) {
  return (
    <section className="compatibility-ledger">
      <h2 className="text-26">{COMPATIBILITY_COPY.ledger(percentage)}</h2>
      <p className="small mt-1.5">{COMPATIBILITY_COPY.ledgerNote}</p>
      <table className="ledger-table tnum">
        <thead className="sr-only">
          <tr>
            <th scope="col">{COMPATIBILITY_COPY.contribution}</th>
            <th scope="col">{COMPATIBILITY_COPY.points}</th>
          </tr>
        </thead>
        <tbody>
          {contributions.map(({ name, points, reason }, index) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span>{reason}</span>
              </th>
              {/* What every pair begins with is no gain and no loss. */}
              <td>{index === 0 ? points : signed(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{COMPATIBILITY_COPY.together}</th>
            <td>{percentage}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
