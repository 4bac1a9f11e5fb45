// A signed-up user, created through the API, for tests of what follows the sign-up.

import type { BirthTimeMargin } from '#shared/core/birth.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import type { HttpClient } from './http-client.ts';
import { signUp } from './journeys.ts';
import type { TestApp } from './test-app.ts';
import { CHICAGO } from './test-places.ts';

export interface TestUser {
  /** The browser in which the user is signed in. */
  client: HttpClient;
  user: User;
}

export interface BirthOfUser {
  birthDate?: string;
  birthTime?: string | null;
  birthPlace?: string;
  birthPlaceId?: number | null;
  birthTimeFold?: 'earlier' | 'later' | null;
  birthTimeMargin?: BirthTimeMargin | null;
}

/** By default a Leo born in Chicago. Needs a `LIMIT_FACTOR` that allows this many sign-ups. */
export async function signUpUser(app: TestApp, birth: BirthOfUser = {}): Promise<TestUser> {
  const client = app.client();
  const user = await signUp(app, client, { birthPlaceId: CHICAGO.id, ...birth });
  return { client, user };
}
