import { describe, expect, it } from 'vitest';
import { composeHoroscope } from '#server/features/horoscope/horoscope.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { horoscopeSchema } from '#shared/horoscope/horoscope.schema.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';

const DATE = '2026-11-20';
const DAY_CPU_MAX_MS = 50;

const almanac = createAlmanac();

describe('a horoscope', () => {
  it('matches the schema of the call', () => {
    for (const sign of SIGN_KEYS) {
      const text = composeHoroscope(almanac, DATE, sign);
      expect(horoscopeSchema.parse(text)).toEqual(text);
      expect(text).toMatchObject({ sign, date: DATE });
    }
  });

  it('is the same whenever and in whatever order it is composed', { tags: 'night' }, () => {
    const alone = composeHoroscope(createAlmanac(), '2027-02-14', 'leo');
    const busy = createAlmanac();
    for (const date of ['2027-02-15', '2027-02-13', '2026-06-01', '2027-03-12'])
      composeHoroscope(busy, date, 'leo');
    expect(composeHoroscope(busy, '2027-02-14', 'leo')).toEqual(alone);
  });

  it.each([
    ['a total eclipse of the Sun', '2027-08-02', /eclipse/i, 'Leo'],
    ['an eclipse of the Moon', '2028-12-31', /eclipse/i, 'Cancer'],
    ['a penumbral one that people notice', '2027-02-20', /eclipse/i, 'Virgo'],
    ['one that nobody notices as a full Moon', '2027-08-17', /full/i, 'Aquarius'],
    ['one that nobody can see as a full Moon', '2027-07-18', /full/i, 'Capricorn'],
    ['a station of Mercury', '2027-02-09', /retrograde/, 'Pisces'],
    ['a new Moon', '2026-12-09', /new/i, 'Sagittarius'],
  ])('shows %s to every sign', (_what, date, names, where) => {
    for (const sign of SIGN_KEYS) {
      const { content, sentences } = composeHoroscope(almanac, date, sign);
      expect(sentences[1]?.text).toMatch(names);
      expect(content).toContain(where);
      if (!names.source.includes('eclipse')) expect(content).not.toMatch(/eclips/i);
    }
  });

  it('puts a void Moon in the sign where she is void', () => {
    // Void from 00:09 to 21:12 UTC in Cancer, then in Leo.
    const { sentences, facts } = composeHoroscope(almanac, '2026-12-25', 'taurus');
    const told = facts.filter(({ id }) => sentences[1]?.facts.includes(id));
    expect(told.map(({ kind }) => kind)).toContain('void');
    expect(sentences[1]?.text).toContain('Cancer');
    expect(sentences[1]?.text).not.toContain('Leo');
  });

  it('shows an ingress from the first date on which it has happened in every zone', () => {
    // The Sun enters Sagittarius on November 22, 2026 at 07:23 UTC, and Capricorn on December 21 at 20:50, when in
    // Kiritimati the date is over.
    const told = (date: string) => composeHoroscope(almanac, date, 'leo').sentences[1]?.text;
    expect(told('2026-11-22')).toMatch(/Sun.*Sagittarius|Sagittarius.*Sun/);
    expect(told('2026-12-21')).not.toMatch(/Sun.*Capricorn|Capricorn.*Sun/);
    expect(told('2026-12-22')).toMatch(/Sun.*Capricorn|Capricorn.*Sun/);
  });

  it('bases its number on a sum that anyone can do', () => {
    const { luckyNumber, reasons, facts } = composeHoroscope(almanac, DATE, 'leo');
    const [moon, aspect] = reasons.luckyNumber.map((id) => facts.find((fact) => fact.id === id));
    if (moon?.kind !== 'position' || aspect?.kind !== 'aspect')
      expect.fail('no Moon, or no aspect');
    const place = ((SIGN_KEYS.indexOf(moon.sign) - SIGN_KEYS.indexOf('leo') + 12) % 12) + 1;
    const sum = 37 * place + 8 * (SIGN_KEYS.indexOf(moon.sign) + 1) + Math.round(aspect.orb * 60);
    expect(luckyNumber).toBe(1 + (sum % 99));
  });

  it('takes under 50 ms of one core for the twelve signs of a day', () => {
    const composeDay = (date: string): void => {
      for (const sign of SIGN_KEYS) composeHoroscope(almanac, date, sign);
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
