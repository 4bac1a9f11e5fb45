// Measures how well some readers' letters fit their charts, for editors of the words or the rules.

import type { Almanac } from '#server/sky/almanac.ts';
import type { Contact } from '#server/sky/contacts/index.ts';
import { countWords } from '#server/text/count-words.ts';
import { dayNumberOf, hashOf } from '#server/text/rotation.ts';
import { isFirstOfHouse, isOfHouse, type Setting } from '#server/writing/areas.ts';
import { createMemory, type Memory, remember } from '#server/writing/memory.ts';
import { isBirthday } from '#shared/core/birthday.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { LETTER_AREAS, type LetterArea } from '#shared/letter/letter.schema.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import { type Lead, weightOf } from './choose-lead.ts';
import { type ComposedLetter, composeLetter, type LetterOf } from './letter.composer.ts';
import { countPicturesAgain, countThird, listMostOfArea, mean } from './letter-variety.ts';
import { createReaderSky, type ReaderSky } from './reader-sky.ts';
import { listDueMoments, listRunningPhases } from './season-moments.ts';

const HOUSES = 12;
const NEAR = 4;
const WEEK = 7;
const MONTH = 30;
const QUARTER = 90;
const YEAR = 365;
const SHORT_WORDS = 45;
/** Out of 30 letters, this many with one area are enough. */
const AREA_MOST = 8;
const FIGURES_WIDTH = 34;
/** The share of days on which a reader opens the letter, in the second chain. */
const OPENED = 0.6;

/** A reader in the report: whose letters, starting on which day. */
export type Reader = Omit<LetterOf, 'date' | 'memory'>;

interface Day {
  date: string;
  composed: ComposedLetter;
  areas: readonly LetterArea[];
  setting: Setting | undefined;
  /** Whether nothing leads it, although a season was available. */
  lacksSeason: boolean;
}

/** A line of the table: what is measured, and its parts. */
export interface ReportRow {
  /** The names of the figures, in order. */
  names: readonly string[];
  /** Shares, 0 to 1, or counts. NaN when there was nothing to count. */
  figures: readonly number[];
  isShare: boolean;
}

/** The letters of consecutive days, each opened with the probability `opened`. */
function writeDays(
  almanac: Almanac,
  reader: Reader,
  { from, days, opened }: { from: string; days: number; opened: number },
): Day[] {
  let memory: Memory = createMemory();
  const sky = createReaderSky(almanac, { ...reader, isByDate: reader.basis === 'sun-only' });
  const written: Day[] = [];
  for (let ahead = 0; ahead < days; ahead += 1) {
    const date = addDays(from, ahead);
    if (opened < 1 && hashOf(`${reader.seed} ${date}`) / 2 ** 32 >= opened) continue;
    const composed = composeLetter(almanac, { ...reader, date, memory });
    written.push({
      lacksSeason: composed.lead === undefined && listRunningPhases(sky, memory, date).length > 0,
      date,
      composed,
      areas: areasOf(composed),
      setting: settingOf(almanac, sky, composed.lead),
    });
    memory = remember(memory, composed.shown);
  }
  return written;
}

function areasOf({ lead, letter }: ComposedLetter): readonly LetterArea[] {
  return lead === undefined || lead.kind === 'moment' ? [letter.area] : lead.unit.areas;
}

function settingOf(almanac: Almanac, sky: ReaderSky, lead: Lead | undefined): Setting | undefined {
  if (lead === undefined) return undefined;
  if (lead.kind === 'contact') return sky.settingOf(lead.contact);
  if (lead.kind === 'event') {
    return { crossed: lead.house, ofPoint: null, natal: null, isSure: sky.hasHouses };
  }
  const { moving, natal } = lead.moment.season;
  const atUtcMs = Date.parse(`${lead.moment.date}T12:00:00Z`);
  const sign = getSignKey(almanac.getPosition(moving, atUtcMs).longitudeDegrees);
  return sky.settingOf({ moving, natal, atUtcMs, house: sky.houseOf(sign) });
}

const share = (names: readonly string[], ...figures: number[]): ReportRow => ({
  names,
  figures,
  isShare: true,
});
const counts = (names: readonly string[], ...figures: number[]): ReportRow => ({
  names,
  figures,
  isShare: false,
});

