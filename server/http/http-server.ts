// The HTTP server under the app: its time-outs, its answer to malformed requests, and request and response classes that
// spare Express the costly change of prototypes.

import { randomUUID } from 'node:crypto';
import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Socket } from 'node:net';
import type { Express } from 'express';
import type { ErrorCode } from '#shared/core/errors.ts';
import { buildBareRefusal } from './error-answer.ts';
import { mayBeLong } from './request-input.ts';

/** The most bytes of all headers of a request, which is Node's default; Node's parser refuses a larger request. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** The most header lines of a request, which is more than browsers and proxies send. */
const MAX_HEADER_LINES = 100;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/**
 * A connection without activity for this long is closed. While an answer waits to be read, Node counts the bytes that
 * the kernel has taken as activity at the first time-out and closes the connection at the second, so a client that does
 * not read is disconnected after 30 s.
 */
const SOCKET_TIMEOUT_MS = 15_000;
/** The most connections at once; further ones are refused, since each costs memory even when it is idle. */
const MAX_CONNECTIONS = 10_000;
const TIMEOUT_CHECK_INTERVAL_MS = 5_000;
/** How long a client has to read a refusal before the connection is closed; closing it at once can lose the answer. */
const LINGER_MS = 1_000;

/**
 * An HTTP server for an Express app. Express replaces the prototypes of each request and response, which
 * makes V8 discard its optimizations. Objects that are created with those prototypes are left alone:
 * 85 µs a request become 16 (measured on Node 20).
 */
export function createHttpServer(app: Express): Server {
  // Express sets these prototypes on every request; objects that have them already do not change.
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse<AppRequest> {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);

  const handle = app as RequestListener<typeof AppRequest, typeof AppResponse>; // Express declares types of its own
  const server = createServer(
    {
      IncomingMessage: AppRequest,
      ServerResponse: AppResponse,
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      // Node would refuse a missing Host header without a body and without the security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (mayBeLong(request)) discardRest(request, response);
      if (request.rawHeaders.length > 2 * MAX_HEADER_LINES) refuse(response, 'too_many_headers');
      else if (hasOneHost(request)) handle(request, response);
      else refuse(response, 'bad_input');
    },
  );
  // Node would silently drop all headers after the 2,000th.
  server.maxHeadersCount = 0;
  server.setTimeout(SOCKET_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;
  // RFC 9110 §10.1.1 lets a server ignore an expectation that it does not know.
  server.on('checkExpectation', handle);
  server.on('clientError', refuseRawRequest);
  return server;
}

/**
 * HTTP/1.1 demands exactly one Host header, HTTP/1.0 one at most (RFC 9112 §3.2). Raw headers are counted, since Node
 * keeps only the first of several.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** Answers a request that the app does not get to see. */
function refuse(response: ServerResponse, code: ErrorCode): void {
  const { status, headers, text } = buildBareRefusal(code, randomUUID());
  response.writeHead(status, headers);
  response.end(text);
}

/**
 * Lets a client that is still sending its body read the answer: what it sends is discarded for `LINGER_MS`, and then the
 * connection is closed. Node would discard the whole body, or close at once, which can lose the answer.
 */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const later = (work: () => void) => setTimeout(work, LINGER_MS).unref();
  // Node calls this after an answer with `Connection: close`.
  socket.destroySoon = () => {
    if (request.complete) return Socket.prototype.destroySoon.call(socket);
    socket.end();
    later(() => socket.destroy());
  };
  response.once('finish', () => {
    later(() => {
      if (!request.complete) socket.destroy();
    });
  });
}

/** Whether a head that the parser refused for its size had too many lines. */
function hasManyLines(error: Error & { code?: string; rawPacket?: Buffer }): boolean {
  if (error.code !== 'HPE_HEADER_OVERFLOW') return false;
  return (error.rawPacket?.toString('latin1').split('\n').length ?? 0) > MAX_HEADER_LINES + 1;
}

/** Answers a request that Node's parser refused, such as one with malformed or oversized headers or two lengths. */
function refuseRawRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = hasManyLines(error) ? 'too_many_headers' : 'bad_input';
  const { status, headers, text } = buildBareRefusal(code, randomUUID());
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.end(`${[first, ...lines].join('\r\n')}\r\n\r\n${text}`);
  // A client that does not close the connection is disconnected: otherwise it would stay open forever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
