// Prints what the charts of some births mean, for whoever edits the words:
//   npm run --silent readings -- --births births.json --json
// `births.json` is an array of `{birthDate, birthTime?, birthPlaceId?, birthTimeMargin?}`. With --json it prints an array
// of `{birth, chapters}` with what GET /api/birth-chart/{userId}/reading answers, births in their order, `birth` the
// index; without it, the chapters as text.

import { parseArgs } from 'node:util';
import { readBirthsFile } from '#server/features/birth-chart/index.ts';
import type { Chapter } from '#shared/chart-reading/chart-reading.schema.ts';
import { readChart } from './chart-reading.service.ts';

const USAGE = 'Usage: npm run --silent readings -- --births births.json [--json]';

function tellChapter({ title, headline, text, facts, certainty }: Chapter): string {
  const why = facts.map((fact) => `  ${fact.text}`).join('\n');
  return `${title}\n${headline}\n${text}\n${why}\n  [${certainty.level}] ${certainty.text}\n`;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { births: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  if (values.births === undefined) throw new Error('--births: names no file');
  const births = await readBirthsFile(values.births);
  const rows = births.map((owner, birth) => ({ birth, ...readChart(owner) }));
  process.stdout.write(
    values.json
      ? `${JSON.stringify(rows, null, 1)}\n`
      : rows
          .map(({ birth, chapters }) =>
            [`# Birth ${birth}\n`, ...chapters.map(tellChapter)].join('\n'),
          )
          .join('\n'),
  );
}

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
});