const turn = (house: number, by: number): number => ((house - 1 + by) % HOUSES) + 1;

/** Whether an area is still the chart's when its houses are rotated by this many. */
function isOfChart({ areas, setting }: Day, by = 0): boolean {
  if (setting === undefined) return false;
  const { crossed, ofPoint } = setting;
  return areas.some(
    (area) =>
      isOfHouse(area, turn(crossed, by)) ||
      (ofPoint !== null && isOfHouse(area, turn(ofPoint, by))),
  );
}

const isOfCrossed = ({ areas, setting }: Day): boolean =>
  setting !== undefined && areas.some((area) => isOfHouse(area, setting.crossed));
const isFirst = ({ areas, setting }: Day): boolean =>
  setting !== undefined && areas.some((area) => isFirstOfHouse(area, setting.crossed));

function countChance(days: readonly Day[]): number {
  let hits = 0;
  for (const day of days)
    for (let by = 0; by < HOUSES; by += 1) if (isOfChart(day, by)) hits += 1 / HOUSES;
  return hits;
}

const count = (days: readonly Day[], test: (day: Day) => boolean): number =>
  days.filter(test).length;

const leadsMoon = ({ composed: { lead } }: Day): boolean =>
  lead?.kind === 'contact' && lead.contact.moving === 'moon';
const unitOf = ({ composed }: Day): number | undefined => composed.shown.units[0];

/** How often a unit came again within this many days. */
function countAgain(days: readonly Day[], within: number): number {
  const last = new Map<number, number>();
  let again = 0;
  for (const day of days) {
    const unit = unitOf(day);
    if (unit === undefined) continue;
    const at = dayNumberOf(day.date);
    if (at - (last.get(unit) ?? Number.NEGATIVE_INFINITY) <= within) again += 1;
    last.set(unit, at);
  }
  return again;
}

/** How many units of the twelfth month's letters the reader had already met. */
function countMonth12(days: readonly Day[]): { met: number; all: number } {
  const first = new Map<number, number>();
  let met = 0;
  let all = 0;
  for (const [index, day] of days.slice(0, YEAR).entries()) {
    const unit = unitOf(day);
    if (unit === undefined) continue;
    if (index >= YEAR - MONTH) {
      all += 1;
      if (first.has(unit)) met += 1;
    }
    if (!first.has(unit)) first.set(unit, index);
  }
  return { met, all };
}

interface Told {
  reader: Reader;
  sky: ReaderSky;
  days: readonly Day[];
  opened: readonly Day[];
}

/** The table over all readers; `isTimed` says for each whether the houses are certain. */
export function reportLetters(
  almanac: Almanac,
  readers: readonly Reader[],
  { from, days }: { from: string; days: number },
): ReportRow[] {
  const all = readers.map((reader): Told => {
    const sky = createReaderSky(almanac, { ...reader, isByDate: reader.basis === 'sun-only' });
    return {
      reader,
      sky,
      days: writeDays(almanac, reader, { from, days, opened: 1 }),
      opened: writeDays(almanac, reader, { from, days, opened: OPENED }),
    };
  });
  const timed = all.filter(({ sky }) => sky.hasHouses);
  return [
    ...reportFit(timed),
    ...reportLeads(all, timed),
    ...reportMoments(all),
    ...reportRepeats(all, timed),
    ...reportVariety(all),
  ];
}

const daysOf = (told: readonly Told[]): Day[] => told.flatMap(({ days }) => days);

function reportFit(timed: readonly Told[]): ReportRow[] {
  const days = daysOf(timed);
  const shares = timed.map(({ days: own }) => count(own, (day) => isOfChart(day)) / own.length);
  const chance = countChance(days) / days.length;
  const hits = count(days, (day) => isOfChart(day)) / days.length;
  return [
    share(
      ['area is the chart’s', 'the house’s', 'the first of the house, timed'],
      hits,
      count(days, isOfCrossed) / days.length,
      count(days, isFirst) / days.length,
    ),
    share(['area is the chart’s, less its chance', 'chance'], hits - chance, chance),
    share(['lowest timed reader'], Math.min(...shares)),
  ];
}

