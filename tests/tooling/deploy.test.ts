// What operators are given: each file is checked by its own tool where the machine has it, and by what can be said without.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv, readSecretFiles } from '#server/platform/env.ts';
import { createMetrics } from '#server/platform/metrics.ts';

const DEPLOY = resolve(import.meta.dirname, '../../server/deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

/** Runs a tool that checks files; undefined where the machine does not have it. */
function run(command: string, parameters: readonly string[], cwd = DEPLOY): string | undefined {
  try {
    return execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** `NAME=value` lines of a settings file. */
function readSettings(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

const compose = z
  .looseObject({
    services: z.record(
      z.string(),
      z.looseObject({
        environment: z.record(z.string(), z.string()).optional(),
        secrets: z.array(z.string()).optional(),
        volumes: z.array(z.string()).optional(),
      }),
    ),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    volumes: z.record(z.string(), z.object({})),
  })
  .parse(parse(read('compose.yaml')));

describe('the files for operators', () => {
  it('name only metrics that the server has', async () => {
    const { registry } = await createMetrics({
      isOverloaded: () => false,
      pool: () => ({ total: 0, idle: 0, waiting: 0 }),
    });
    const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
    for (const file of ['prometheus-rules.yml', 'grafana-dashboard.json']) {
      const named = read(file).match(/\b(asteria|process|nodejs)_[a-z0-9_]+/g) ?? [];
      const bases = named.map((name) => name.replace(/_(count|bucket)$/, ''));
      expect(bases.length, file).toBeGreaterThan(5);
      expect(bases.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it('give the server valid settings, from the unit and from the containers', () => {
    const settings = readSettings(read('asteria.env'));
    const folder = mkdtempSync(join(tmpdir(), 'asteria-deploy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const secret = (name: string, value: string) => {
      writeFileSync(join(folder, name), value);
      return join(folder, name);
    };
    const files = {
      DATABASE_URL_FILE: secret('database-url', 'postgres://asteria:secret@localhost/asteria'),
      SESSION_SECRET_FILE: secret('session-secret', 's'.repeat(32)),
      DATA_KEY_FILE: secret('data-key', 'd'.repeat(32)),
      TWILIO_AUTH_TOKEN_FILE: secret('twilio-token', 't'.repeat(32)),
    };
    const ofContainer = compose.services['server']?.environment ?? {};
    const lines = [...read('asteria.service').matchAll(/^Environment=(.*)$/gm)];
    const ofUnit = readSettings(
      lines
        .flatMap(([, words = '']) => words.split(' '))
        .join('\n')
        .replaceAll('%S', folder),
    );
    for (const given of [ofContainer, ofUnit]) {
      expect(Object.keys(given)).toEqual(expect.arrayContaining(Object.keys(files)));
      const env = readEnv(readSecretFiles({ ...settings, ...given, ...files }));
      expect(env).toMatchObject({ production: true, trustProxy: 1 });
    }
  });

  it('declare everything that the containers use: secrets, volumes, folders', () => {
    const services = Object.values(compose.services);
    expect(services.flatMap(({ secrets = [] }) => secrets).sort()).toEqual(
      Object.keys(compose.secrets).sort(),
    );
    const named = services
      .flatMap(({ volumes = [] }) => volumes.map((each) => each.split(':')[0] ?? ''))
      .filter((each) => !each.startsWith('.'));
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
    const manifest = readFileSync(join(DEPLOY, '../../package.json'), 'utf8');
    for (const [, path = ''] of read('Containerfile').matchAll(/dist\/server\/(\S+?)"/g))
      expect(manifest).toContain(`dist/server/${path}`);
  });

  it('are valid for systemd, Prometheus, Caddy and HAProxy, if these are installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'asteria-deploy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const units = readdirSync(DEPLOY).filter((file) => /\.(service|timer)$/.test(file));
    for (const unit of units) {
      writeFileSync(join(folder, unit), read(unit).replace('/usr/bin/node', process.execPath));
    }
    const checked = {
      'systemd-analyze': run('systemd-analyze', ['verify', '--man=no', ...units], folder),
      promtool: run('promtool', ['check', 'config', 'prometheus.yml']),
      caddy: run('caddy', ['validate', '--config', 'Caddyfile', '--adapter', 'caddyfile']),
      haproxy: run('haproxy', ['-c', '-f', 'haproxy.cfg']),
    };
    const missing = Object.entries(checked).filter(([, output]) => output === undefined);
    if (missing.length > 0)
      process.stderr.write(`SKIPPED: ${missing.map(([tool]) => tool).join(', ')} not installed\n`);
  });
});
