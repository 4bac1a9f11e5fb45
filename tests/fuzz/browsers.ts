// The callers: a user, whose account is replaced once it has been changed, a second user if a call needs one, and a
// visitor. They replace the tokens of a call with values from the server's state and from earlier answers.

import type { Endpoint } from '#shared/core/endpoint.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { sendCodeEndpoint } from '#shared/identity/verification/verification.contract.ts';
import type { Answer, HttpClient, RequestOptions } from '#tests/support/http-client.ts';
import { signUpUserByCalls, takePhoneNumber } from '#tests/support/people.ts';
import { CHICAGO } from '#tests/support/test-places.ts';
import { type AddressPart, type FuzzCall, fieldsOf } from './calls.ts';
import { fillHeard, Heard } from './heard.ts';
import type { Sent } from './judge.ts';
import { nameOf } from './list-contracts.ts';
import { TOKENS } from './texts.ts';

/** The server that is called, in this process or another. */
export interface FuzzTarget {
  client(): HttpClient;
  /** The newest code sent to a number (E.164). */
  readCode(phoneNumber: string): string | Promise<string>;
  /** The newest code sent to anybody; undefined before the first. */
  newestCode(): string | undefined;
  /** The newest lines about faults in its log. */
  complaints?(): string[];
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Member {
  client: HttpClient;
  values: Record<string, string>;
}

export interface Browsers {
  /**
   * Begins a sequence: a visitor without cookies, and a user who is signed in and has done nothing, so that what a
   * sequence finds does not depend on those before it.
   */
  begin(): Promise<void>;
  /** Makes one call; rejects when no answer comes. */
  send(call: FuzzCall): Promise<{ sent: Sent; answer: Answer }>;
}

export function createBrowsers(target: FuzzTarget, endpoints: readonly Endpoint[]): Browsers {
  const byName = new Map(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]));
  const hasUsers = byName.has(nameOf(getUserEndpoint));
  let member: Member | undefined;
  /** Whether the user may have changed since the sign-up. */
  let isUsed = true;
  let other: Member | undefined;
  let visitor = target.client();
  const heard = new Heard();
  let newestNumber = takePhoneNumber();

  return {
    async begin() {
      heard.forget();
      other?.client.close();
      other = undefined;
      visitor.close();
      visitor = target.client();
      if (!hasUsers || !isUsed) return;
      member?.client.close();
      member = await signUp(target);
      isUsed = false;
    },
    async send(call) {
      const endpoint = byName.get(call.name);
      if (endpoint === undefined) throw new Error(`no contract declares ${call.name}`);
      if (call.as === 'other' && hasUsers) other ??= await signUp(target);
      const caller = { user: member, other, visitor: undefined }[call.as];
      const values: Record<string, string> = {
        ...(caller ?? member)?.values,
        [TOKENS.code]: target.newestCode() ?? '000000',
        [TOKENS.freshNumber]: freshNumber(call),
      };
      const schemas = new Map(
        [endpoint.params, endpoint.query, endpoint.body].flatMap((input) => fieldsOf(input)),
      );
      const fill = (text: string) =>
        fillHeard(text, (wanted) =>
          heard.find(wanted, { schema: schemas.get(wanted.field), path: endpoint.path }),
        ).replace(/<[a-z ]+>/g, (token) => values[token] ?? token);
      const client = caller?.client ?? visitor;
      const path = addressOf(endpoint, call, fill);
      const request = requestOf(endpoint, call, fill);
      const { method = 'GET', headers = {}, raw } = request;
      // A call that gets no answer counts too, and so does a visitor's, because a visitor can log in as the user.
      isUsed ||= !READS.has(method);
      const answer = await client.send(path, request);
      if (answer.status < 400) heard.add(path, answer.json);
      return { sent: { method, path, headers, hasBody: raw !== undefined }, answer };
    },
  };

  /** The phone number of a call: a new one for each call that sends a code, and the same until that code is used. */
  function freshNumber(call: FuzzCall): string {
    if (call.name === nameOf(sendCodeEndpoint)) newestNumber = takePhoneNumber();
    return newestNumber;
  }
}

async function signUp(target: FuzzTarget): Promise<Member> {
  const client = target.client();
  const user = await signUpUserByCalls(
    client.post.bind(client),
    (number) => target.readCode(number),
    {
      birthPlaceId: CHICAGO.id,
    },
  );
  return {
    client,
    values: {
      [TOKENS.userId]: user.id,
      [TOKENS.username]: user.username,
      [TOKENS.ownNumber]: user.fullPhoneNumber,
    },
  };
}

/** The address as it is sent, in printable ASCII. */
function addressOf(endpoint: Endpoint, call: FuzzCall, fill: (text: string) => string): string {
  const encode = (part: AddressPart): string =>
    'raw' in part
      ? part.raw
      : encodeURIComponent(fill(part.text).replace(/\p{Surrogate}/gu, '\ufffd'));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(call.params[name] ?? { text: '' }),
  );
  const query = call.query.map(([key, value]) =>
    value === undefined ? encode(key) : `${encode(key)}=${encode(value)}`,
  );
  const address = query.length === 0 ? path : `${path}?${query.join('&')}`;
  // A head over 16 KiB is refused before any call; tests of raw HTTP send those.
  return address.slice(0, 12_000);
}

function requestOf(
  endpoint: Endpoint,
  { method = endpoint.method, body, headers }: FuzzCall,
  fill: (text: string) => string,
): RequestOptions {
  if (body === undefined) return { method, headers };
  const raw =
    'bytes' in body
      ? Buffer.from(body.bytes, 'latin1')
      : Buffer.from(fill(JSON.stringify(body.json) ?? ''));
  return {
    method,
    raw,
    headers: { 'content-type': 'application/json', ...headers },
  };
}
