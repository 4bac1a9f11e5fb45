// A real nginx in front of several processes, with the configuration that server/README.md
// recommends.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The operator's `http` block, without addresses and TLS. */
function siteOf(port: number, upstreams: readonly number[]): string {
  return `
    upstream asteria {
      ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=1s;`).join('\n      ')}
    }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://asteria;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_connect_timeout 2s;
        proxy_read_timeout 10s;
        proxy_next_upstream error timeout;
        proxy_next_upstream_tries 3;
      }
    }`;
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
    access_log off;
    ${temporary.join('\n    ')}
    ${siteOf(port, upstreams)}
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
