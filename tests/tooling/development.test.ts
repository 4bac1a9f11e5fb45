// `npm run dev` as a developer starts it: one address, the page by Vite, the API behind it and started again alone.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '#tests/support/built-app.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const root = resolve(import.meta.dirname, '../..');
const ASKING_FOR_A_PAGE = { headers: { accept: 'text/html' } };

let dataDir: string;
let port: number;
let url: string;
let development: ChildProcess;
let output = '';

function startDevelopment(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'server/development/dev.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess, take: (text: string) => void): void {
  child.stdout?.on('data', (chunk: Buffer) => take(chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => take(chunk.toString('utf8')));
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('exit', done));

const countStarts = () => output.split('"msg":"listening"').length - 1;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'asteria-development-'));
  port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  development = startDevelopment();
  collect(development, (text) => {
    output += text;
  });
  await waitUntil('the address to be printed', () =>
    output.includes(`Asteria is at ${url}`) ? true : undefined,
  );
}, 120_000);

afterAll(() => {
  development.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the development server', () => {
  // req: RUN-1
  it('serves page and API from one address', async () => {
    const page = await fetch(`${url}/home`, ASKING_FOR_A_PAGE);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).toContain('/app/main.tsx');
    expect((await fetch(`${url}/app/main.tsx`)).status).toBe(200);
    expect((await fetch(`${url}/nowhere`, ASKING_FOR_A_PAGE)).status).toBe(404);
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    expect((await fetch(`${url}/api/nowhere`)).status).toBe(404);
  });

  it("serves the page's sources, but no secrets, and nothing under a foreign host name", async () => {
    expect((await fetch(`${url}/@fs${join(root, 'shared/core/errors.ts')}`)).status).toBe(200);
    for (const path of [
      join(dataDir, 'session-secret'),
      join(dataDir, 'database/PG_VERSION'),
      join(root, '.data/session-secret'),
      join(root, 'package.json'),
      join(root, 'server/main.ts'),
      join(root, '.git/HEAD'),
      '/etc/passwd',
    ]) {
      for (const query of ['?raw', '?url', '?import&raw', '']) {
        const answer = await fetch(`${url}/@fs${path}${query}`);
        expect(answer.status, path + query).not.toBe(200);
      }
    }
    const { status } = await new Promise<{ status: number | undefined }>((done, fail) => {
      const headers = { host: 'attacker.example' };
      const asked = request(`${url}/app/main.tsx`, { headers }, (answer) => {
        answer.resume();
        done({ status: answer.statusCode });
      });
      asked.on('error', fail).end();
    });
    expect(status).toBe(403);
  });

  it('lets only a page of its own address change something', async () => {
    const send = (origin: string) =>
      fetch(`${url}/api/logout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: '{}',
      });
    expect((await send(url)).status).not.toBe(403);
    expect((await send('http://elsewhere.example')).status).toBe(403);
  });

  it('refuses a port in use, in one line', async () => {
    const second = startDevelopment();
    let said = '';
    collect(second, (text) => {
      said += text;
    });
    expect(await exitOf(second)).toBe(1);
    // Which of the two is found first is a matter of random.
    expect(said).toMatch(/PORT: \d+ on 127\.0\.0\.1 is in use already|DATA_DIR: the embedded/);
  }, 60_000);

  it('restarts the API when a source of the server changes, and its callers wait', async () => {
    const before = countStarts();
    const now = new Date();
    utimesSync(join(root, 'server/platform/clock.ts'), now, now);
    await waitUntil('the API to stop', () =>
      output.includes('"msg":"stopping"') ? true : undefined,
    );
    const answer = await fetch(`${url}/api/ready`);
    expect(answer.status).toBe(200);
    expect(countStarts()).toBe(before + 1);
  }, 60_000);

  it('ends both processes and releases the folder for the next start', async () => {
    const exited = exitOf(development);
    development.kill('SIGTERM');
    expect(await exited).toBe(0);
    await expect(fetch(`${url}/api/ready`)).rejects.toThrow();
    expect(output.split('"msg":"stopped"').length - 1).toBe(2);
  }, 60_000);
});
