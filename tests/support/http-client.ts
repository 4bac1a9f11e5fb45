// An HTTP client for tests that stores cookies like a browser and sends and parses JSON.

import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type * as z from 'zod/mini';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body as JSON; undefined if it is not JSON. */
  json: unknown;
  /** The body parsed by a shared schema; throws if it does not match. */
  read<S extends z.ZodMiniType>(schema: S): z.output<S>;
  /** The error body's code; undefined if there is none. */
  code: string | undefined;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
  /** A body that is sent unchanged. */
  raw?: string | Uint8Array;
  /** A body that is sent as JSON. */
  json?: unknown;
}

const IDLE_MS = 2_000;

export class HttpClient {
  readonly cookies = new Map<string, string>();
  readonly #baseUrl: string;
  /** Connections end as soon as they are idle, because a test process contains thousands of clients. */
  readonly #agent = new Agent({ keepAlive: true, timeout: IDLE_MS });

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  post(path: string, json?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { method: 'POST', json, headers });
  }

  patch(path: string, json?: unknown): Promise<Answer> {
    return this.send(path, { method: 'PATCH', json });
  }

  delete(path: string, json?: unknown): Promise<Answer> {
    return this.send(path, { method: 'DELETE', json });
  }

  /** Sends one request, with the path unchanged. */
  async send(path: string, options: RequestOptions = {}): Promise<Answer> {
    const { method = 'GET', headers = {}, raw, json } = options;
    const payload = json === undefined ? raw : JSON.stringify(json);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { hostname, port } = new URL(this.#baseUrl);
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        {
          hostname,
          port,
          path,
          method,
          agent: this.#agent,
          headers: {
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
            ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
            ...(cookie === '' ? {} : { cookie }),
            ...headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            this.#keepCookies(incoming.headers['set-cookie'] ?? []);
            const text = Buffer.concat(chunks).toString('utf8');
            resolve(createAnswer(incoming.statusCode ?? 0, incoming.headers, text));
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals);
      const ended = attributes.some(
        (attribute) =>
          /^max-age=(0|-)/i.test(attribute) ||
          (/^expires=/i.test(attribute) && Date.parse(attribute.slice(8)) <= Date.now()),
      );
      if (ended) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(equals + 1));
    }
  }
}

function createAnswer(status: number, headers: IncomingHttpHeaders, text: string): Answer {
  const json = parseJson(text);
  const code =
    json instanceof Object && 'code' in json && typeof json.code === 'string'
      ? json.code
      : undefined;
  return { status, headers, text, json, code, read: (schema) => schema.parse(json) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
