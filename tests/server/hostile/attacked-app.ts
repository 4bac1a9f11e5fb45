// The application as an attacker meets it, over real HTTP and with a fake Twilio. Every answer is inspected. Everything
// that is sent is remembered, and at the end the log is searched for it.

import { expect, vi } from 'vitest';
import type { Route } from '#server/http/route.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import {
  proveEndpoint,
  sendProofCodeEndpoint,
} from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import { findInsides } from '#tests/fuzz/judge.ts';
import type { Answer, HttpClient } from '#tests/support/http-client.ts';
import { PASSKEY_ORIGIN } from '#tests/support/passkeys.ts';
import { signUpUserByCalls, takePhoneNumber, verifyPhoneNumber } from '#tests/support/people.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { CHICAGO } from '#tests/support/test-places.ts';
import { type FakeTwilio, startFakeTwilio } from '#tests/support/twilio/fake-twilio.ts';
import { Secrets } from './secrets.ts';

const CREDENTIALS = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'the-token-of-the-fake',
  verifyServiceSid: `VA${'0'.repeat(32)}`,
};
const CONSOLE_METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const;

/** A signed-in browser, with its user and their phone number. */
export interface Member {
  client: HttpClient;
  user: User;
  phoneNumber: string;
}

export interface AttackedApp {
  app: TestApp;
  routes: readonly Route[];
  twilio: FakeTwilio;
  /** Starts another process on the same database; `env` overrides its settings. */
  twin(env?: Record<string, string>): Promise<TestApp>;
  /** A browser without cookies, whose answers are inspected. */
  visitor(on?: TestApp): HttpClient;
  /** A browser with a copy of the cookies, such as a thief's or a second tab. */
  copyOf(client: HttpClient, on?: TestApp): HttpClient;
  freshNumber(): string;
  codeFor(phoneNumber: string): string;
  /** Six digits other than the code. */
  wrongCodeFor(phoneNumber: string): string;
  /** Verifies a number in this browser, which then has a grant. */
  prove(client: HttpClient, phoneNumber: string): Promise<void>;
  /** Gives a member's session a fresh proof, by a code sent to their number. */
  proveAnew(member: Pick<Member, 'client' | 'phoneNumber'>): Promise<void>;
  member(overrides?: Record<string, unknown>): Promise<Member>;
  /** The number of rows of each table and the sum of their versions, by its name: every write changes them. */
  digest(): Promise<Record<string, string>>;
  /** The number that a query returns. */
  count(sql: string, ...values: unknown[]): Promise<number>;
  /** Fails when the log or the console contains anything that was sent. */
  searchLog(): void;
  close(): Promise<void>;
}

