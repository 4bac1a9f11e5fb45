// Readers of what the writers write: each reads one writer's name and points from every process in turn.

import { setTimeout as delay } from 'node:timers/promises';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { userProgressSchema } from '#shared/progress/progress.schema.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import type { Event } from './history.ts';
import type { Person } from './people.ts';

const PAUSE_MS = 20;

/** The number at the end of a name that a writer has given, 0 for the name of the sign-up. */
const numberOfName = (lastName: string) => Number(/\d+$/.exec(lastName)?.[0] ?? 0);

export interface Readers {
  /** How many answers were read. */
  readonly count: () => number;
  end(): Promise<void>;
}

/** Adds to `history` what every person reads of their own at each address, in the session of their browser. */
export function startReaders(
  people: readonly Person[],
  urls: readonly string[],
  history: Event[],
): Readers {
  let goesOn = true;
  let count = 0;

  async function readWhile({ client: own, phoneNumber }: Person): Promise<void> {
    const clients = urls.map((url) => ({ url, client: new HttpClient(url) }));
    for (let turn = 0; goesOn; turn += 1) {
      const chosen = clients[turn % clients.length];
      if (chosen === undefined) return;
      const { url, client } = chosen;
      for (const [name, value] of own.cookies) client.cookies.set(name, value);
      const startedMs = performance.now();
      const isName = Math.floor(turn / clients.length) % 2 === 0;
      const path = isName ? '/api/user' : '/api/user-progress';
      const answer = await client.get(path).catch(() => undefined);
      if (answer?.status === 200) {
        count += 1;
        history.push({
          kind: 'read',
          key: `${isName ? 'name' : 'points'} of ${phoneNumber}`,
          value: isName
            ? numberOfName(answer.read(userSchema).lastName)
            : answer.read(userProgressSchema).cosmicPoints,
          startedMs,
          endedMs: performance.now(),
          by: url,
        });
      }
      await delay(PAUSE_MS);
    }
    for (const { client } of clients) client.close();
  }

  const reading = Promise.all(people.map(readWhile));
  return {
    count: () => count,
    async end() {
      goesOn = false;
      await reading;
    },
  };
}
