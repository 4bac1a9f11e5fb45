// What comes before the first pair: what the game is and whether it may be counted, and then its commitment.

import { useState } from 'react';
import { sentenceOf } from '#client/lib/api-client.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import { READING_TEXT } from '#client/ui/text/text-classes.ts';
import { Commitment } from './commitment.tsx';
import { GAME_COPY } from './find-yourself.copy.ts';
import type { Play } from './stored-game.ts';
import type { Refusal, useGame } from './use-game.ts';

export const TITLE = 'pt-1.5 text-34 lg:text-48';

type IntroProps = {
  isStarting: boolean;
  onStart: (share: boolean) => void;
  /** What went wrong, below the button. */
  children: Elements;
};

export function Intro({ isStarting, onStart, children }: IntroProps) {
  const [share, setShare] = useState(false);
  const copy = GAME_COPY.intro;
  return (
    <>
      <h1 className={TITLE}>{GAME_COPY.title}</h1>
      <p className={`mt-3 ${READING_TEXT}`}>{copy.opening}</p>
      <p className="mt-4 text-ivory-300">{copy.how}</p>
      <Plate as="div" className="mt-6">
        <Checkbox
          label={copy.count}
          description={copy.countNote}
          checked={share}
          disabled={isStarting}
          onChange={(event) => setShare(event.currentTarget.checked)}
        />
        <Button
          wide
          className="mt-4"
          busy={isStarting}
          busyLabel={copy.starting}
          onClick={() => onStart(share)}
        >
          {copy.play}
        </Button>
      </Plate>
      {children}
    </>
  );
}

type ReadyProps = {
  play: Play;
  withdrawing: ReturnType<typeof useGame>['withdrawing'];
  onBegin: () => void;
};

/** The pairs are drawn and sealed. */
export function Ready({ play: { game, share }, withdrawing, onBegin }: ReadyProps) {
  const copy = GAME_COPY.ready;
  return (
    <>
      <OutcomeHeading className={TITLE}>{copy.title(game.rounds.length)}</OutcomeHeading>
      <p className={`mt-3 ${READING_TEXT}`}>
        {game.counted ? copy.counted : share ? copy.refused : copy.uncounted}
      </p>
      {game.counted && (
        <Button
          variant="quiet"
          className="mt-2"
          busy={withdrawing.isPending}
          onClick={() => withdrawing.mutate()}
        >
          {copy.withdraw}
        </Button>
      )}
      {withdrawing.error !== null && (
        <ErrorState className="mt-3" message={sentenceOf(withdrawing.error, copy.notWithdrawn)} />
      )}
      <Plate as="div" className="mt-6">
        <p className="mb-4 text-ivory-300">{copy.promise}</p>
        <Commitment digits={game.commitment} />
        <Button wide className="mt-4" onClick={onBegin}>
          {copy.begin}
        </Button>
      </Plate>
    </>
  );
}

type RefusedProps = { refusal: Refusal; canAddBirth: boolean; onAgain: () => void };

/** Why there is no game, and where to go instead. */
export function Refused({ refusal, canAddBirth, onAgain }: RefusedProps) {
  const copy = GAME_COPY.refused;
  return (
    <>
      <OutcomeHeading className={TITLE}>{copy[refusal].title}</OutcomeHeading>
      <p className={`mt-3 ${READING_TEXT}`}>{copy[refusal].note}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        {refusal === 'not_found' && <Button onClick={onAgain}>{copy.not_found.action}</Button>}
        {refusal === 'too_few_pairs' && canAddBirth && (
          <LinkButton href="/profile">{copy.too_few_pairs.action}</LinkButton>
        )}
        <LinkButton href="/profile?tab=chart" variant="second">
          {GAME_COPY.reveal.chart}
        </LinkButton>
        <LinkButton href="/tally" variant="second">
          {GAME_COPY.reveal.tally}
        </LinkButton>
      </div>
    </>
  );
}
