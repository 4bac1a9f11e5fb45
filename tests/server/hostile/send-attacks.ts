import { takeSample } from '#tests/support/exhaustive.ts';
import type { HttpClient, RequestOptions } from '#tests/support/http-client.ts';

export interface Attack {
  kind: string;
  path: string;
  request: RequestOptions;
  expected: { status: number; code?: string };
  /** Another code of the same status that is correct, too. */
  orCode?: string | undefined;
}

/** The most requests at the same time: each opens a connection, which costs more than the request. */
const AT_ONCE = 16;

let turn = 0;

/** Sends one attack in five, others with each call, and describes those that got another answer than expected. */
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
