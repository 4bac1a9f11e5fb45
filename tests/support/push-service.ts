// A push service on this machine with its own devices. It checks the sender (RFC 8292), accepts messages according to
// RFC 8030, decrypts them like a device (RFC 8291), and answers as the test asks. It shares no code with the sender.

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { NewSubscription } from '#shared/notices/notices.schema.ts';

const DAY_SECONDS = 86_400;

export interface Received {
  device: string;
  /** By this process's clock, milliseconds. */
  atMs: number;
  ttl: number;
  topic: string;
  urgency: string;
  contentType: string;
  /** The sender's public key. */
  sender: string;
  subject: string;
  message: {
    web_push: number;
    notification: { title: string; navigate: string; lang: string; tag: string };
  };
}

/** `accept`: 201; `page`: 200 with HTML, like a captive portal; `silent`: no answer; `cut`: the connection ends. */
export type Behavior = 'accept' | 'page' | 'silent' | 'cut' | number;

export interface Device {
  id: string;
  subscription: NewSubscription;
  /** How its next messages are answered, in order; the last answer repeats. */
  answers: Behavior[];
  /** The messages that it received and would show. */
  received: Received[];
  /** Messages that were not accepted. */
  attempts: number;
}

export interface PushService {
  readonly origin: string;
  /** A browser's subscription. */
  addDevice(...answers: Behavior[]): Device;
  /** The messages that all devices received, in order. */
  readonly received: readonly Received[];
  /** Why messages were refused that no push service would accept. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

interface KnownDevice extends Device {
  keys: ECDH;
  auth: Buffer;
}

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, KnownDevice>();
  const received: Received[] = [];
  const problems: string[] = [];
  let origin = '';

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const device = devices.get(String(request.url).slice('/send/'.length));
    const body = await readBody(request);
    if (device === undefined || request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    const answer = device.answers.length > 1 ? device.answers.shift() : device.answers[0];
    if (answer !== undefined && answer !== 'accept' && answer !== 201) {
      device.attempts += 1;
      refuse(answer, response);
      return;
    }
    let message: Received;
    try {
      message = read(device, request, body);
    } catch (error) {
      problems.push(String(error));
      response.writeHead(400).end();
      return;
    }
    device.received.push(message);
    received.push(message);
    response.writeHead(201, { location: `${origin}/message/${received.length}` }).end();
  }

  function read(device: KnownDevice, { headers }: IncomingMessage, body: Buffer): Received {
    const { sender, subject } = readVapid(String(headers.authorization), origin);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
    const ttl = Number(headers['ttl']);
    if (!Number.isInteger(ttl) || ttl < 0) throw new Error(`TTL ${headers['ttl']}`);
    const topic = String(headers['topic']);
    if (!/^[\w-]{1,32}$/.test(topic)) throw new Error(`Topic ${topic}`);
    return {
      device: device.id,
      atMs: Date.now(),
      ttl,
      topic,
      urgency: String(headers['urgency']),
      contentType: String(headers['content-type']),
      sender,
      subject,
      message: JSON.parse(decrypt(device, body)),
    };
  }

  const server: Server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.destroy();
    });
  });
  // Longer than any pause in a test. A message on a connection that is being closed is lost, and is sent again later.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    received,
    problems,
    addDevice(...answers) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const id = randomBytes(12).toString('hex');
      const device: KnownDevice = {
        id,
        keys,
        auth,
        subscription: {
          endpoint: `${origin}/send/${id}`,
          keys: {
            p256dh: keys.getPublicKey('base64url'),
            auth: auth.toString('base64url'),
          },
        },
        answers: answers.length === 0 ? ['accept'] : answers,
        received: [],
        attempts: 0,
      };
      devices.set(id, device);
      return device;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(answer: Exclude<Behavior, 'accept'>, response: ServerResponse): void {
  if (answer === 'silent') return;
  if (answer === 'cut') response.destroy();
  else if (answer === 'page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please sign in</h1>');
  } else if (answer >= 300 && answer < 400) {
    response.writeHead(answer, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  } else response.writeHead(answer, answer === 429 ? { 'retry-after': '1' } : {}).end();
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Checks the signature of `vapid t=<JWT>, k=<public key>`; throws if it does not follow RFC 8292. */
function readVapid(header: string, audience: string): { sender: string; subject: string } {
  const [, token, sender] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (token === undefined || sender === undefined) throw new Error(`Authorization ${header}`);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  if (parse(head).alg !== 'ES256') throw new Error('not ES256');
  const point = Buffer.from(sender, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is not of that key');
  const { aud, exp, sub } = parse(claims);
  const seconds = Date.now() / 1000;
  if (aud !== audience) throw new Error(`for ${aud}`);
  if (!(exp > seconds && exp <= seconds + DAY_SECONDS)) throw new Error(`expires ${exp}`);
  if (!/^(mailto|https):/.test(sub)) throw new Error(`subject ${sub}`);
  return { sender, subject: sub };
}

/** Decrypts one record of aes128gcm (RFC 8188) with the keys of a device. */
function decrypt({ keys, auth }: KnownDevice, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const derive = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('no end of the record');
  return padded.subarray(0, end).toString('utf8');
}
