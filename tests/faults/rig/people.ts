// People with accounts on a running server, made through the calls that the page makes.

import { userSchema } from '#shared/account/user.schema.ts';
import type { BuiltApp } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';

export interface Person {
  id: string;
  /** E.164. */
  phoneNumber: string;
  /** The browser in which the person is signed in. */
  client: HttpClient;
}

let lastNumber = 2_123_000_000;

/** A number that nobody in this test file has used. */
export function nextPhoneNumber(): string {
  lastNumber += 1;
  return `+1${lastNumber}`;
}

/** Proves a number in a browser; gives whether it has an account. */
export async function proveNumber(
  client: HttpClient,
  app: Pick<BuiltApp, 'waitForCode' | 'output'>,
  phoneNumber: string,
): Promise<boolean> {
  const before = app.output().length;
  const sent = await client.post('/api/verify/send', { phoneNumber });
  if (sent.status !== 200) throw new Error(`no code was sent: ${sent.status} ${sent.text}`);
  const code = await app.waitForCode(phoneNumber, before);
  const checked = await client.post('/api/verify/check', { phoneNumber, code });
  if (checked.status !== 200) throw new Error(`the code was refused: ${checked.text}`);
  return checked.json instanceof Object && 'registered' in checked.json
    ? checked.json.registered === true
    : false;
}

/** The registration of a Leo born in Chicago, for a number. */
export const registrationOf = (phoneNumber: string) => ({
  phoneNumber,
  phoneVerified: true,
  firstName: 'Nora',
  lastName: 'Whitlock',
  attractions: ['everyone'],
  birthDate: '1994-08-02',
  birthTime: '21:18',
  birthPlace: 'Chicago, United States',
});

/** Signs a new person up; `url` is where their browser goes, the server itself unless told otherwise. */
export async function signUpPerson(
  app: Pick<BuiltApp, 'url' | 'waitForCode' | 'output'>,
  url: string = app.url,
): Promise<Person> {
  const client = new HttpClient(url);
  const phoneNumber = nextPhoneNumber();
  await proveNumber(client, app, phoneNumber);
  const registered = await client.post('/api/register', registrationOf(phoneNumber));
  if (registered.status !== 201) throw new Error(`the sign-up was refused: ${registered.text}`);
  return { id: registered.read(userSchema).id, phoneNumber, client };
}

/** Many of them, a few at a time. */
export async function signUpPeople(
  app: Pick<BuiltApp, 'url' | 'waitForCode' | 'output'>,
  count: number,
  url?: string,
): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const next = Math.min(4, count - people.length);
    people.push(...(await Promise.all(Array.from({ length: next }, () => signUpPerson(app, url)))));
  }
  return people;
}

/** The same person in another browser, with the same cookies, at another address. */
export function elsewhere(person: Person, url: string): HttpClient {
  const client = new HttpClient(url);
  for (const [name, value] of person.client.cookies) client.cookies.set(name, value);
  return client;
}
