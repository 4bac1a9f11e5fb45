import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { refuse } from '../answer.ts';
import { buildLetter, buildTransits } from '../letters.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { SAMPLE_DAY } from '../samples.ts';
import { world } from '../world.ts';

const dateOf = (request: Request) => new URL(request.url).searchParams.get('date') ?? SAMPLE_DAY;

export const letterHandlers = [
  mockEndpoint(getLetterEndpoint, ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    return world.user.birthDate === null
      ? { basis: 'none' as const }
      : buildLetter({ date: dateOf(request) });
  }),
  mockEndpoint(getTransitsEndpoint, ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const date = dateOf(request);
    return world.user.birthDate === null
      ? buildTransits({ date, margin: null, contacts: [], next: null })
      : buildTransits({ date });
  }),
];
