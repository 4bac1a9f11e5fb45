// Writes the answers of our server that page tests are given: `npm run fixtures`, after a change of charts or their words.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { computePageFixtures } from './page-fixtures.ts';

for (const [file, content] of Object.entries(await computePageFixtures())) {
  const path = resolve(import.meta.dirname, '../fixtures', file);
  writeFileSync(path, `${JSON.stringify(content, null, 1)}\n`);
  process.stdout.write(`${path}\n`);
}
