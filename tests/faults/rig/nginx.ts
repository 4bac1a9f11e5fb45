// A real nginx in front of several processes, with the configuration of server/deploy/nginx.conf.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { waitUntil } from '#tests/support/built-app.ts';
import { findFreePort } from '#tests/support/free-port.ts';

export interface Nginx {
  readonly url: string;
  close(): Promise<void>;
}

/** The path of nginx; undefined if it is not installed. */
export function findNginx(): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin:/usr/local/sbin"; command -v nginx'], {
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}

const SITE = resolve(import.meta.dirname, '../../../server/deploy/nginx.conf');

/** The operator's site with the ports of the test, without TLS and without the server that leads to it. */
function siteOf(folder: string, port: number, upstreams: readonly number[]): string {
  const site = readFileSync(SITE, 'utf8');
  const [upstream = '', , withTls = ''] = site.split(/^(?=server \{)/m);
  const [line = ''] = /^ *server 127\.0\.0\.1:3000 .*\n/m.exec(upstream) ?? [];
  const lines = upstreams.map((each) => line.replace('3000', String(each)));
  const server = withTls
    .replace(/^ *(ssl_|listen \[).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', folder);
  return upstream.replace(line, lines.join('')) + server;
}

/** Starts nginx on a free port of loopback. */
export async function startNginx(binary: string, upstreams: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-nginx-'));
  // nginx's workers run as another user, who must be able to write their buffers here.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'temp'));
  const port = await findFreePort();
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`,
  );
  writeFileSync(
    config,
    `daemon off;
  pid ${join(folder, 'nginx.pid')};
  error_log ${join(folder, 'error.log')};
  worker_processes 1;
  events { worker_connections 2048; }
  http {
    ${temporary.join('\n    ')}
    ${siteOf(folder, port, upstreams)}
  }\n`,
  );
  let said = '';
  const child: ChildProcess = spawn(binary, ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  await waitUntil('nginx', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended at once:\n${said}`);
    return (await fetch(`${url}/api/health`).catch(() => undefined))?.ok || undefined;
  });
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
