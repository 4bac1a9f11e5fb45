// Creates and uses passkeys through the API.

import {
  addPasskeyEndpoint,
  passkeyRegistrationOptionsEndpoint,
  passkeySignInEndpoint,
  passkeySignInOptionsEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import {
  passkeyRegistrationOptionsSchema,
  passkeySignInOptionsSchema,
} from '#shared/identity/passkeys/passkeys.schema.ts';
import type { Answer, HttpClient } from './http-client.ts';
import {
  type Deviations,
  makePasskey,
  type SoftwarePasskey,
  signWith,
} from './software-authenticator.ts';

/** The public address of test applications with passkeys. */
export const PASSKEY_ORIGIN = 'https://asteria.example';

export async function askRegistrationOptions(client: HttpClient) {
  const answer = await client.post(passkeyRegistrationOptionsEndpoint.path);
  if (answer.status !== 200) throw new Error(`registration-options: ${answer.text}`);
  return answer.read(passkeyRegistrationOptionsSchema);
}

export async function askSignInOptions(client: HttpClient) {
  const answer = await client.post(passkeySignInOptionsEndpoint.path);
  if (answer.status !== 200) throw new Error(`sign-in-options: ${answer.text}`);
  return answer.read(passkeySignInOptionsSchema);
}

/** Creates a passkey and adds it to the account of this browser. */
export async function addPasskey(
  client: HttpClient,
  deviations: Parameters<typeof makePasskey>[2] = {},
  {
    origin = PASSKEY_ORIGIN,
    headers = {},
  }: { origin?: string; headers?: Record<string, string> } = {},
): Promise<{ answer: Answer; passkey: SoftwarePasskey }> {
  const options = await askRegistrationOptions(client);
  const { passkey, response } = makePasskey(options, origin, deviations);
  return { answer: await client.post(addPasskeyEndpoint.path, response, headers), passkey };
}

/** Signs in with a passkey in this browser. */
export async function signInWithPasskey(
  client: HttpClient,
  passkey: SoftwarePasskey,
  deviations: Deviations = {},
): Promise<Answer> {
  const options = await askSignInOptions(client);
  return client.post(
    passkeySignInEndpoint.path,
    signWith(passkey, options, PASSKEY_ORIGIN, deviations),
  );
}
