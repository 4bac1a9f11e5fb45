// Prints the chapters of some births' charts and the openings of their readings, for editors:
//   npm run --silent readings -- --births births.json --json
// `births.json` is an array of `{birthDate, birthTime?, birthPlaceId?, birthTimeMargin?}`. With --json it prints an
// array of `{birth, chapters, readings: [{id, paragraphs}]}` with what GET /api/birth-chart/{userId}/reading and GET
// /api/readings/{id} answer, births in their order, `birth` the index; without it, the same as text.

import { parseArgs } from 'node:util';
import { readBirthsFile } from '#server/features/birth-chart/index.ts';
import { readChart } from '#server/features/chart-reading/index.ts';
import type { Chapter } from '#shared/chart-reading/chart-reading.schema.ts';
import type { OpenedReading } from '#shared/readings/readings.schema.ts';
import { READING_IDS } from '#shared/readings/readings.ts';
import { openReading } from './readings.service.ts';

const USAGE = 'Usage: npm run --silent readings -- --births births.json [--json]';

function tellChapter({ title, headline, text, facts, certainty }: Chapter): string {
  const why = facts.map((fact) => `  ${fact.text}`).join('\n');
  return `${title && `${title}\n`}${headline}\n${text}\n${why}\n  [${certainty.level}] ${certainty.text}\n`;
}

function tellReading({ title, paragraphs }: OpenedReading): string {
  const told = paragraphs.map(
    ({ text, facts }) => `${text}\n${facts.map((fact) => `  ${fact.text}`).join('\n')}\n`,
  );
  return [`## ${title}\n`, ...told].join('\n');
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { births: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  if (values.births === undefined) throw new Error('--births: names no file');
  const births = await readBirthsFile(values.births);
  const rows = births.map((owner, birth) => ({
    birth,
    ...readChart(owner),
    readings: READING_IDS.map((id) => openReading(id, owner)),
  }));
  const output = values.json
    ? JSON.stringify(
        rows.map(({ readings, ...row }) => ({
          ...row,
          readings: readings.map(({ id, paragraphs }) => ({ id, paragraphs })),
        })),
        null,
        1,
      )
    : rows
        .flatMap(({ birth, chapters, readings }) => [
          `# Birth ${birth}\n`,
          ...chapters.map(tellChapter),
          ...readings.map(tellReading),
        ])
        .join('\n');
  process.stdout.write(`${output}\n`);
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
