// A signed-up reader for tests that are about what comes after: through the same calls that the page makes.

import { type User, userSchema } from '#shared/account/user.schema.ts';
import type { HttpClient } from './http-client.ts';
import type { TestApp } from './test-app.ts';
import { CHICAGO } from './test-places.ts';

export interface Reader {
  /** The browser in which the reader is signed in. */
  client: HttpClient;
  user: User;
}

export interface BirthOfReader {
  birthDate?: string;
  birthTime?: string | null;
  birthPlace?: string;
  birthPlaceId?: number | null;
  birthTimeFold?: 'earlier' | 'later' | null;
}

let lastNumber = 2_122_000_000;

/** A Leo born in Chicago unless told otherwise. Needs a `LIMIT_FACTOR` that allows so many sign-ups. */
export async function signUpReader(app: TestApp, birth: BirthOfReader = {}): Promise<Reader> {
  const client = app.client();
  lastNumber += 1;
  const phoneNumber = `+1${lastNumber}`;
  const sent = await client.post('/api/verify/send', { phoneNumber });
  if (sent.status !== 200) throw new Error(`no code was sent: ${sent.text}`);
  const code = app.printed.join('\n').match(new RegExp(`\\${phoneNumber}: (\\d{6})`))?.[1];
  const checked = await client.post('/api/verify/check', { phoneNumber, code });
  if (checked.status !== 200) throw new Error(`the code was refused: ${checked.text}`);
  const registered = await client.post('/api/register', {
    phoneNumber,
    phoneVerified: true,
    firstName: 'Nora',
    lastName: 'Whitlock',
    attractions: ['everyone'],
    birthDate: '1994-08-02',
    birthTime: '21:18',
    birthPlace: 'Chicago, United States',
    birthPlaceId: CHICAGO.id,
    ...birth,
  });
  if (registered.status !== 201) throw new Error(`the sign-up was refused: ${registered.text}`);
  return { client, user: registered.read(userSchema) };
}
