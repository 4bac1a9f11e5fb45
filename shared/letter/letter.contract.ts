// The letter written from the reader's own chart. The times of a person's contacts are birth data: no cache on the way
// stores the answer, and no log or metric contains it.

import { endpoint } from '../core/endpoint.ts';
import { LETTER_PATH } from './letter.path.ts';
import { letterQuerySchema, letterSchema } from './letter.schema.ts';

export const getLetterEndpoint = endpoint({
  method: 'GET',
  path: LETTER_PATH,
  access: 'user',
  summary: "The letter of a day, written from the user's own chart",
  query: letterQuerySchema,
  answer: letterSchema,
  offline: true,
});
