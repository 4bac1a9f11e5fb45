// Users with accounts on a running server, created through the API.

import type { BuiltApp } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import * as people from '#tests/support/people.ts';
import { type ReadCode, takePhoneNumber } from '#tests/support/people.ts';

export interface Person {
  id: string;
  /** E.164. */
  phoneNumber: string;
  /** The browser in which the user is signed in. */
  client: HttpClient;
}

type CodePrinter = Pick<BuiltApp, 'waitForCode' | 'output'>;

/** A number that this test file has not used yet. */
export const nextPhoneNumber = takePhoneNumber;

/** Reads the codes that the application prints from now on. */
function readNewCodes(app: CodePrinter): ReadCode {
  const printed = app.output().length;
  return (phoneNumber) => app.waitForCode(phoneNumber, printed);
}

const postOf =
  (client: HttpClient): people.Post =>
  (path, body) =>
    client.post(path, body);

/** Verifies a number in a browser; returns whether it has an account. */
export function verifyPhoneNumber(
  client: HttpClient,
  app: CodePrinter,
  phoneNumber: string,
): Promise<boolean> {
  return people.verifyPhoneNumber(postOf(client), readNewCodes(app), phoneNumber);
}

/** The registration of a Leo born in Chicago, for a number. */
export const registrationOf = (phoneNumber: string) =>
  people.buildRegistration({ phoneNumber, username: undefined });

/** Signs a new user up; `url` is the address that the browser uses, by default the server's own. */
export async function signUpPerson(
  app: Pick<BuiltApp, 'url' | 'waitForCode' | 'output'>,
  url: string = app.url,
): Promise<Person> {
  const client = new HttpClient(url);
  const user = await people.signUpUserByCalls(postOf(client), readNewCodes(app));
  return { id: user.id, phoneNumber: user.fullPhoneNumber, client };
}

/** Signs up many users, a few at a time. */
export async function signUpPeople(
  app: Pick<BuiltApp, 'url' | 'waitForCode' | 'output'>,
  count: number,
  url?: string,
): Promise<Person[]> {
  const signedUp: Person[] = [];
  while (signedUp.length < count) {
    const next = Math.min(4, count - signedUp.length);
    signedUp.push(
      ...(await Promise.all(Array.from({ length: next }, () => signUpPerson(app, url)))),
    );
  }
  return signedUp;
}

/** The same user in another browser, with the same cookies, at another address. */
export function elsewhere(person: Person, url: string): HttpClient {
  const client = new HttpClient(url);
  for (const [name, value] of person.client.cookies) client.cookies.set(name, value);
  return client;
}
