import {
  getLuckyNumbersEndpoint,
  listSavedLuckyNumbersEndpoint,
  removeLuckyNumbersEndpoint,
  saveLuckyNumbersEndpoint,
} from '#shared/lucky-numbers/lucky-numbers.contract.ts';
import { luckyNumbersSaveSchema } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { buildLuckyNumbers, SAMPLE_DAY } from '../samples.ts';
import { world } from '../world.ts';

function findRefusal(userId: unknown) {
  if (world.user === null) return refuse('not_signed_in');
  return world.user.id === userId ? undefined : refuse('forbidden');
}

export const luckyNumbersHandlers = [
  mockEndpoint(
    getLuckyNumbersEndpoint,
    ({ request, params }) =>
      findRefusal(params['userId']) ??
      buildLuckyNumbers(new URL(request.url).searchParams.get('date') ?? SAMPLE_DAY),
  ),
  mockEndpoint(
    listSavedLuckyNumbersEndpoint,
    ({ params }) => findRefusal(params['userId']) ?? world.savedNumbers,
  ),
  mockEndpoint(saveLuckyNumbersEndpoint, async ({ request, params }) => {
    const refusal = findRefusal(params['userId']);
    if (refusal !== undefined) return refusal;
    const { data } = luckyNumbersSaveSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    if (!world.savedNumbers.some(({ date }) => date === data.date)) {
      world.savedNumbers = [buildLuckyNumbers(data.date), ...world.savedNumbers];
    }
    return world.savedNumbers;
  }),
  mockEndpoint(removeLuckyNumbersEndpoint, ({ params }) => {
    const refusal = findRefusal(params['userId']);
    if (refusal !== undefined) return refusal;
    world.savedNumbers = world.savedNumbers.filter(({ date }) => date !== params['date']);
    return world.savedNumbers;
  }),
];
