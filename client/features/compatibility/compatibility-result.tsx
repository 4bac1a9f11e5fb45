import { type Earned, EarnedNote } from '#client/features/progress/index.ts';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Bar } from '#client/ui/measures/bar.tsx';
import { MatchArc } from '#client/ui/measures/match-arc.tsx';
import { LABEL_TEXT, READING_TEXT } from '#client/ui/text/text-classes.ts';
import type { Compatibility } from '#shared/compatibility/compatibility.schema.ts';
import { ASPECT_KEYS, type AspectKey } from '#shared/sky/aspects.ts';
import { SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';
import { COMPATIBILITY_COPY, RATING_LABELS } from './compatibility.copy.ts';
import type { SignPair } from './use-compatibility.ts';

const RATING_KEYS = ['love', 'friendship', 'communication', 'trust'] as const;
/**
 * Aspect symbols by the distance between two signs (the shorter way round, in signs); other
 * distances have none.
 */
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

/** What a percentage means in words. */
function easeOf(percentage: number): string {
  return COMPATIBILITY_COPY.ease.find(({ from }) => percentage >= from)?.text ?? '';
}

/** A number with its sign; the minus (U+2212) is as wide as the plus. */
function signed(points: number): string {
  return points < 0 ? `−${Math.abs(points)}` : `+${points}`;
}

type CompatibilityResultProps = {
  pair: SignPair;
  result: Compatibility;
  earned?: Earned | undefined;
};

/** The result card of a pair, with the ledger that adds up its score. */
export function CompatibilityResult({ pair, result, earned }: CompatibilityResultProps) {
  const [one, other] = [SIGNS[pair.yours].name, SIGNS[pair.theirs].name];
  const title = COMPATIBILITY_COPY.pair(one, other);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)] lg:items-start lg:gap-16">
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
        <Bar label={COMPATIBILITY_COPY.overall} value={result.percentage} variant="brass" bare />
        <p className="mt-2 font-semibold">{easeOf(result.percentage)}</p>
        <h2 className="mt-5 text-34">{title}</h2>
        <p className={`${READING_TEXT} mt-2`}>{result.description}</p>
        {(['hurts', 'helps'] as const).map((part) => (
          <section key={part} className="mt-5">
            <h3 className={LABEL_TEXT}>{COMPATIBILITY_COPY[part]}</h3>
            <p className="mt-1">{result[part]}</p>
          </section>
        ))}
        <div className="mt-5 grid gap-6">
          {RATING_KEYS.map((key) => (
            <Bar key={key} label={RATING_LABELS[key]} value={result.ratings[key]} />
          ))}
        </div>
        <EarnedNote earned={earned} className="mt-5" />
      </Plate>
      <Ledger result={result} />
    </div>
  );
}

const CELLS = {
  name: 'border-t py-3.25 text-left align-top font-semibold',
  points: 'border-t py-3.25 text-right align-top font-serif normal-nums whitespace-nowrap',
} as const;
/** The total has a rule above and a double rule below, as in bookkeeping. */
const SUM_LINES = 'border-line-control [border-bottom:3px_double_var(--line-control)]';

function Ledger({ result: { percentage, contributions } }: { result: Compatibility }) {
  return (
    <section className="mt-10 lg:mt-2">
      <h2 className="text-26">{COMPATIBILITY_COPY.ledger(percentage)}</h2>
      <p className="mt-1.5 text-15 text-ivory-300">{COMPATIBILITY_COPY.easeNote}</p>
      <p className="mt-1.5 text-15 text-ivory-300">{COMPATIBILITY_COPY.ledgerNote}</p>
      <table className="mt-3 w-full tnum">
        <thead className="sr-only">
          <tr>
            <th scope="col">{COMPATIBILITY_COPY.contribution}</th>
            <th scope="col">{COMPATIBILITY_COPY.points}</th>
          </tr>
        </thead>
        <tbody>
          {contributions.map(({ name, points, reason }, index) => (
            <tr key={name}>
              <th scope="row" className={`${CELLS.name} border-line`}>
                <span>{name}</span>
                <span className="block max-w-[19em] text-[15px]/[1.4] lg:max-w-[32em] font-normal text-ivory-300">
                  {reason}
                </span>
              </th>
              {/* The base score is neither a gain nor a loss. */}
              <td className={`${CELLS.points} border-line text-[24px]/[1.1]`}>
                {index === 0 ? points : signed(points)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${CELLS.name} ${SUM_LINES}`}>
              {COMPATIBILITY_COPY.together}
            </th>
            <td className={`${CELLS.points} ${SUM_LINES} text-[34px]/[1.1] text-brass-400`}>
              {percentage}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
