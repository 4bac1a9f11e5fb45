// The game in which readers look for their own headlines, and what everybody found.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { successSchema } from '../core/success.schema.ts';
import {
  answersSchema,
  gameSchema,
  revealedGameSchema,
  startGameSchema,
  tallySchema,
} from './find-yourself.schema.ts';

export const startGameEndpoint = endpoint({
  method: 'POST',
  path: '/api/find-yourself',
  access: 'user',
  summary: "Draws the user's one game; until it is answered, the same game again",
  body: startGameSchema,
  answer: gameSchema,
  errors: ['too_few_pairs', 'already_played'],
  idempotent: true,
});

export const answerGameEndpoint = endpoint({
  method: 'POST',
  path: '/api/find-yourself/{gameId}',
  access: 'user',
  summary: 'Answers all rounds of a game and tells what was whose; the first answer counts',
  params: z.object({ gameId: z.uuid().check(z.toLowerCase()) }),
  body: answersSchema,
  answer: revealedGameSchema,
  errors: ['not_found', 'already_played'],
  idempotent: true,
});

export const withdrawShareEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/find-yourself/consent',
  access: 'user',
  summary: 'Withdraws the consent to be counted: a game that is not answered yet will not be',
  answer: successSchema,
  idempotent: true,
});

export const getTallyEndpoint = endpoint({
  method: 'GET',
  path: '/api/find-yourself/tally',
  access: 'open',
  summary: 'What everybody found, by the protocol that was fixed beforehand',
  answer: tallySchema,
  cacheControl: 'public, max-age=3600',
});