function reportLeads(all: readonly Told[], timed: readonly Told[]): ReportRow[] {
  let several = 0;
  let heaviest = 0;
  let asleep = 0;
  let asleepBesideWaking = 0;
  let moons = 0;
  for (const { sky, days } of all) {
    for (const { date, composed } of days) {
      const { lead } = composed;
      if (lead?.kind !== 'contact' || lead.isBirthday) continue;
      const contacts = sky.contactsOn(date);
      const planets = contacts.filter(({ moving }) => moving !== 'moon');
      if (planets.length > 1) {
        several += 1;
        const best = Math.max(...planets.map((contact) => weightOf(sky, contact)));
        if (!lead.isTomorrow && lead.contact.moving !== 'moon')
          heaviest += weightOf(sky, lead.contact) === best ? 1 : 0;
      }
      if (lead.contact.moving !== 'moon') continue;
      moons += 1;
      if (!isNight(sky, lead.contact)) continue;
      asleep += 1;
      if (contacts.some((each) => each.moving === 'moon' && !isNight(sky, each)))
        asleepBesideWaking += 1;
    }
  }
  const runs = all.map(({ days }) => longestRun(days, leadsMoon));
  const moonShare = (told: readonly Told[]) => {
    const days = daysOf(told);
    return count(days, leadsMoon) / days.length;
  };
  return [
    share(['heaviest planet contact leads'], heaviest / several),
    share(['Moon leads, timed', 'all'], moonShare(timed), moonShare(all)),
    counts(['Moon asleep beside a waking contact'], asleepBesideWaking),
    share(['Moon asleep, of her letters'], asleep / moons),
    counts(
      ['longest run without planet, event or season', 'mean'],
      Math.max(...runs),
      runs.reduce((sum, run) => sum + run, 0) / runs.length,
    ),
  ];
}

function isNight(sky: ReaderSky, { atUtcMs }: Contact): boolean {
  const hour = sky.hourOf(atUtcMs);
  return hour >= 23 || hour < 6;
}

