import { describe, expect, it } from 'vitest';
import { composeHoroscope } from '#server/features/horoscope/horoscope.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { FACT_RANKS, listDayFacts, type RankedFact } from '#server/sky/day-facts.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { horoscopeSchema } from '#shared/horoscope/horoscope.schema.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';

const DATE = '2026-11-20';
const DAY_CPU_MAX_MS = 50;

function makeRanked(
  fact: SkyFact,
  rank: RankedFact['rank'],
  signs: readonly SignKey[],
  houses: readonly number[],
): RankedFact {
  return { fact, rank, weight: 1, signs, houses, applying: null };
}

function makePosition(body: 'moon' | 'venus' | 'mars', sign: SignKey, house: number): RankedFact {
  return makeRanked(
    {
      id: `${body}-place`,
      kind: 'position',
      bodies: [body],
      sign,
      house,
      since: '2026-11-20T05:52:14Z',
      until: '2026-11-22T10:09:41Z',
      text: `${body} in ${sign}`,
    },
    FACT_RANKS.background,
    [sign],
    [house],
  );
}

const QUIET_DAY = [makePosition('moon', 'aries', 9), makePosition('venus', 'libra', 3)];

describe('a horoscope', () => {
  it('is what the wire promises', () => {
    const almanac = createAlmanac();
    for (const sign of SIGN_KEYS) {
      const text = composeHoroscope({ date: DATE, sign, facts: listDayFacts(almanac, DATE, sign) });
      expect(horoscopeSchema.parse(text)).toEqual(text);
      expect(text).toMatchObject({ sign, date: DATE });
    }
  });

  it('reads the same whenever and after whatever it is asked for', () => {
    const compose = (date: string, almanac = createAlmanac()) =>
      composeHoroscope({ date, sign: 'leo', facts: listDayFacts(almanac, date, 'leo') });
    const alone = compose('2027-02-14');
    const busy = createAlmanac();
    for (const date of ['2027-02-15', '2027-02-13', '2026-06-01']) compose(date, busy);
    expect(compose('2027-02-14', busy)).toEqual(alone);
  });

  it('stands on the Moon and what little there is on a quiet day', () => {
    const text = composeHoroscope({ date: DATE, sign: 'leo', facts: QUIET_DAY });
    expect(text.content).toContain('Aries');
    expect(text.facts.map(({ id }) => id)).toContain('moon-place');
    expect(text.sentences.length).toBeGreaterThanOrEqual(3);
  });

  it('speaks of the day’s event, whatever else there is', () => {
    const station: SkyFact = {
      id: 'mercury-turns',
      kind: 'station',
      bodies: ['mercury'],
      direction: 'direct',
      exactAt: '2026-11-20T14:03:00Z',
      text: 'Mercury turns direct in Scorpio',
    };
    const facts = [makeRanked(station, FACT_RANKS.turningPoint, ['scorpio'], [4]), ...QUIET_DAY];
    const text = composeHoroscope({ date: DATE, sign: 'leo', facts });
    const told = text.sentences.filter((sentence) => sentence.facts.includes('mercury-turns'));
    expect(told.map((sentence) => sentence.text).join(' ')).toContain('Mercury');
  });

  it('tells a new Moon once, with its place, and an eclipse as an eclipse', () => {
    const phase: SkyFact = {
      id: 'moon-phase',
      kind: 'phase',
      bodies: ['moon', 'sun'],
      phase: 'new',
      exactAt: '2026-11-20T10:00:00Z',
      text: 'New Moon in Aries',
    };
    const compose = (fact: SkyFact) =>
      composeHoroscope({
        date: DATE,
        sign: 'leo',
        facts: [
          makeRanked(fact, FACT_RANKS.turningPoint, ['aries', 'aries'], [9, 9]),
          ...QUIET_DAY,
        ],
      });
    const plain = compose(phase);
    expect(plain.content.match(/Aries/g)?.length).toBeLessThanOrEqual(2);
    expect(plain.content).toMatch(/new (in|Moon)|starts over/);
    expect(compose({ ...phase, eclipse: 'total-solar' }).content).toMatch(
      /eclipse|in front of|Sun's chair/,
    );
  });

  it('says that a planet moves back when it enters a sign retrograde', () => {
    const entry: SkyFact = {
      id: 'venus-enters',
      kind: 'ingress',
      bodies: ['venus'],
      sign: 'libra',
      exactAt: '2026-11-20T10:00:00Z',
      text: 'Venus moves back into Libra',
    };
    const retrograde: SkyFact = {
      id: 'venus-retrograde',
      kind: 'retrograde',
      bodies: ['venus'],
      since: '2026-10-03T00:00:00Z',
      until: '2026-11-30T00:00:00Z',
      text: 'Venus retrograde in Libra',
    };
    const facts = [
      makeRanked(entry, FACT_RANKS.turningPoint, ['libra'], [3]),
      ...QUIET_DAY,
      makeRanked(retrograde, FACT_RANKS.background, ['libra'], [3]),
    ];
    const { content } = composeHoroscope({ date: DATE, sign: 'leo', facts });
    expect(content).toMatch(/\b(back|backs|reverse)\b/);
  });

  it('finds other words for an aspect that was exact a few days before already', () => {
    const aspect: SkyFact = {
      id: 'mercury-mars',
      kind: 'aspect',
      bodies: ['mercury', 'mars'],
      aspect: 'sextile',
      orb: 0.1,
      applying: true,
      exactAt: null,
      text: 'Mercury sextile Mars',
    };
    const tell = (date: string, exactDaysAgo?: number) => {
      const exact = { ...aspect, exactAt: `${date}T12:00:00Z` };
      const ranked = makeRanked(exact, FACT_RANKS.exactAspect, ['leo', 'libra'], [1, 3]);
      const facts = [{ ...ranked, exactDaysAgo }, ...QUIET_DAY];
      const { sentences } = composeHoroscope({ date, sign: 'leo', facts });
      return sentences.find((sentence) => sentence.facts.includes('mercury-mars'))?.text;
    };
    for (let ago = 1; ago <= 14; ago += 1) {
      const first = tell('2027-03-01');
      expect(first).toBeDefined();
      expect(tell(addDays('2027-03-01', ago), ago)).not.toBe(first);
    }
  });

  it('cites the position beside the event where it names the reader’s house', () => {
    const entry: SkyFact = {
      id: 'moon-enters',
      kind: 'ingress',
      bodies: ['moon'],
      sign: 'aries',
      exactAt: '2026-11-20T05:52:00Z',
      text: 'Moon enters Aries',
    };
    const facts = [makeRanked(entry, FACT_RANKS.moonIngress, ['aries'], [9]), ...QUIET_DAY];
    const { sentences } = composeHoroscope({ date: DATE, sign: 'leo', facts });
    expect(sentences.map((sentence) => sentence.facts)).toContainEqual([
      'moon-enters',
      'moon-place',
    ]);
  });

  it('stands its number on the sum that anyone can do', () => {
    const aspect: SkyFact = {
      id: 'moon-saturn',
      kind: 'aspect',
      bodies: ['moon', 'saturn'],
      aspect: 'conjunction',
      orb: 0.5,
      applying: true,
      exactAt: '2026-11-20T20:44:00Z',
      text: 'Moon conjunct Saturn',
    };
    const facts = [
      makeRanked(aspect, FACT_RANKS.exactMoonAspect, ['aries', 'aries'], [9, 9]),
      ...QUIET_DAY,
    ];
    const text = composeHoroscope({ date: DATE, sign: 'leo', facts });
    // 37 × the ninth house + 8 × Aries, the first sign + 30 minutes of arc, counted around from 1 to 99.
    expect(text.luckyNumber).toBe(1 + ((37 * 9 + 8 * 1 + 30) % 99));
    expect(text.reasons.luckyNumber).toEqual(['moon-place', 'moon-saturn']);
  });

  it('never names the reader’s own sign as the compatible one', () => {
    const almanac = createAlmanac();
    for (const sign of SIGN_KEYS) {
      const text = composeHoroscope({ date: DATE, sign, facts: listDayFacts(almanac, DATE, sign) });
      expect(text.compatibility.toLowerCase()).not.toBe(sign);
    }
  });

  it('refuses facts without the houses of a user', () => {
    expect(() =>
      composeHoroscope({
        date: DATE,
        sign: 'leo',
        facts: listDayFacts(createAlmanac(), DATE, null),
      }),
    ).toThrow("user's sign");
  });

  it('takes under 50 ms of one core for the twelve signs of a day', () => {
    const almanac = createAlmanac();
    const composeDay = (date: string): void => {
      for (const sign of SIGN_KEYS)
        composeHoroscope({ date, sign, facts: listDayFacts(almanac, date, sign) });
    };
    composeDay('2027-05-01');
    const days = Array.from({ length: 9 }, (_, index) => {
      const before = process.cpuUsage();
      composeDay(`2027-05-0${index + 1}`);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    const median = days.toSorted((one, other) => one - other)[4];
    expect(median).toBeLessThan(DAY_CPU_MAX_MS);
  });
});
