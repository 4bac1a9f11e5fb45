import { useCallback, useEffect, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { ApiError, callEndpoint } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import {
  answerGameEndpoint,
  startGameEndpoint,
  withdrawShareEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import type { Game, RoundAnswer } from '#shared/find-yourself/find-yourself.schema.ts';
import { type Play, readPlay, storePlay } from './stored-game.ts';

const REFUSALS = ['too_few_pairs', 'already_played', 'not_found'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why there is no game to play, if the server said so. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof ApiError ? REFUSALS.find((code) => code === error.code) : undefined;
}

/** The answer to a round; until the reader answers, neither headline. */
export function answerOf({ answers }: Pick<Play, 'answers'>, id: string): RoundAnswer {
  return answers.find((answer) => answer.id === id) ?? { id, side: null, knew: false };
}

/** The reader's game and what can be done with it; `play` is undefined while it is looked for on this device. */
export function useGame() {
  const { id: userId } = useCurrentUser();
  const [play, setPlay] = useState<Play | null>();
  useEffect(() => {
    let isGone = false;
    void readPlay(userId).then((found) => {
      if (!isGone) setPlay(found);
    });
    return () => {
      isGone = true;
    };
  }, [userId]);
  const update = useCallback(
    (next: Play | null) => {
      setPlay(next);
      void storePlay(userId, next);
    },
    [userId],
  );
  const starting = useSingleMutation({
    mutationFn: (share: boolean) => callEndpoint(startGameEndpoint, { body: { share } }),
    onSuccess: (game: Game, share) =>
      update({ game, share, answers: [], at: -1, isSent: false, revealed: null }),
  });
  const sending = useSingleMutation({
    mutationFn: ({ game, answers }: Play) =>
      callEndpoint(answerGameEndpoint, {
        params: { gameId: game.gameId },
        body: { answers: game.rounds.map(({ id }) => answerOf({ answers }, id)) },
      }),
    onSuccess: (revealed, sent) => update({ ...sent, revealed }),
    onError: (error) => {
      if (refusalOf(error) !== undefined) update(null);
    },
  });
  const withdrawing = useSingleMutation({
    mutationFn: () => callEndpoint(withdrawShareEndpoint, {}),
    onSuccess: () => {
      if (play) update({ ...play, share: false, game: { ...play.game, counted: false } });
    },
  });
  return { play, update, starting, sending, withdrawing };
}
