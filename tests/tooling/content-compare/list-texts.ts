// Prints what a checkout tells fifty births over three years: one row a text, `<kind> <key><tab><hash>`. Its modules are
// loaded by their path; this file may be another than the checkout's:
//   node --import tsx tests/tooling/content-compare/list-texts.ts <folder of the checkout>

import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSeededRandom } from '#tests/support/seeded-random.ts';

/** The days that are compared, how many births, and the seed of these. */
const FIRST_DATE = '2026-01-01';
const DAYS = 1_096;
const BIRTHS = 50;
const SEED = 1_994;
/** Insights, whose lines change slowly, are compared on one day in so many, another one for each birth. */
const INSIGHTS_EVERY_DAYS = 10;
const PLACES = [4887398, 5128581, 2643743, 1850147, 2147714, 524901, 3448439, 360630];
const ZONES = ['America/Chicago', 'UTC', 'Europe/London', 'Asia/Tokyo', 'Australia/Sydney'];
const HOUSES = ['whole-sign', 'placidus', undefined] as const;

const root = resolve(process.argv[2] ?? '.');
const load = <Module>(path: string): Promise<Module> =>
  import(pathToFileURL(join(root, path)).href) as Promise<Module>;

const { createAlmanac } =
  await load<typeof import('#server/sky/almanac.ts')>('server/sky/almanac.ts');
const { createPlaceSource } = await load<typeof import('#server/sky/gazetteer/place-source.ts')>(
  'server/sky/gazetteer/place-source.ts',
);
// Of the checkout too: by this one's, both would tell the same letters.
const { createLetterChain } = await load<typeof import('#tests/support/letter-chain.ts')>(
  'tests/support/letter-chain.ts',
);
const { createTransitsService } = await load<
  typeof import('#server/features/transits/transits.service.ts')
>('server/features/transits/transits.service.ts');
const { createHoroscopeService } = await load<
  typeof import('#server/features/horoscope/horoscope.service.ts')
>('server/features/horoscope/horoscope.service.ts');
const { composeSkyToday } = await load<
  typeof import('#server/features/horoscope/sky-today.service.ts')
>('server/features/horoscope/sky-today.service.ts');
const { createInsightsService } = await load<
  typeof import('#server/features/insights/insights.service.ts')
>('server/features/insights/insights.service.ts');
const { readChart } = await load<
  typeof import('#server/features/chart-reading/chart-reading.service.ts')
>('server/features/chart-reading/chart-reading.service.ts');
const { openReading } = await load<typeof import('#server/features/readings/readings.service.ts')>(
  'server/features/readings/readings.service.ts',
);
const { getCompatibility } = await load<
  typeof import('#server/features/compatibility/compatibility.service.ts')
>('server/features/compatibility/compatibility.service.ts');
const { viewMatch } = await load<typeof import('#server/features/matches/view-match.ts')>(
  'server/features/matches/view-match.ts',
);
const { composeWeek } = await load<
  typeof import('#server/features/newsletter/sunday-letter.composer.ts')
>('server/features/newsletter/sunday-letter.composer.ts');
const { getNatalPointsOf } = await load<
  typeof import('#server/features/birth-chart/chart-owner.ts')
>('server/features/birth-chart/chart-owner.ts');
const { addDays } = await load<typeof import('#shared/core/calendar-date.ts')>(
  'shared/core/calendar-date.ts',
);
const { MATCH_AREAS } = await load<typeof import('#shared/matches/matches.ts')>(
  'shared/matches/matches.ts',
);
const { SIGN_KEYS } =
  await load<typeof import('#shared/zodiac/signs.ts')>('shared/zodiac/signs.ts');
const { READING_IDS } = await load<typeof import('#shared/readings/readings.ts')>(
  'shared/readings/readings.ts',
);

type Owner = Parameters<ReturnType<typeof createLetterChain>['open']>[0];

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'nothing')
    .digest('hex')
    .slice(0, 16);

let rows: string[] = [];
/** Prints a text's row, in blocks, because a pipe takes a million small writes slowly. */
function tell(key: string, value: unknown): void {
  rows.push(`${key}\t${hashOf(value)}`);
  if (rows.length >= 2_000) flush();
}
function flush(): void {
  if (rows.length > 0) process.stdout.write(`${rows.join('\n')}\n`);
  rows = [];
}

