import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { getSunSeasonsEndpoint } from '#shared/zodiac/zodiac.contract.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

export const zodiacHandlers = [
  mockEndpoint(getSunSeasonsEndpoint, () =>
    SIGN_KEYS.map((sign) => ({
      sign,
      from: '2026-07-22T19:13:00.000Z',
      until: '2026-08-23T02:19:00.000Z',
    })),
  ),
];
