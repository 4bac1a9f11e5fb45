// Serves the client with the mock server behind it, for manual checks: `npx tsx
// tests/support/msw/preview.ts 5199`. POST /__world changes the state: {"user": "sample" | "unborn"
// | null, "fail": {"GET /api/horoscope/daily": "unavailable" | "break"}, "delayMs": 0, "hang":
// ["GET /api/user"]}.

import { resolve } from 'node:path';
import { getResponse } from 'msw';
import { createServer, type Plugin } from 'vite';
import { ERROR_TABLE, type ErrorCode } from '#shared/core/errors.ts';
import type { UserProgress } from '#shared/progress/progress.schema.ts';
import { refuse } from './answer.ts';
import { handlers } from './handlers/index.ts';
import { buildLuckyNumbers, buildUser, buildUserWithoutBirth } from './samples.ts';
import { buildProgress, resetWorld, world } from './world.ts';

type Wish = {
  user?: 'sample' | 'unborn' | null;
  name?: string;
  fail?: Record<string, string>;
  hang?: string[];
  delayMs?: number;
  progress?: Partial<UserProgress>;
  /** Days whose lucky numbers are saved. */
  savedDays?: string[];
};

let wish: Wish = {};

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_TABLE, code);
}

function makeWorld(next: Wish): void {
  resetWorld();
  wish = next;
  const name = next.name === undefined ? {} : { name: next.name };
  if (next.user === 'sample') world.user = buildUser(name);
  if (next.user === 'unborn') world.user = buildUserWithoutBirth(name);
  world.progress = buildProgress(next.progress);
  world.savedNumbers = (next.savedDays ?? []).map(buildLuckyNumbers);
  world.accounts.set('+13125550148', buildUser(name));
}
makeWorld({});

async function respond(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === '/__world') {
    makeWorld((await request.json()) as Wish); // only our own scripts send it
    return new Response(null, {
      status: 204,
      headers: {
        'Set-Cookie': world.user ? 'signed-in=1; Path=/' : 'signed-in=; Path=/; Max-Age=0',
      },
    });
  }
  const call = `${request.method} ${pathname}`;
  if (wish.hang?.includes(call)) return new Promise(() => {});
  if (wish.delayMs) await new Promise((done) => setTimeout(done, wish.delayMs));
  const failure = wish.fail?.[call];
  if (failure === 'break') return undefined;
  if (failure !== undefined && isErrorCode(failure)) return refuse(failure);
  return getResponse(handlers, request, { baseUrl: 'http://localhost' });
}

const standIn: Plugin = {
  name: 'stand-in-server',
  configureServer(vite) {
    vite.middlewares.use(async (incoming, outgoing, next) => {
      const path = incoming.url ?? '/';
      if (!path.startsWith('/api/') && path !== '/__world') return next();
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const method = incoming.method ?? 'GET';
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: { 'Content-Type': incoming.headers['content-type'] ?? 'text/plain' },
        ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
      });
      const response = await respond(request);
      if (response === undefined) {
        outgoing.destroy();
        return;
      }
      outgoing.statusCode = response.status;
      response.headers.forEach((value, name) => {
        outgoing.setHeader(name, value);
      });
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  },
};

const port = Number(process.argv[2] ?? 5199);
const vite = await createServer({
  configFile: 'vite.config.ts',
  plugins: [standIn],
  // A cache folder of its own: two dev servers would overwrite each other's.
  cacheDir: resolve('node_modules/.vite-stand-in'),
  server: { port, strictPort: true, host: '127.0.0.1' },
});
await vite.listen();
process.stdout.write(`The page with its stand-in server: http://127.0.0.1:${port}/\n`);
