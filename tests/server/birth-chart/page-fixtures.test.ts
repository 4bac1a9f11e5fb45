import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { computePageFixtures } from '#tests/tooling/page-fixtures.ts';

it.each(Object.entries(await computePageFixtures()))(
  'page tests are given what the server computes now: %s is as `npm run fixtures` writes it',
  (file, content) => {
    const stored: unknown = JSON.parse(readFileSync(resolve('tests/fixtures', file), 'utf8'));
    expect(stored).toEqual(JSON.parse(JSON.stringify(content)));
  },
);