function longestRun(days: readonly Day[], test: (day: Day) => boolean): number {
  let run = 0;
  let longest = 0;
  for (const day of days) {
    run = test(day) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function reportMoments(all: readonly Told[]): ReportRow[] {
  let birthdays = 0;
  let told = 0;
  let heavy = 0;
  let heavyLed = 0;
  let others = 0;
  let othersTold = 0;
  let led = 0;
  let mostInWeek = 0;
  let short = 0;
  for (const { reader, sky, days } of all) {
    const shown = new Set(days.flatMap(({ composed }) => composed.shown.moments));
    const ledKeys = new Set(
      days.flatMap(({ composed: { lead } }) => (lead?.kind === 'moment' ? [lead.moment.key] : [])),
    );
    const season = days.map(({ composed: { lead } }) => (lead?.kind === 'moment' ? 1 : 0));
    for (const [index, { date, composed }] of days.entries()) {
      if (isBirthday(reader.birthDate, date)) {
        birthdays += 1;
        if (composed.lead?.kind === 'contact' && composed.lead.isBirthday) told += 1;
      }
      // Seasons of the last week may still be shown.
      if (index < days.length - 8) {
        for (const { of, kind, key, late } of listDueMoments(sky, createMemory(), date)) {
          if (late !== 0) continue;
          if (of === 'a' && kind === 'exact') {
            heavy += 1;
            if (ledKeys.has(key)) heavyLed += 1;
          } else {
            others += 1;
            if (shown.has(key)) othersTold += 1;
          }
        }
      }
      led += season[index] ?? 0;
      const week = season.slice(index, index + 7).reduce<number>((sum, each) => sum + each, 0);
      mostInWeek = Math.max(mostInWeek, week);
      if (composed.lead !== undefined && wordsOf(composed) < SHORT_WORDS) short += 1;
    }
  }
  const letters = daysOf(all);
  const threads = count(letters, ({ composed }) => composed.letter.thread !== null);
  const quiet = letters.filter(({ composed }) => composed.lead === undefined);
  const lacking = count(letters, ({ lacksSeason }) => lacksSeason);
  return [
    share(
      ['birthdays told', 'A passes leading', 'other moments leading or a line'],
      told / birthdays,
      heavyLed / heavy,
      othersTold / others,
    ),
    share(['season-led'], led / letters.length),
    counts(['season-led in seven days, most'], mostInWeek),
    share(['days without a lead'], quiet.length / letters.length),
    counts(['of them with a season that might be told'], lacking),
    counts(['letters under 45 words, quiet days apart'], short),
    share(['letters with a thread'], threads / letters.length),
  ];
}

function wordsOf({ letter }: ComposedLetter): number {
  const texts = [letter.headline, ...letter.paragraphs.map(({ text }) => text)];
  return countWords(texts.join(' ').replace(/\{t:[^}]+\}/g, 'today'));
}

function reportRepeats(all: readonly Told[], timed: readonly Told[]): ReportRow[] {
  const letters = daysOf(all).length;
  const again = (told: readonly Told[], within: number) =>
    told.reduce((sum, { days }) => sum + countAgain(days, within), 0);
  const months = all.map(({ days }) => countMonth12(days));
  const met = months.reduce((sum, month) => sum + month.met, 0);
  const whole = months.reduce((sum, month) => sum + month.all, 0);
  const openedAgain = timed.reduce((sum, { opened }) => sum + countAgain(opened, YEAR), 0);
  const openedAll = timed.reduce((sum, { opened }) => sum + opened.length, 0);
  return [
    share(
      ['met again within 30 days', '90', '365'],
      ...[MONTH, QUARTER, YEAR].map((within) => again(all, within) / letters),
    ),
    share(
      ['month 12 met before', 'worst reader'],
      met / whole,
      Math.max(...months.map((month) => month.met / month.all)),
    ),
    share(['at 60 % opened, met again in a year, timed'], openedAgain / openedAll),
    share(['windows of 30 days without an area, timed'], countWindows(timed)),
    share(['same unit as any other reader that day'], countShared(all)),
  ];
}

/** How often neighboring letters share an area, an advice or an image. */
function reportVariety(all: readonly Told[]): ReportRow[] {
  const letters = daysOf(all).length;
  const sum = (countOf: (days: readonly Day[]) => number) =>
    all.reduce((total, { days }) => total + countOf(days), 0) / letters;
  const most = all.flatMap(({ days }) => listMostOfArea(days));
  return [
    share(
      ['third day in a row of one area', 'of one advice'],
      sum((days) => countThird(days, ({ composed }) => composed.letter.area)),
      sum((days) => countThird(days, ({ composed }) => composed.shown.letter.advice)),
    ),
    share(
      ['image of a kind met within seven days', 'image met within three'],
      sum((days) => countPicturesAgain(days, WEEK)),
      sum((days) => countPicturesAgain(days, NEAR)),
    ),
    counts(['letters of 30 with one area, most', 'mean'], Math.max(...most), mean(most)),
    share(
      ['windows of 30 with more than eight of one area'],
      most.filter((each) => each > AREA_MOST).length / most.length,
    ),
  ];
}

function countWindows(timed: readonly Told[]): number {
  let windows = 0;
  let short = 0;
  for (const { days } of timed)
    for (let start = 0; start + MONTH <= days.length; start += 1) {
      const areas = new Set(
        days.slice(start, start + MONTH).map(({ composed }) => composed.letter.area),
      );
      windows += 1;
      if (areas.size < LETTER_AREAS.length) short += 1;
    }
  return short / windows;
}

function countShared(all: readonly Told[]): number {
  const lengths = all.map(({ days }) => days.length);
  let shared = 0;
  let whole = 0;
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    const units = all.map(({ days }) => {
      const day = days[index];
      return day && unitOf(day);
    });
    for (const unit of units) {
      if (unit === undefined) continue;
      whole += 1;
      if (units.filter((other) => other === unit).length > 1) shared += 1;
    }
  }
  return shared / whole;
}

/** A row as text, the figures first: "75.2 % · 61.9 %  area is the chart’s · the house’s". */
export function describeRow({ names, figures, isShare }: ReportRow): string {
  const words = figures.map((figure) => {
    if (Number.isNaN(figure)) return '-';
    if (isShare) return `${(100 * figure).toFixed(1)} %`;
    return Number.isInteger(figure) ? String(figure) : figure.toFixed(1);
  });
  return `${words.join(' · ').padEnd(FIGURES_WIDTH)}${names.join(' · ')}`;
}
