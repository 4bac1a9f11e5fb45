// The letter written from the reader's own chart. The hours of a person's contacts are birth data: it is not cached on
// its way, logged or counted.

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
