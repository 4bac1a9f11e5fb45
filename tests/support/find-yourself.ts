// Plays Find yourself over HTTP.

import { expect } from 'vitest';
import { urlOf } from '#shared/core/endpoint.ts';
import {
  answerGameEndpoint,
  startGameEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import { type Game, gameSchema } from '#shared/find-yourself/find-yourself.schema.ts';
import type { HttpClient } from './http-client.ts';

/** A birth time that gives a game its ten rounds. */
export const TIMED = { birthTime: '14:12', birthTimeMargin: 5 } as const;

export async function start(client: HttpClient, share = true): Promise<Game> {
  const started = await client.post(startGameEndpoint.path, { share });
  expect(started.status, started.text).toBe(200);
  return started.read(gameSchema);
}

/** The left headline in every round. */
export const answersOf = ({ rounds }: Game) => ({
  answers: rounds.map(({ id }) => ({ id, side: 'left', knew: false })),
});

export const answer = (client: HttpClient, game: Game, body: object = answersOf(game)) =>
  client.post(urlOf(answerGameEndpoint, { params: { gameId: game.gameId } }), body);
