// A fake of Twilio Verify on loopback that answers as documented, so that tests use the real client. Source of statuses
// and error numbers: twilio.com/docs/verify/api and twilio.com/docs/api/errors.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CODE_LIFETIME_MS = 10 * 60_000;
const CHECKS_PER_CODE = 5;
const SENDS_PER_CODE = 5;

/** How the fake fails instead of answering as usual. */
export type FakeTwilioTrouble =
  | { kind: 'slow'; delayMs: number }
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'html'; status: number }
  | { kind: 'error'; status: number; code: number };

interface Verification {
  sid: string;
  code: string;
  sends: number;
  expiresAt: number;
  checks: number;
}

/** Numbers that are always refused, each with Twilio's status and error number. */
const REFUSED_NUMBERS: ReadonlyMap<string, readonly [status: number, code: number]> = new Map([
  ['+12125550200', [400, 60200]],
  ['+12125550205', [403, 60205]],
  ['+12125550605', [403, 60605]],
  ['+12125550410', [403, 60410]],
  ['+12125550429', [429, 20429]],
]);

export interface FakeTwilio {
  readonly url: string;
  /** The number of requests received. */
  readonly requests: number;
  /** The current code of a number. */
  codeFor(phoneNumber: string): string | undefined;
  /** From now on every request fails like this; undefined ends the failures. */
  setTrouble(trouble: FakeTwilioTrouble | undefined): void;
  /** Moves the fake's clock, milliseconds. */
  advance(ms: number): void;
  close(): Promise<void>;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a request stream gives Buffers
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, code: number): void {
  answer(response, status, {
    code,
    message: `Fake refusal ${code}`,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  });
}

/** Starts the fake on a free loopback port. It accepts only the given `accountSid:authToken`. */
export async function startFakeTwilio(credentials: {
  accountSid: string;
  authToken: string;
  verifyServiceSid: string;
}): Promise<FakeTwilio> {
  const verifications = new Map<string, Verification>();
  let trouble: FakeTwilioTrouble | undefined;
  let skewMs = 0;
  let requests = 0;
  let nextCode = 100_000;
  const now = () => Date.now() + skewMs;
  const base = `/v2/Services/${credentials.verifyServiceSid}`;
  const authorization = `Basic ${Buffer.from(`${credentials.accountSid}:${credentials.authToken}`).toString('base64')}`;

  function create(to: string, response: ServerResponse): void {
    const refused = REFUSED_NUMBERS.get(to);
    if (refused) {
      refuse(response, ...refused);
      return;
    }
    let underWay = verifications.get(to);
    // Within ten minutes the same code is sent again.
    if (!underWay || underWay.expiresAt <= now()) {
      nextCode += 7;
      underWay = {
        sid: `VE${String(nextCode).padStart(32, '0')}`,
        code: String(nextCode),
        expiresAt: now() + CODE_LIFETIME_MS,
        checks: 0,
        sends: 0,
      };
      verifications.set(to, underWay);
    }
    underWay.sends += 1;
    if (underWay.sends > SENDS_PER_CODE) {
      refuse(response, 429, 60203);
      return;
    }
    const { sid } = underWay;
    answer(response, 201, { sid, to, channel: 'sms', status: 'pending', valid: false });
  }

  /** Ends a verification, like Twilio's "update a verification" with `canceled`. */
  function cancel(sid: string, response: ServerResponse): void {
    for (const [to, verification] of verifications) {
      if (verification.sid !== sid) continue;
      verifications.delete(to);
      answer(response, 200, { sid, to, channel: 'sms', status: 'canceled', valid: false });
      return;
    }
    refuse(response, 404, 20404);
  }

  function check(form: URLSearchParams, response: ServerResponse): void {
    const code = form.get('Code') ?? '';
    const asked = form.get('VerificationSid');
    const bySid = [...verifications].find(([, { sid }]) => sid === asked)?.[0];
    const to = (asked === null ? form.get('To') : bySid) ?? '';
    const verification = verifications.get(to);
    if (!verification || verification.expiresAt <= now()) {
      refuse(response, 404, 20404);
      return;
    }
    verification.checks += 1;
    if (verification.checks > CHECKS_PER_CODE) {
      refuse(response, 429, 60202);
      return;
    }
    const approved = verification.code === code;
    if (approved) verifications.delete(to);
    answer(response, 200, {
      sid: verification.sid,
      to,
      channel: 'sms',
      status: approved ? 'approved' : 'pending',
      valid: approved,
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const form = await readForm(request);
    if (trouble?.kind === 'hang') return;
    if (trouble?.kind === 'reset') return void request.socket.destroy();
    if (trouble?.kind === 'html') {
      response.writeHead(trouble.status, { 'content-type': 'text/html' });
      return void response.end('<!doctype html><title>Error</title><h1>Something broke</h1>');
    }
    if (trouble?.kind === 'error') return refuse(response, trouble.status, trouble.code);
    if (trouble?.kind === 'slow') {
      const { delayMs } = trouble;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    if (request.headers.authorization !== authorization) return refuse(response, 401, 20003);
    const to = form.get('To') ?? '';
    if (request.method === 'POST' && request.url === `${base}/Verifications`)
      return create(to, response);
    if (request.method === 'POST' && request.url === `${base}/VerificationCheck`)
      return check(form, response);
    const sid = request.url?.startsWith(`${base}/Verifications/`)
      ? request.url.slice(`${base}/Verifications/`.length)
      : undefined;
    if (request.method === 'POST' && sid !== undefined && form.get('Status') === 'canceled')
      return cancel(sid, response);
    refuse(response, 404, 20404);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address

  return {
    url: `http://127.0.0.1:${port}`,
    get requests() {
      return requests;
    },
    codeFor: (phoneNumber) => verifications.get(phoneNumber)?.code,
    setTrouble(next) {
      trouble = next;
    },
    advance(ms) {
      skewMs += ms;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
