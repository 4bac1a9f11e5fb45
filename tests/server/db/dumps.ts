// What copies of the database reveal without its keys: for each reader the plain columns, the lengths of encrypted
// values and the number of rows. From that, how many birth dates fit a reader.

import type { DatabaseClient } from '#server/db/database.ts';
import { drawBirthChart } from '#server/features/birth-chart/draw-birth-chart.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { ASPECT_ANGLE_DEGREES, ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { type BodyKey, isQuickBody } from '#shared/sky/bodies.ts';
import { separationDegrees } from '#shared/sky/longitude.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { type CandidateDay, listCandidateDays } from '#tests/support/fitting-dates.ts';

type Row = Readonly<Record<string, unknown>>;
/** Every row of every table, in the order in which the database gives them. */
export type Dump = ReadonlyMap<string, readonly Row[]>;

const SEALED = /^(?:e1\.)?[0-9a-f]{8}\.[\w-]{30,}$/;
const HASH = /^(?:h1\.)?[\w-]{43}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function takeDump({ query }: Pick<DatabaseClient, 'query'>): Promise<Dump> {
  const { rows: tables } = await query({
    text: `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    values: [],
  });
  const dump = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await query({
      text: `select to_jsonb(t) as row from "${name}" t`,
      values: [],
    });
    dump.set(
      String(name),
      rows.map(({ row }) => row as Row),
    );
  }
  return dump;
}

/** The encrypted text in a value of a column, in any of the types that columns have; undefined for another value. */
export function findSealed(value: unknown): string | undefined {
  const text = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof text === 'string' && SEALED.test(text) ? text : undefined;
}

/** What a value tells: of what is encrypted the length, of a hash and of an id that it is one. */
function readValue(value: unknown): unknown {
  const sealed = findSealed(value);
  if (sealed !== undefined) return `${sealed.length} characters`;
  if (typeof value === 'string' && HASH.test(value)) return 'a hash';
  if (typeof value === 'string' && UUID.test(value)) return 'an id';
  return value;
}

/** Columns that say who somebody is or when they signed up, and nothing of the birth. */
const IDENTITY = new Set(['username', 'first_name', 'last_name', 'device', 'endpoint_hash']);

/** What a dump tells of a user: for each table the rows. */
export function readUser(dump: Dump, userId: string): Record<string, Row[]> {
  const told: Record<string, Row[]> = {};
  for (const [table, rows] of dump) {
    const own = rows.filter((row) => (table === 'users' ? row['id'] : row['user_id']) === userId);
    if (own.length === 0) continue;
    const read = own.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !IDENTITY.has(column))
          .map(([column, value]) => [column, readValue(value)]),
      ),
    );
    // Where rows of one user stand depends on which pages have space.
    const textOf = new Map(read.map((row) => [row, JSON.stringify(row)]));
    told[table] = read.sort((one, other) =>
      (textOf.get(one) ?? '') < (textOf.get(other) ?? '') ? -1 : 1,
    );
  }
  return told;
}

const almanac = createAlmanac();
const QUARTER_MS = 15 * 60_000;
/** Every how many days a chart is drawn to learn its length; the count is multiplied by it. */
const SAMPLED_DAYS = 331;
let chartLengths: Map<string, number> | undefined;

/** The lengths of charts of dates, as base64url of nonce, text and tag; of a sample of the dates. */
async function listChartLengths(): Promise<Map<string, number>> {
  if (chartLengths !== undefined) return chartLengths;
  chartLengths = new Map();
  for (const [index, { date }] of (await listCandidateDays()).entries()) {
    if (index % SAMPLED_DAYS !== 0) continue;
    const birth = { date, time: null, place: null, fold: null, marginMinutes: null };
    const bytes = Buffer.byteLength(JSON.stringify(drawBirthChart(birth)));
    chartLengths.set(date, Math.ceil(((bytes + 28) * 4) / 3));
  }
  return chartLengths;
}

/** Whether somebody born at that noon, or half a day from it, has a contact of Sun to Mars in a quarter of an hour. */
function hasContact({ tenths }: CandidateDay, atMs: number): boolean {
  const movers = (['sun', 'moon', 'mercury', 'venus', 'mars'] as const).filter(
    (body: BodyKey) => body !== 'moon' && isQuickBody(body),
  );
  return movers.some((moving) => {
    const { longitudeDegrees } = almanac.getPosition(moving, atMs + QUARTER_MS / 2);
    return tenths.some((tenth, body) => {
      const reach = body === 1 ? 7 : 0.6; // the Moon in half a day, and anything else
      const apart = separationDegrees(longitudeDegrees, tenth / 10);
      return ASPECT_KEYS.some((aspect) => Math.abs(apart - ASPECT_ANGLE_DEGREES[aspect]) <= reach);
    });
  });
}

/**
 * How many of the birth dates from 1950 to 2008 fit what dumps tell of a user: by signs in plain, by the length of the
 * chart, and by instants at which something is due that are no midnight of `zone` and no moment in which the user acted.
 */
export async function countFittingDates(
  told: readonly Record<string, Row[]>[],
  actedAtMs: ReadonlySet<number>,
): Promise<number> {
  const text = JSON.stringify(told);
  const signs = SIGN_KEYS.filter((sign) => text.includes(`daily-${sign}`));
  const lengths = new Set(
    told.flatMap((dump) => (dump['birth_charts'] ?? []).map(({ chart }) => String(chart))),
  );
  const known = [...(await listChartLengths()).values()];
  const chartLength = Number.parseInt([...lengths][0] ?? '', 10) - 'e1.00000000.'.length;
  const isPadded = !known.includes(chartLength) && !known.includes(chartLength - 1);
  const due = new Set(
    told
      .flatMap((dump) => Object.values(dump).flat())
      .flatMap(({ due_at: at }) => (typeof at === 'string' ? [Date.parse(at)] : []))
      .filter((ms) => ms % 86_400_000 !== 0 && !actedAtMs.has(ms) && ms % QUARTER_MS === 0),
  );
  const days = await listCandidateDays();
  const byTime = days.filter(
    (day) =>
      (signs.length === 0 || signs.some((sign) => sign === findSignOfDate(day.date))) &&
      [...due].every((ms) => hasContact(day, ms)),
  );
  if (isPadded) return byTime.length;
  const sameLength = known.filter((length) => Math.abs(length - chartLength) <= 1).length;
  return Math.round((byTime.length * sameLength) / known.length);
}
