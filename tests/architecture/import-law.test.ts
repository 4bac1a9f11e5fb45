// Each rule of the import law is broken here on purpose, in a tree of its own, to see that it is reported.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const depcruise = join(root, 'node_modules/.bin/depcruise');

/** Rule → the files that break it. */
const VIOLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // By a type alone in one direction.
  'no-circles': {
    'shared/core/a.ts': "import type { B } from './b.ts';\nexport const a = (b: B) => b;",
    'shared/core/b.ts':
      "import { a } from './a.ts';\nexport type B = string;\nexport const b = () => a('');",
  },
  // Types alone, and from a folder within a feature.
  'no-circles-between-rooms': {
    'server/features/three/inner/x.ts': "export type { Y } from '#server/features/four/index.ts';",
    'server/features/three/index.ts': 'export type X = 1;',
    'server/features/four/index.ts': 'export type Y = 1;',
    'server/features/four/y.ts': "export type { X } from '#server/features/three/index.ts';",
  },
  'no-circles-inside-rooms': {
    'server/features/five/one/x.ts': "export type { Y } from '../two/y.ts';",
    'server/features/five/one/x2.ts': 'export type X = 1;',
    'server/features/five/two/y.ts': 'export type Y = 1;',
    'server/features/five/two/y2.ts': "export type { X } from '../one/x2.ts';",
  },
  'nothing-unresolved': { 'shared/core/c.ts': "import './not-there.ts';" },
  'shared-is-pure': { 'shared/core/d.ts': "import 'express';" },
  'page-and-server-meet-in-shared': {
    'client/lib/e.ts': "import '#server/platform/e.ts';",
    'server/platform/e.ts': 'export {};',
  },
  'server-knows-no-page': {
    'server/platform/f.ts': "import '#client/lib/f.ts';",
    'client/lib/f.ts': 'export {};',
  },
  'nobody-imports-tests': {
    'server/platform/g.ts': "import '#tests/support/g.ts';",
    'tests/support/g.ts': 'export {};',
  },
  'only-tests-use-test-packages': { 'client/lib/h.ts': "import 'vitest';" },
  'servers-use-dependencies': { 'server/platform/h.ts': "import 'react';" },
  'pages-know-no-app': {
    'client/pages/i.ts': "import '#client/app/i.ts';",
    'client/app/i.ts': 'export {};',
  },
  'features-know-no-pages': {
    'client/features/one/j.ts': "import '#client/pages/j.ts';",
    'client/pages/j.ts': 'export {};',
  },
  'ui-and-lib-know-no-features': {
    'client/ui/k.ts': "import '#client/features/one/index.ts';",
    'client/features/one/index.ts': 'export {};',
  },
  'a-feature-is-entered-by-its-index': {
    'client/features/one/l.ts': "import '#client/features/two/inner.ts';",
    'client/features/two/inner.ts': 'export {};',
  },
  'pages-enter-features-by-their-index': {
    'client/pages/m.ts': "import '#client/features/one/inner.ts';",
    'client/features/one/inner.ts': 'export {};',
  },
  'the-service-worker-draws-nothing': {
    'client/service-worker/v.ts': "import '#client/ui/v.ts';",
    'client/ui/v.ts': 'export {};',
  },
  'nobody-imports-the-service-worker': {
    'client/lib/w.ts': "import '#client/service-worker/w.ts';",
    'client/service-worker/w.ts': 'export {};',
  },
  'infrastructure-knows-no-features': {
    'server/http/n.ts': "import '#server/features/one/n.service.ts';",
    'server/features/one/n.service.ts': 'export {};',
  },
  'platform-knows-no-database': {
    'server/platform/z.ts': "export type { Z } from '#server/db/z.ts';",
    'server/db/z.ts': 'export type Z = 1;',
  },
  'a-server-feature-is-entered-by-its-index': {
    'server/features/one/aa.ts': "import '#server/features/two/inner.ts';",
    'server/features/two/inner.ts': 'export {};',
  },
  'the-server-enters-features-by-their-index': {
    'server/bb.ts': "import '#server/features/two/inner.ts';",
  },
  'content-is-read-by-its-index': {
    'server/features/one/cc.ts': "import '#server/content/pack.ts';",
    'server/content/pack.ts': 'export {};',
  },
  'the-sky-knows-no-user': {
    'server/sky/o.ts': "import '#server/db/o.ts';",
    'server/db/o.ts': 'export {};',
  },
  'services-know-no-http': { 'server/features/one/p.service.ts': "import 'express';" },
  'routes-go-through-services': {
    'server/features/one/q.routes.ts': "import './q.repository.ts';",
    'server/features/one/q.repository.ts': 'export {};',
  },
  'repositories-know-no-services': {
    'server/features/one/r.repository.ts': "import './r.service.ts';",
    'server/features/one/r.service.ts': 'export {};',
  },
  'only-repositories-speak-sql': {
    'server/features/one/s.service.ts': "import { sql } from 'drizzle-orm';\nexport { sql };",
  },
  'only-the-sms-gateway-knows-twilio': { 'server/features/one/t.service.ts': "import 'twilio';" },
  'only-the-ephemeris-knows-its-engine': { 'server/sky/u.ts': "import 'caelus';" },
};

/** What `npm run check` runs over the project. */
const ARGUMENTS = ['--config', '.dependency-cruiser.cjs', 'client', 'server', 'shared', 'tests'];

describe('the import law', () => {
  let planted: string;
  let result: { status: number | null; stdout: string };

  beforeAll(() => {
    planted = mkdtempSync(join(tmpdir(), 'import-law-'));
    for (const name of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json'])
      cpSync(join(root, name), join(planted, name));
    symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'));
    for (const files of Object.values(VIOLATIONS)) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(planted, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
    result = spawnSync(depcruise, ARGUMENTS, { cwd: planted, encoding: 'utf8' });
  });
  afterAll(() => rmSync(planted, { recursive: true, force: true }));

  it('fails the check when it is broken', () => {
    expect(result.status).toBeGreaterThan(0);
  });

  it.each(Object.keys(VIOLATIONS))('reports a violation of %s', (rule) => {
    expect(result.stdout).toContain(` error ${rule}: `);
  });

  it('is part of the check', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }; // npm's form
    expect(scripts['check']?.split(' && ')).toContain(`depcruise ${ARGUMENTS.join(' ')}`);
  });
});
