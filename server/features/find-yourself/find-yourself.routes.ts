import type { ChartOwner } from '#server/features/birth-chart/index.ts';
import { type Route, route } from '#server/http/route.ts';
import {
  answerGameEndpoint,
  getTallyEndpoint,
  startGameEndpoint,
  withdrawShareEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import type {
  Game,
  RevealedGame,
  RoundAnswer,
  Tally,
} from '#shared/find-yourself/find-yourself.schema.ts';
import { FIND_YOURSELF_LIMITS } from './find-yourself.limits.ts';

const LIMITS = [{ rule: FIND_YOURSELF_LIMITS.play, by: 'user' }] as const;

interface FindYourselfService {
  startGame: (user: ChartOwner, asked: { share: boolean; device: string }) => Promise<Game>;
  answerGame: (
    userId: string,
    answered: { gameId: string; answers: readonly RoundAnswer[] },
  ) => Promise<RevealedGame>;
  withdrawShare: (userId: string, device: string) => Promise<void>;
  getTally: () => Promise<Tally>;
}

/** The signed-in user's game, and what everybody found. */
export function findYourselfRoutes(service: FindYourselfService): Route[] {
  return [
    route(startGameEndpoint, {
      limits: LIMITS,
      handler: ({ user, body, session }) =>
        service.startGame(user, { ...body, device: session.deviceName }),
    }),
    route(answerGameEndpoint, {
      limits: LIMITS,
      handler: ({ user, params, body }) => service.answerGame(user.id, { ...params, ...body }),
    }),
    route(withdrawShareEndpoint, async ({ user, session }) => {
      await service.withdrawShare(user.id, session.deviceName);
      return { success: true as const };
    }),
    route(getTallyEndpoint, () => service.getTally()),
  ];
}
