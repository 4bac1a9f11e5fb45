// Prints the horoscopes of some days with the facts they are based on, for editors:
//   npm run --silent horoscopes -- --from 2027-01-01 --days 30 [--sign leo] [--json]
// With --json it prints an array of the answers of GET /api/horoscope/daily.

import { parseArgs } from 'node:util';
import { createAlmanac } from '#server/sky/almanac.ts';
import { countWords } from '#server/text/count-words.ts';
import { addDays, isCalendarDate, utcDateOf } from '#shared/core/calendar-date.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { SIGN_KEYS, SIGN_NAMES, type SignKey } from '#shared/zodiac/signs.ts';
import { composeHoroscope } from './horoscope.composer.ts';

const DAYS_MAX = 3_660;
const USAGE =
  'Usage: npm run --silent horoscopes -- --from 2027-01-01 --days 30 [--sign leo] [--json]';

interface Request {
  from: string;
  days: number;
  signs: readonly SignKey[];
  json: boolean;
}

function readRequest(args: readonly string[]): Request {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string', default: utcDateOf(Date.now()) },
      days: { type: 'string', default: '1' },
      sign: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const days = Number(values.days);
  if (!isCalendarDate(values.from))
    throw new Error(`--from: must be a date YYYY-MM-DD, not "${values.from}"`);
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX)
    throw new Error(`--days: must be a whole number from 1 to ${DAYS_MAX}, not "${values.days}"`);
  const sign = SIGN_KEYS.find((key) => key === values.sign);
  if (values.sign !== undefined && sign === undefined)
    throw new Error(`--sign: must be one of ${SIGN_KEYS.join(', ')}, not "${values.sign}"`);
  return { from: values.from, days, signs: sign ? [sign] : SIGN_KEYS, json: values.json };
}

function* compose({ from, days, signs }: Request): Generator<Horoscope> {
  const almanac = createAlmanac();
  for (let day = 0; day < days; day += 1) {
    const date = addDays(from, day);
    for (const sign of signs) yield composeHoroscope(almanac, date, sign);
  }
}

/** A horoscope as text: its sentences with footnotes, and its facts. */
function format(horoscope: Horoscope): string {
  const numberOf = new Map(horoscope.facts.map(({ id }, index) => [id, index + 1]));
  const notes = (ids: readonly string[]): string => ids.map((id) => numberOf.get(id)).join(', ');
  const { date, sign, headline, content, sentences, facts, reasons } = horoscope;
  const rows = [
    `${date}  ${SIGN_NAMES[SIGN_KEYS.indexOf(sign)]}  (${countWords(content)} words)`,
    `  # ${headline}`,
    ...sentences.map((sentence) => `  ${sentence.text} [${notes(sentence.facts)}]`),
    `  Mood ${horoscope.mood} [${notes(reasons.mood)}], number ${horoscope.luckyNumber} [${notes(reasons.luckyNumber)}], with ${horoscope.compatibility} [${notes(reasons.compatibility)}]`,
    ...facts.map((fact, index) => {
      const exactAt = 'exactAt' in fact && fact.exactAt !== null ? `, ${fact.exactAt}` : '';
      return `    ${index + 1} ${fact.text}${exactAt}`;
    }),
  ];
  return rows.join('\n');
}

function run(): void {
  let request: Request;
  try {
    request = readRequest(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    process.exitCode = 1;
    return;
  }
  const horoscopes = compose(request);
  if (request.json) process.stdout.write(`${JSON.stringify([...horoscopes], null, 2)}\n`);
  else for (const horoscope of horoscopes) process.stdout.write(`${format(horoscope)}\n\n`);
}

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
run();
