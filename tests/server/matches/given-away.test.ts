// What the answers of a match reveal: below Threads, nothing about the other person's birth, in any form.

import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '#server/content/index.ts';
import { getMatchDay } from '#server/features/matches/day-line.ts';
import { type MadeMatch, makeMatch } from '#server/features/matches/make-match.ts';
import { viewMatch } from '#server/features/matches/view-match.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { matchSchema } from '#shared/matches/matches.schema.ts';
import {
  AREA_RATINGS,
  MATCH_AREAS,
  MATCH_LEVELS,
  type MatchLevel,
  reachesLevel,
  secrecyOf,
} from '#shared/matches/matches.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { CHICAGO, PARIS } from '#tests/support/test-places.ts';

const PAIRS = 200;
const OWN_ID = '11111111-1111-4111-8111-111111111111';
const OTHER_ID = '22222222-2222-4222-8222-222222222222';
const MATCH_ID = '33333333-3333-4333-8333-333333333333';
const ALL_ON = { sun: true, moon: true, rising: true };
const CREATED_AT = '2026-11-23T07:00:00.000Z';

/** Every text and every number in an answer, at any depth. */
function leavesOf(value: unknown): unknown[] {
  if (value instanceof Object) return Object.values(value).flatMap(leavesOf);
  return [value];
}

const ALLOWED_TEXTS = new Set<string>([
  ...MATCH_AREAS,
  ...AREA_RATINGS,
  ...MATCH_LEVELS,
  ...Object.values(content.matches.outcomes).flatMap((texts) => Object.values(texts).flat()),
  ...Object.values(content.matches['area-ratings']).flatMap((lines) => Object.values(lines)),
  ...Object.values(content.matches.days).flatMap((lines) => lines.map(({ text }) => text)),
  'user',
  'Jo',
  MATCH_ID,
  CREATED_AT,
]);

const two = (value: number) => String(value).padStart(2, '0');

let pairs: { made: MadeMatch; date: string; time: string }[];
beforeAll(() => {
  pairs = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const time = `${two((pair * 7) % 24)}:${two((pair * 13) % 60)}`;
    const date = addDays('1950-01-01', (pair * 7919) % 21_550);
    const birth = { place: PARIS, fold: null, marginMinutes: 0 as const };
    const own = { ...birth, date: addDays('1960-05-05', pair * 61), time: '08:15', place: CHICAGO };
    pairs.push({
      made: makeMatch([own, { ...birth, date, time }]),
      date,
      time,
    });
  }
}, 240_000);

function answerOf({ made }: (typeof pairs)[number], level: MatchLevel) {
  const side = {
    showsSun: true,
    showsMoon: true,
    showsRising: true,
    asksAgain: false,
    isSeen: false,
  };
  return viewMatch({
    match: {
      id: MATCH_ID,
      pairHash: 'hash of the pair',
      guestKeyHash: null,
      ...made.words,
      createdAt: new Date(CREATED_AT),
    },
    own: { ...side, userId: OWN_ID, nickname: 'Jo', level },
    other: { ...side, userId: OTHER_ID, nickname: 'what they call me', level: 'chart' },
    ownSecret: made.secrets[0],
    otherSecret: made.secrets[1],
    day: getMatchDay('2026-11-27'),
  });
}

describe.each(['word', 'four-words', 'signs'] as const)('an answer at %s', (level) => {
  it("contains only listed words, the level's figure and, from Signs on, signs", () => {
    for (const pair of pairs) {
      const answer = answerOf(pair, level);
      expect(matchSchema.safeParse(answer).success).toBe(true);
      for (const leaf of leavesOf(answer)) {
        if (typeof leaf === 'number') expect(leaf).toBe(secrecyOf(level, ALL_ON).dates);
        else if (typeof leaf === 'string') {
          const isSign = level === 'signs' && (SIGN_KEYS as readonly string[]).includes(leaf);
          expect(isSign || ALLOWED_TEXTS.has(leaf), leaf).toBe(true);
        } else expect(typeof leaf).toBe('boolean');
      }
    }
  });

  // req: PERSON-6
  it('contains no date, time, place, degrees or ids of the other person, plain or in base64', () => {
    for (const pair of pairs) {
      const { createdAt: _, ...answer } = answerOf(pair, level);
      const text = JSON.stringify(answer);
      const [year = '', month = '', day = ''] = pair.date.split('-');
      const degrees = pair.made.secrets[1].chart.points.flatMap(({ longitude }) => [
        String(longitude),
        longitude.toFixed(1),
      ]);
      const plain = [
        pair.date,
        `${day}.${month}.${year}`,
        `${month}/${day}/${year}`,
        pair.time,
        String(Date.parse(pair.date)),
        String(Date.parse(pair.date) / 1000),
        PARIS.name,
        String(PARIS.id),
        String(PARIS.latitude),
        OTHER_ID,
        'hash of the pair',
        'what they call me',
        ...degrees.filter((value) => value.includes('.') && value.length > 3),
      ];
      for (const value of plain) {
        expect(text).not.toContain(value);
        expect(text).not.toContain(Buffer.from(value).toString('base64').replace(/=+$/, ''));
      }
    }
  });
});

// req: PERSON-6
it('each level shows what the lower levels show, and no more than it declares', () => {
  const [pair] = pairs;
  if (pair === undefined) throw new Error('no pair');
  for (const level of MATCH_LEVELS) {
    const answer = answerOf(pair, level);
    expect({
      level,
      four: answer.words.four !== undefined,
      signs: answer.signs !== undefined,
      threads: answer.threads !== undefined,
      chart: answer.chart !== undefined,
    }).toEqual({
      level,
      four: reachesLevel(level, 'four-words'),
      signs: reachesLevel(level, 'signs'),
      threads: reachesLevel(level, 'threads'),
      chart: level === 'chart',
    });
  }
});

describe('the words of the outcomes', () => {
  const texts = Object.values(content.matches.outcomes).flatMap((byCare) =>
    Object.values(byCare).flat(),
  );
  const lines = Object.values(content.matches['area-ratings']).flatMap((byLevel) =>
    Object.values(byLevel),
  );

  // req: PERSON-5
  it('have three variants for each of twelve outcomes, of 60 to 90 words that address both people, each with one short sentence', () => {
    expect(texts).toHaveLength(36);
    expect(new Set(texts).size).toBe(36);
    for (const text of texts) {
      const count = text.split(/\s+/).length;
      expect(count, text).toBeGreaterThanOrEqual(60);
      expect(count, text).toBeLessThanOrEqual(90);
      expect(text).toMatch(/\byou two\b/i);
      const lengths = text.split(/[.?!]”?\s+/).map((sentence) => sentence.split(/\s+/).length);
      expect(Math.min(...lengths), text).toBeLessThan(6);
    }
  });

  it('name no planet and no sign, and never say should', () => {
    expect(lines).toHaveLength(12);
    for (const text of [...texts, ...lines]) {
      expect(text).not.toMatch(
        /\b(Moon|Venus|Mars|Mercury|Saturn|Jupiter|chart|sign|aspect|stars?|should)\b/i,
      );
    }
  });
});
