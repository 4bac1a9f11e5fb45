// Prints the letters of some births and days, for editors:
//   npm run --silent letters -- --births births.json --from 2027-01-01 --days 30 [--zone America/Chicago] --json
// `births.json` is an array of `{birthDate, birthTime?, birthPlaceId?, birthTimeMargin?}`. With --json it prints an
// array of `{birth, date, letter, transits}` with what GET /api/letter and GET /api/transits answer a reader whose account
// begins on `--from` and who opens every letter; births in their order, days ascending, `birth` the index. With --fit it
// prints how well the letters fit the charts and how often they repeat, over all births.

import { parseArgs } from 'node:util';
import { getNatalPointsOf, readBirthsFile } from '#server/features/birth-chart/index.ts';
import { createTransitsService } from '#server/features/transits/index.ts';
import { type Almanac, createAlmanac } from '#server/sky/almanac.ts';
import { getDayRange } from '#server/sky/contacts/index.ts';
import { countWords } from '#server/text/count-words.ts';
import { createMemory, remember } from '#server/writing/memory.ts';
import { addDays, isCalendarDate, utcDateOf } from '#shared/core/calendar-date.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import type { Transits } from '#shared/transits/transits.schema.ts';
import { type LetterOwner, toLetterOf, writeLetter } from './letter.service.ts';
import { describeRow, reportLetters } from './letter-report.ts';

const DAYS_MAX = 3_660;
const USAGE =
  'Usage: npm run --silent letters -- --births births.json --from 2027-01-01 --days 30 [--zone America/Chicago] [--json | --fit]';

interface Request {
  births: readonly LetterOwner[];
  from: string;
  days: number;
  zone: string;
  json: boolean;
  fit: boolean;
}

interface Row {
  birth: number;
  date: string;
  letter: WrittenLetter | { basis: 'none' };
  transits: Transits;
}

async function readRequest(args: readonly string[]): Promise<Request> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      births: { type: 'string' },
      from: { type: 'string', default: utcDateOf(Date.now()) },
      days: { type: 'string', default: '1' },
      zone: { type: 'string', default: 'UTC' },
      json: { type: 'boolean', default: false },
      fit: { type: 'boolean', default: false },
    },
  });
  const days = Number(values.days);
  if (values.births === undefined) throw new Error('--births: names no file');
  if (!isCalendarDate(values.from)) {
    throw new Error(`--from: must be a date YYYY-MM-DD, not "${values.from}"`);
  }
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX) {
    throw new Error(`--days: must be a whole number from 1 to ${DAYS_MAX}, not "${values.days}"`);
  }
  const births = (await readBirthsFile(values.births)).map((owner) => ({
    ...owner,
    createdAt: new Date(0),
    zone: null,
  }));
  return {
    births,
    from: values.from,
    days,
    zone: values.zone,
    json: values.json,
    fit: values.fit,
  };
}

async function* write(almanac: Almanac, request: Request): AsyncGenerator<Row> {
  const { births, from, days, zone } = request;
  for (const [index, owner] of births.entries()) {
    let memory = createMemory();
    for (let day = 0; day < days; day += 1) {
      const date = addDays(from, day);
      // The next contact (`Transits.next`) is the first after the beginning of that day.
      const now = getDayRange(date, zone)?.startMs ?? Date.parse(`${date}T00:00:00Z`);
      const transits = createTransitsService({ almanac, clock: { now: () => now } });
      const written = writeLetter(almanac, owner, { date, zone }, memory);
      if (written !== null) memory = remember(memory, written.shown);
      yield {
        birth: index,
        date,
        letter: written?.letter ?? { basis: 'none' },
        transits: transits.getDay(owner, { date, zone }),
      };
    }
  }
}

function format({ birth, date, letter }: Row): string {
  if (letter.basis === 'none') return `${date}  birth ${birth}: no birth date`;
  const { headline, paragraphs, thread, question, also, register, area, facts } = letter;
  const parts = paragraphs.map(({ text }) => text);
  const texts = [headline, ...parts, thread?.text ?? '', question ?? ''];
  return [
    `${date}  birth ${birth}  (${register}, ${area}, ${countWords(texts.join(' '))} words)`,
    ...texts.filter((text) => text !== '').map((text) => `  ${text}`),
    ...(also === null ? [] : [`  Also today: ${also.text}`]),
    ...facts.map(
      (fact) =>
        `    ${fact.text}${fact.kind === 'placement' ? '' : `, ${fact.exactAt}`}: ${fact.meaning}`,
    ),
  ].join('\n');
}

/** Prints the table of `reportLetters`. */
function writeFit(almanac: Almanac, { births, from, days, zone }: Request): void {
  const readers = births.flatMap((owner) => {
    const natal = getNatalPointsOf(owner);
    if (natal === null) return [];
    return [toLetterOf(owner, natal.points, { date: from, zone }, createMemory())];
  });
  for (const row of reportLetters(almanac, readers, { from, days }))
    process.stdout.write(`${describeRow(row)}\n`);
}

async function run(): Promise<void> {
  let request: Request;
  try {
    request = await readRequest(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    process.exitCode = 1;
    return;
  }
  const almanac = createAlmanac();
  if (request.fit) {
    writeFit(almanac, request);
    return;
  }
  const rows = write(almanac, request);
  if (!request.json) {
    for await (const row of rows) process.stdout.write(`${format(row)}\n\n`);
    return;
  }
  let separator = '[';
  for await (const row of rows) {
    process.stdout.write(`${separator}\n${JSON.stringify(row)}`);
    separator = ',';
  }
  process.stdout.write(separator === '[' ? '[]\n' : '\n]\n');
}

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
await run();
