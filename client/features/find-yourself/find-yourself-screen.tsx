// The page of the game: introduction, commitment, rounds, reveal.

import { useEffect } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { isCompleted, useProgress } from '#client/features/progress/index.ts';
import { ConnectionError, sentenceOf } from '#client/lib/api-client.ts';
import { BackLink } from '#client/ui/actions/back-link.tsx';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import type { RoundAnswer } from '#shared/find-yourself/find-yourself.schema.ts';
import { FIND_YOURSELF_ACTIVITY_ID } from '#shared/progress/activities.ts';
import { GAME_COPY } from './find-yourself.copy.ts';
import { GameReveal } from './game-reveal.tsx';
import { GameRound } from './game-round.tsx';
import { Intro, Ready, Refused, TITLE } from './game-steps.tsx';
import type { Play } from './stored-game.ts';
import { answerOf, refusalOf, useGame } from './use-game.ts';

const PLAYED = { activityType: 'find-yourself', activityId: FIND_YOURSELF_ACTIVITY_ID } as const;

export function FindYourselfScreen() {
  const game = useGame();
  const { play } = game;
  return (
    <div className="max-w-column">
      <BackLink href="/profile?tab=journey">{GAME_COPY.back}</BackLink>
      {play === undefined ? (
        <Waiting />
      ) : play === null ? (
        <BeforeGame {...game} />
      ) : play.revealed !== null ? (
        <GameReveal play={play} revealed={play.revealed} />
      ) : play.isSent ? (
        <Sending play={play} sending={game.sending} />
      ) : (
        <Playing play={play} update={game.update} withdrawing={game.withdrawing} />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <h1 className={TITLE}>{GAME_COPY.title}</h1>
      <Skeleton label={GAME_COPY.loading} className="mt-6">
        <BoneLines lines={6} />
      </Skeleton>
    </>
  );
}

type Game = ReturnType<typeof useGame>;

/** The introduction, or why there is no game. */
function BeforeGame({ starting, sending }: Pick<Game, 'starting' | 'sending'>) {
  const { birthTime, birthPlaceDetails } = useCurrentUser();
  const { data: progress, isPending } = useProgress();
  const refusal =
    refusalOf(sending.error) ??
    refusalOf(starting.error) ??
    (isCompleted(progress, PLAYED) ? 'already_played' : undefined);
  if (refusal !== undefined) {
    return (
      <Refused
        refusal={refusal}
        canAddBirth={birthTime === null || birthPlaceDetails === null}
        onAgain={sending.reset}
      />
    );
  }
  if (isPending) return <Waiting />;
  return (
    <Intro isStarting={starting.isPending} onStart={(share) => starting.mutate(share)}>
      {starting.error !== null && (
        <ErrorState
          className="mt-5"
          message={starting.error instanceof ConnectionError ? GAME_COPY.offline : GAME_COPY.failed}
          hint={sentenceOf(starting.error, '')}
        />
      )}
    </Intro>
  );
}

/** The commitment, and then one round at a time. */
function Playing({
  play,
  update,
  withdrawing,
}: { play: Play } & Pick<Game, 'update' | 'withdrawing'>) {
  const { game, at, answers } = play;
  const round = game.rounds[at];
  const goTo = (index: number) => update({ ...play, at: index });
  if (round === undefined) {
    return <Ready play={play} withdrawing={withdrawing} onBegin={() => goTo(0)} />;
  }
  function keep(answer: RoundAnswer) {
    update({ ...play, answers: [...answers.filter(({ id }) => id !== answer.id), answer] });
  }
  const isLast = at === game.rounds.length - 1;
  return (
    <GameRound
      key={round.id}
      round={round}
      index={at}
      count={game.rounds.length}
      answer={answerOf(play, round.id)}
      onAnswer={keep}
      onBack={() => goTo(at - 1)}
      onNext={() => (isLast ? update({ ...play, isSent: true }) : goTo(at + 1))}
    />
  );
}

/** Sends the answers, which stay on this device until the server has told what was whose. */
function Sending({ play, sending }: { play: Play; sending: Game['sending'] }) {
  const { mutate, isPending, error } = sending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once by itself, and then when the reader asks
  useEffect(() => mutate(play), []);
  const isFailed = error !== null && !isPending;
  return (
    <>
      <OutcomeHeading className={TITLE}>
        {isFailed ? GAME_COPY.send.notSent : GAME_COPY.send.title}
      </OutcomeHeading>
      {isFailed && (
        <ErrorState
          className="mt-5"
          message={
            error instanceof ConnectionError
              ? GAME_COPY.send.offline
              : sentenceOf(error, GAME_COPY.send.failed)
          }
          hint={GAME_COPY.send.kept}
        />
      )}
      <Button
        wide
        className="mt-6"
        busy={isPending || error === null}
        busyLabel={GAME_COPY.send.sending}
        onClick={() => mutate(play)}
      >
        {GAME_COPY.send.again}
      </Button>
    </>
  );
}
