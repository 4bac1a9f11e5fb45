import { http } from 'msw';
import {
  luckyNumbersSaveSchema,
  luckyNumbersSchema,
  savedLuckyNumbersSchema,
} from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { answer, refuse } from '../answer.ts';
import { buildLuckyNumbers, SAMPLE_DAY } from '../samples.ts';
import { world } from '../world.ts';

function findRefusal(userId: unknown) {
  if (world.user === null) return refuse('not_signed_in');
  return world.user.id === userId ? undefined : refuse('forbidden');
}

export const luckyNumbersHandlers = [
  http.get(
    '/api/lucky-numbers/:userId',
    ({ request, params }) =>
      findRefusal(params['userId']) ??
      answer(
        luckyNumbersSchema,
        buildLuckyNumbers(new URL(request.url).searchParams.get('date') ?? SAMPLE_DAY),
      ),
  ),
  http.get(
    '/api/lucky-numbers/:userId/saved',
    ({ params }) =>
      findRefusal(params['userId']) ?? answer(savedLuckyNumbersSchema, world.keptNumbers),
  ),
  http.post('/api/lucky-numbers/:userId/saved', async ({ request, params }) => {
    const refusal = findRefusal(params['userId']);
    if (refusal !== undefined) return refusal;
    const { data } = luckyNumbersSaveSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    if (!world.keptNumbers.some(({ date }) => date === data.date)) {
      world.keptNumbers = [buildLuckyNumbers(data.date), ...world.keptNumbers];
    }
    return answer(savedLuckyNumbersSchema, world.keptNumbers);
  }),
];