export async function startAttackedApp(options: TestAppOptions = {}): Promise<AttackedApp> {
  const secrets = new Secrets();
  const spoken: string[] = [];
  for (const method of CONSOLE_METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      spoken.push(words.map(String).join(' '));
    });
  }
  let digestQuery: string | undefined;
  const twilio = await startFakeTwilio(CREDENTIALS);
  const settings = {
    LIMIT_FACTOR: '100000',
    ORIGIN: PASSKEY_ORIGIN,
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: CREDENTIALS.accountSid,
    TWILIO_AUTH_TOKEN: CREDENTIALS.authToken,
    TWILIO_VERIFY_SERVICE_SID: CREDENTIALS.verifyServiceSid,
    TWILIO_BASE_URL: twilio.url,
    ...options.env,
  };
  const app = await createTestApp({ ...options, env: settings });
  const logs = new Set([app.logged]);
  const twin = async (env: Record<string, string> = {}) => {
    const other = await app.twin({ env: { ...settings, ...env } });
    logs.add(other.logged);
    return other;
  };

  const watched = (client: HttpClient): HttpClient => {
    const send = client.send.bind(client);
    client.send = async (path, request = {}) => {
      secrets.hear(path, request, client.cookies);
      const answer = await send(path, request);
      secrets.hearCookies(client.cookies);
      inspect(path, request.method ?? 'GET', answer);
      return answer;
    };
    return client;
  };
  const visitor = (on = app) => watched(on.client());
  const codeFor = (phoneNumber: string) => {
    const code = twilio.codeFor(phoneNumber);
    if (code === undefined) throw new Error('no code is under way');
    return code;
  };
  const prove = async (client: HttpClient, phoneNumber: string) => {
    await verifyPhoneNumber(client.post.bind(client), codeFor, phoneNumber);
  };
  const query = async (text: string, values: unknown[] = []) =>
    (await app.database.client.query({ text, values })).rows;

  return {
    app,
    routes: app.app.routes,
    twilio,
    twin,
    visitor,
    copyOf(client, on) {
      const copy = visitor(on);
      for (const [name, value] of client.cookies) copy.cookies.set(name, value);
      return copy;
    },
    freshNumber: () => takePhoneNumber(),
    codeFor,
    wrongCodeFor: (phoneNumber) => (twilio.codeFor(phoneNumber) === '000000' ? '000001' : '000000'),
    prove,
    async proveAnew({ client, phoneNumber }) {
      const sent = await client.post(sendProofCodeEndpoint.path);
      expect(sent.status, sent.text).toBe(200);
      const proved = await client.post(proveEndpoint.path, { code: codeFor(phoneNumber) });
      expect(proved.status, proved.text).toBe(200);
    },
    async member(overrides = {}) {
      const client = visitor();
      const user = await signUpUserByCalls(client.post.bind(client), codeFor, {
        lastName: 'Whitlock-Ferreira',
        birthPlaceId: CHICAGO.id,
        ...overrides,
      });
      secrets.add(user.username);
      return { client, user, phoneNumber: user.fullPhoneNumber };
    },
    async digest() {
      digestQuery ??= await writeDigestQuery(query);
      const rows = await query(digestQuery);
      return Object.fromEntries(rows.map(({ name, digest }) => [String(name), String(digest)]));
    },
    async count(sql, ...values) {
      const [row] = await query(sql, values);
      return Number(Object.values(row ?? {})[0]);
    },
    searchLog() {
      const paths = new Set(app.app.routes.map(({ path }) => String(path)));
      for (const lines of logs) secrets.search(lines, paths);
      secrets.searchText(spoken.join('\n'));
    },
    async close() {
      await app.close();
      await twilio.close();
      vi.restoreAllMocks();
    },
  };
}

/** Writes a query for `digest`. To hash the rows themselves would take longer than what is tested. */
async function writeDigestQuery(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<string> {
  const tables = await query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return tables
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(t.xmin::text::bigint), 0) as digest from "${name}" t`,
    )
    .join(' union all ');
}

/** Checks what holds for every answer. It makes no assertion per fault, because there are tens of thousands of answers. */
function inspect(path: string, method: string, answer: Answer): void {
  const faults = listFaults(path, method, answer);
  if (faults.length === 0) return;
  const { status, text } = answer;
  expect(faults, `${method} ${path.slice(0, 80)} → ${status} ${text.slice(0, 200)}`).toEqual([]);
}

function listFaults(
  path: string,
  method: string,
  { status, headers, text, ...answer }: Answer,
): string[] {
  const allowsOthers = Object.keys(headers).some((name) => name.startsWith('access-control-'));
  const policy = String(headers['content-security-policy']);
  const faults = [
    status === 500 && 'the status is 500',
    !policy.includes("object-src 'none'") && 'no content security policy',
    headers['x-content-type-options'] !== 'nosniff' && 'its type may be guessed',
    !headers['referrer-policy'] && 'no referrer policy',
    headers['x-powered-by'] !== undefined && 'it tells how it is made',
    allowsOthers && 'other origins may read it',
    findInsides(text) !== undefined && 'it tells how the server is made',
    ...(status >= 400 && /^\/api(\/|$)/.test(path.split('?')[0] ?? '')
      ? listFaultsOfRefusal(path, method, { status, headers, text, ...answer })
      : []),
  ];
  return faults.filter((fault) => fault !== false);
}

function listFaultsOfRefusal(
  path: string,
  method: string,
  { status, headers, text, ...answer }: Answer,
): (string | false)[] {
  const mayBeKept = headers['cache-control'] !== 'no-store' && 'a refusal may be kept';
  if (method === 'HEAD') return [mayBeKept, text !== '' && 'HEAD has a body'];
  const body = answer.read(errorBodySchema);
  const success = path.startsWith('/api/verify/') ? false : undefined;
  return [
    mayBeKept,
    body.error !== body.message && 'it says two things',
    headers['x-request-id'] !== body.requestId && 'it has two ids',
    body.success !== success && 'its success is not as specified',
    (status === 429 || status === 503) &&
      !(Number(headers['retry-after']) > 0) &&
      'it does not say when to come again',
  ];
}
