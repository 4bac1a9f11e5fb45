import { http } from 'msw';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { sunSeasonsSchema } from '#shared/zodiac/sun-seasons.schema.ts';
import { answer } from '../answer.ts';

export const zodiacHandlers = [
  http.get('/api/zodiac/sun-seasons', () =>
    answer(
      sunSeasonsSchema,
      SIGN_KEYS.map((sign) => ({
        sign,
        from: '2026-07-22T19:13:00.000Z',
        until: '2026-08-23T02:19:00.000Z',
      })),
    ),
  ),
];