async function createBirths(): Promise<Owner[]> {
  const random = createSeededRandom(SEED);
  const below = (count: number): number => Math.floor(random() * count);
  const source = createPlaceSource();
  const places = await Promise.all(PLACES.map((id) => source.findPlaceById(id)));
  return Array.from({ length: BIRTHS }, (_, index) => {
    const birthDate = addDays('1940-01-01', below(25_000));
    const minutes = below(24 * 60);
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const place = places[below(places.length)] ?? null;
    // Of ten births one has no time, and one no place either.
    const birthTime = index % 10 > 1 ? time : null;
    const houses = HOUSES[index % HOUSES.length];
    return {
      id: String(index),
      birthDate,
      birthTime,
      birthPlaceDetails: index % 10 === 0 ? null : place,
      birthTimeFold: null,
      birthTimeMargin: birthTime === null ? null : 15,
      ...(houses === undefined ? {} : { houses }),
    };
  });
}

const dates = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_DATE, day));
const almanac = createAlmanac();
const letters = createLetterChain(almanac);
let nowMs = 0;
const clock = { now: () => nowMs };
const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const zoneOf = (birth: number): string => ZONES[birth % ZONES.length] ?? 'UTC';

async function tellTheSky(): Promise<void> {
  const horoscopes = createHoroscopeService({ almanac, clock });
  const insights = createInsightsService({ almanac, clock, letters });
  const nobody = { id: 'nobody', birthDate: null, birthTime: null, birthPlaceDetails: null };
  const unborn = { ...nobody, birthTimeFold: null, birthTimeMargin: null, zone: null };
  for (const date of dates) {
    nowMs = noonOf(date);
    for (const sign of SIGN_KEYS)
      tell(`horoscope ${date} ${sign}`, horoscopes.getHoroscope(sign, date));
    tell(`sky ${date}`, composeSkyToday(almanac, date));
    tell(`sky-insights ${date}`, await insights.listInsights(unborn, { date, zone: 'UTC' }));
  }
}

function tellPairs(): void {
  for (const one of SIGN_KEYS)
    for (const other of SIGN_KEYS) tell(`pair ${one} ${other}`, getCompatibility(one, other));
  const side = { userId: 'one', nickname: 'B', level: 'four-words', asksAgain: false } as const;
  const day = { date: '2026-11-27', element: 'fire' } as const;
  const own = { ...side, isSeen: true, showsSun: false, showsMoon: false, showsRising: false };
  for (const flows of MATCH_AREAS)
    for (const care of MATCH_AREAS)
      for (const four of ['0000', '1111', '2222']) {
        if (flows === care) continue;
        const match = {
          ...{ id: 'match', pairHash: null, flows, care, four, withoutMoon: false },
          ...{ guestKeyHash: null, createdAt: new Date(0) },
        } as Parameters<typeof viewMatch>[0]['match'];
        const secrets = { ownSecret: undefined, otherSecret: undefined };
        tell(
          `match ${flows} ${care} ${four}`,
          viewMatch({ match, own, other: own, ...secrets, day }),
        );
      }
}

async function tellBirth(owner: Owner, birth: number): Promise<void> {
  const zone = zoneOf(birth);
  tell(`chart ${birth}`, readChart(owner));
  for (const id of READING_IDS) tell(`reading ${birth} ${id}`, openReading(id, owner));
  const transits = createTransitsService({ almanac, clock });
  const insights = createInsightsService({ almanac, clock, letters });
  const natal = getNatalPointsOf(owner);
  for (const [day, date] of dates.entries()) {
    nowMs = noonOf(date);
    const user = { ...owner, zone: null, createdAt: new Date(0) };
    tell(`transits ${birth} ${date}`, transits.getDay(user, { date, zone }));
    if ((day + birth) % INSIGHTS_EVERY_DAYS === 0)
      tell(`insights ${birth} ${date}`, await insights.listInsights(user, { date, zone }));
    tell(`letter ${birth} ${date}`, letters.open(owner, { date, zone })?.letter ?? null);
    if (natal !== null && new Date(nowMs).getUTCDay() === 0)
      tell(`mail ${birth} ${date}`, composeWeek(almanac, natal.points, { sunday: date, zone }));
  }
}

tellPairs();
await tellTheSky();
for (const [birth, owner] of (await createBirths()).entries()) await tellBirth(owner, birth);
flush();
