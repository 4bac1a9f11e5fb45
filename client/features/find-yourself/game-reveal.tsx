// The reveal: how many own headlines were chosen beside what a coin gives, every round, and last the salt.

import { useEffect, useState } from 'react';
import { EarnedNote, useAutomaticActivity } from '#client/features/progress/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Star } from '#client/ui/drawings/star.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import { LABEL_TEXT, READING_TEXT } from '#client/ui/text/text-classes.ts';
import { type RevealedGame, SIDES } from '#shared/find-yourself/find-yourself.schema.ts';
import { FIND_YOURSELF_ACTIVITY_ID } from '#shared/progress/activities.ts';
import { type CommitmentCheck, checkCommitment } from './check-commitment.ts';
import { findCoinRange } from './coin.ts';
import { Commitment } from './commitment.tsx';
import { GAME_COPY } from './find-yourself.copy.ts';
import { TITLE } from './game-steps.tsx';
import type { Play } from './stored-game.ts';
import { answerOf } from './use-game.ts';

const COPY = GAME_COPY.reveal;
const PLAYED = { activityType: 'find-yourself', activityId: FIND_YOURSELF_ACTIVITY_ID } as const;

type GameRevealProps = { play: Play; revealed: RevealedGame };

export function GameReveal({ play, revealed }: GameRevealProps) {
  const { earned } = useAutomaticActivity(PLAYED);
  return (
    <>
      <h1 className={TITLE}>{GAME_COPY.title}</h1>
      <Score play={play} revealed={revealed} />
      <EarnedNote earned={earned} className="mt-5" />
      <div className="mt-6 flex flex-wrap gap-3.5">
        <LinkButton href="/profile?tab=chart" {...preloadOnIntent('/profile')}>
          {COPY.chart}
        </LinkButton>
        <LinkButton href="/tally" variant="second" {...preloadOnIntent('/tally')}>
          {COPY.tally}
        </LinkButton>
      </div>
      <Section title={COPY.rounds} className="mt-8" variant="flush">
        <ol className="mt-3">
          {play.game.rounds.map((round, index) => (
            <RoundRevealed
              key={round.id}
              round={round}
              number={index + 1}
              chosen={answerOf(play, round.id).side}
              revealed={revealed.rounds.find(({ id }) => id === round.id)}
            />
          ))}
        </ol>
      </Section>
      <Seal play={play} revealed={revealed} />
    </>
  );
}

function Score({ play, revealed }: GameRevealProps) {
  const { rounds, hits } = revealed;
  const own = rounds.filter((round) => round.own !== null);
  const chosen = own.filter(({ id }) => answerOf(play, id).side !== null).length;
  const knew = play.answers.filter((answer) => answer.knew).length;
  const range = findCoinRange(chosen);
  return (
    <>
      <Hits play={play} own={own} />
      <OutcomeHeading level={2} className="text-34 lg:text-48">
        {chosen === 0 ? COPY.none : COPY.score(hits, chosen)}
      </OutcomeHeading>
      <p className={`mt-3 ${READING_TEXT}`}>
        {chosen === 0 ? COPY.allLeft : range === undefined ? COPY.anything : COPY.coin(range)}
      </p>
      {chosen > 0 && chosen < own.length && (
        <p className="mt-2 text-ivory-300">{COPY.left(own.length - chosen)}</p>
      )}
      {knew > 0 && <p className="mt-2 text-ivory-300">{COPY.knew(knew)}</p>}
      {play.share && (
        <p className="mt-2 text-ivory-300">{revealed.counted ? COPY.counted : COPY.notCounted}</p>
      )}
    </>
  );
}

/**
 * A star for each pair of the reader's, bright where the own headline was chosen. The score says the same; on a phone the
 * toast of the points stands over the stars.
 */
function Hits({ play, own }: { play: Play; own: RevealedGame['rounds'] }) {
  return (
    <div aria-hidden="true" className="mt-4 mb-5 flex flex-wrap gap-2.5">
      {own.map(({ id, own: side }) => (
        <Star
          key={id}
          size={20}
          className={answerOf(play, id).side === side ? 'text-brass-400' : 'text-ink-700'}
        />
      ))}
    </div>
  );
}

type RoundRevealedProps = {
  round: Play['game']['rounds'][number];
  number: number;
  chosen: 'left' | 'right' | null;
  revealed: RevealedGame['rounds'][number] | undefined;
};

function RoundRevealed({ round, number, chosen, revealed }: RoundRevealedProps) {
  return (
    <li className="border-t border-line py-4.5 print:break-inside-avoid">
      <h3 className={LABEL_TEXT}>{COPY.pair(number)}</h3>
      <div className="mt-2 grid gap-4 md:grid-cols-2 md:gap-8">
        {SIDES.map((side) => {
          const isOwn = revealed?.own === side;
          return (
            <div
              key={side}
              className={classNames(
                'border-l-2 pl-3.5',
                isOwn ? 'border-brass-400' : 'border-line',
              )}
            >
              <p className="font-serif text-21/[1.25] wrap-anywhere">{round[side]}</p>
              <p className="mt-1 text-15 text-ivory-300">{revealed?.facts[side]}</p>
              <p className="flex flex-wrap items-center gap-x-4 text-15 font-semibold">
                {isOwn && (
                  <span className="flex items-center gap-1.5 text-brass-400">
                    <Star size={16} />
                    <span>{COPY.own}</span>
                  </span>
                )}
                {chosen === side && <span>{COPY.chosen}</span>}
              </p>
            </div>
          );
        })}
      </div>
      {chosen === null && <p className="mt-2 text-15">{COPY.neither}</p>}
      {revealed?.own === null && <p className="mt-2 text-15 text-ivory-300">{COPY.placebo}</p>}
    </li>
  );
}

/** The commitment, checked on this device, and the salt that opens it. */
function Seal({ play: { game }, revealed }: GameRevealProps) {
  const [result, setResult] = useState<CommitmentCheck>();
  useEffect(() => {
    let isGone = false;
    void checkCommitment(game, revealed).then((found) => {
      if (!isGone) setResult(found);
    });
    return () => {
      isGone = true;
    };
  }, [game, revealed]);
  const copy = GAME_COPY.check;
  return (
    <Section title={copy.title}>
      <p role="status" className={classNames('mt-2', result === 'mismatch' && 'text-danger')}>
        {copy[result ?? 'checking']}
      </p>
      <p className="mt-2 mb-4 text-15 text-ivory-300">{copy.how}</p>
      <Commitment digits={game.commitment} />
      <p className={`mt-3 ${LABEL_TEXT}`}>{copy.salt}</p>
      <p className="mt-1 tnum break-all" translate="no">
        {revealed.salt}
      </p>
    </Section>
  );
}
