// A round: two headlines, of which the reader chooses one, or neither.

import { Button } from '#client/ui/actions/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Star } from '#client/ui/drawings/star.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import {
  type Game,
  type RoundAnswer,
  SIDES,
  type Side,
} from '#shared/find-yourself/find-yourself.schema.ts';
import { GAME_COPY } from './find-yourself.copy.ts';

const COPY = GAME_COPY.round;

const CARD =
  'relative flex min-h-32 w-full cursor-pointer items-center gap-4 rounded border px-4.5 py-5 text-start transition-[background-color,border-color] duration-fast ease-settle hover:border-brass-400 hover:bg-ink-900 forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:-outline-offset-4 forced-colors:aria-pressed:outline-[Highlight]';
const CHOSEN = 'border-brass-400 bg-ink-800 [box-shadow:inset_0_0_0_1px_var(--brass-400)]';

type GameRoundProps = {
  round: Game['rounds'][number];
  /** From 0. */
  index: number;
  count: number;
  answer: RoundAnswer;
  onAnswer: (answer: RoundAnswer) => void;
  onBack: () => void;
  onNext: () => void;
};

/** Give it the round's id as a key: its heading takes the focus when it appears. */
export function GameRound({
  round,
  index,
  count,
  answer,
  onAnswer,
  onBack,
  onNext,
}: GameRoundProps) {
  const isLast = index === count - 1;
  // A second tap takes the choice back.
  const choose = (side: Side) => onAnswer({ ...answer, side: answer.side === side ? null : side });
  return (
    <>
      <OutcomeHeading className="pt-1.5 text-34 tnum">
        {COPY.progress(index + 1, count)}
      </OutcomeHeading>
      <Steps index={index} count={count} />
      <fieldset className="mt-5">
        <legend className="text-ivory-300">{COPY.question}</legend>
        <div className="mt-3 grid auto-rows-fr gap-3.5 md:grid-cols-2">
          {SIDES.map((side) => (
            <button
              key={side}
              type="button"
              aria-pressed={answer.side === side}
              className={classNames(CARD, answer.side === side ? CHOSEN : 'border-line-control')}
              onClick={() => choose(side)}
            >
              <span className="min-w-0 flex-1 font-serif text-23/[1.2] wrap-anywhere">
                {round[side]}
              </span>
              <Star
                size={20}
                className={classNames(
                  'flex-none',
                  answer.side === side ? 'text-brass-400' : 'opacity-0',
                )}
              />
            </button>
          ))}
        </div>
      </fieldset>
      <Checkbox
        className="mt-3"
        label={COPY.knew}
        description={COPY.knewNote}
        checked={answer.knew}
        onChange={(event) => onAnswer({ ...answer, knew: event.currentTarget.checked })}
      />
      <div className="mt-4 flex flex-wrap gap-3.5">
        {index > 0 && (
          <Button variant="second" onClick={onBack}>
            {COPY.back}
          </Button>
        )}
        <Button className="flex-1" onClick={onNext}>
          {isLast ? COPY.finish : answer.side === null ? COPY.neither : COPY.next}
        </Button>
      </div>
      {isLast && <p className="mt-3 text-15 text-ivory-300">{COPY.finishNote}</p>}
    </>
  );
}

/** The heading says the same. */
function Steps({ index, count }: { index: number; count: number }) {
  return (
    <div aria-hidden="true" className="mt-3 grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-1">
      {Array.from({ length: count }, (_, step) => (
        <i
          key={step}
          className={classNames(
            'h-1 forced-colors:border forced-colors:border-[CanvasText]',
            step <= index
              ? 'bg-brass-400 forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none'
              : 'bg-ink-700',
          )}
        />
      ))}
    </div>
  );
}
