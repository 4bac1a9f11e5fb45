import { takeSample } from '#tests/support/exhaustive.ts';
import type { HttpClient, RequestOptions } from '#tests/support/http-client.ts';

export interface Attack {
  kind: string;
  path: string;
  request: RequestOptions;
  expected: { status: number; code?: string };
  /** Another code of the same status that is as right. */
  orCode?: string | undefined;
}

/** Each request that is under way at the same time opens a connection, which costs more than the request. */
const AT_ONCE = 16;

let turn = 0;

/** Sends one attack of five, with each call of this function others, and gives those that were not answered as they should be. */
export async function sendAttacks(client: HttpClient, attacks: readonly Attack[]): Promise<string> {
  const wrong: string[] = [];
  turn += 1;
  const waiting = takeSample(attacks, { share: 5, turn });
  const sendOn = async () => {
    for (let attack = waiting.shift(); attack !== undefined; attack = waiting.shift()) {
      const { kind, path, request, expected, orCode } = attack;
      const { status, code } = await client.send(path, request);
      if (status === expected.status && (code === expected.code || code === orCode)) continue;
      wrong.push(`${kind}: ${status} ${code} in place of ${expected.status} ${expected.code}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return wrong.join('\n');
}
