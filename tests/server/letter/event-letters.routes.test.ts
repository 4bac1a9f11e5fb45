// Letters of days on which the sky has a new or full Moon, an eclipse or a station.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventKey } from '#server/content/index.ts';
import { listEventUnits } from '#server/features/letter/units.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { countWords } from '#server/text/count-words.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import { insightsSchema } from '#shared/insights/insights.schema.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { letterSchema, type WrittenLetter } from '#shared/letter/letter.schema.ts';
import { separationDegrees } from '#shared/sky/longitude.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { transitsSchema } from '#shared/transits/transits.schema.ts';
import { TEST_INSTANT } from '#tests/support/fake-clock.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type BirthOfUser, signUpUser, type TestUser } from '#tests/support/user.ts';

const CHICAGO = 'America/Chicago';
const ECLIPSE = '2027-02-06';
/** On the second of August of 1994, in Chicago, Pisces rises from 20:55 to 22:04. */
const PISCES_RISING: BirthOfUser = { birthTime: '21:18', birthTimeMargin: 15 };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
beforeEach(() => app.clock.set(TEST_INSTANT));
afterAll(() => app.close());

async function letterOf({ client }: TestUser, date: string, zone = CHICAGO) {
  const answer = await client.get(urlOf(getLetterEndpoint, { query: { date, zone } }));
  expect(answer.status, answer.text).toBe(200);
  const letter = answer.read(letterSchema);
  if (letter.basis === 'none') throw new Error('no letter was written');
  return letter;
}

/** The letter of a date, at 15:00 UTC of it, to a reader who has just signed up. */
async function firstLetterOf(date: string, birth: BirthOfUser = PISCES_RISING, zone = CHICAGO) {
  app.clock.set(`${date}T15:00:00Z`);
  const reader = await signUpUser(app, birth);
  return { reader, letter: await letterOf(reader, date, zone) };
}

const leadOf = ({ facts: [lead] }: WrittenLetter) => lead;
const idOf = (letter: WrittenLetter) => leadOf(letter)?.id;

/** Expects that a letter tells an event, by the unit of a house and by nothing else. */
function expectToTell(letter: WrittenLetter, key: EventKey, house: number) {
  const unit = listEventUnits(key, house).find(({ headline }) => headline === letter.headline);
  if (unit === undefined) throw new Error(`no words for ${key} in house ${house}`);
  const lead = leadOf(letter);
  expect(letter).toMatchObject({
    headline: unit.headline,
    register: unit.register,
    area: unit.area,
  });
  expect(letter.paragraphs).toEqual(
    [unit.notice, unit.why.replace('{exact}', `{t:${lead?.id}:exact}`), unit.helps].map((text) => ({
      text,
      facts: [lead?.id],
    })),
  );
  expect([unit.question, null]).toContain(letter.question);
  expect(lead).toMatchObject({ house, shown: 'minute' });
  // Beside the event stands one line: of a season or of the Moon.
  expect(letter.facts.slice(1).map(({ id }) => [id])).toEqual(
    letter.also === null ? [] : [letter.also.facts],
  );
  for (const fact of letter.facts.slice(1)) {
    expect(fact.kind === 'season' || (fact.kind === 'contact' && fact.moving === 'moon')).toBe(
      true,
    );
  }
  expect(countWords(letter.also?.text ?? '')).toBeLessThanOrEqual(15);
}

describe('the letter of a day with an event in the sky', () => {
  // req: LETTER-1 LETTER-2
  it('leads with the annular solar eclipse of February 2027 in the reader’s house, at its minute', async () => {
    const { letter } = await firstLetterOf(ECLIPSE);
    expectToTell(letter, 'solar-eclipse', 12);
    expect(letter.register).toBe('grave');
    expect(leadOf(letter)).toMatchObject({
      kind: 'phase',
      bodies: ['moon', 'sun'],
      phase: 'new',
      eclipse: 'annular-solar',
      exactAt: expect.stringMatching(/^2027-02-06T15:5/),
      text: 'New Moon in Aquarius, an annular solar eclipse',
      meaning: expect.stringMatching(/^An eclipse of the Sun .+\.$/),
    });
  });

  // req: LETTER-5
  it('says under ‘Why?’ and in its thread which point of the chart an eclipse falls at, and how near', async () => {
    const almanac = createAlmanac();
    const eclipsed = almanac.getPosition('moon', Date.parse('2027-02-06T15:56:00Z'));
    const touching = [
      { birthDate: '1994-02-07', angle: 0, why: /This one falls less than (\w+) degrees? from/ },
      { birthDate: '1994-08-10', angle: 180, why: /falls across from your Sun, less than (\w+) / },
    ];
    for (const { birthDate, angle, why } of touching) {
      const { letter } = await firstLetterOf(ECLIPSE, { birthDate, birthTime: '12:00' });
      const sun = almanac.getPosition('sun', Date.parse(`${birthDate}T18:00:00Z`));
      const apart = separationDegrees(sun.longitudeDegrees, eclipsed.longitudeDegrees);
      const meaning = leadOf(letter)?.meaning ?? '';
      expect(meaning).toContain('your Sun');
      const below = ['', 'a', 'two', 'three'].indexOf(why.exec(meaning)?.[1] ?? '');
      expect(Math.floor(Math.abs(apart - angle)) + 1, meaning).toBe(below);
      expect(letter.thread?.text).toContain('your Sun');
      expect(letter.thread?.text).toContain(/less than \w+ degrees?/.exec(meaning)?.[0]);
    }
    const { letter } = await firstLetterOf(ECLIPSE, {
      birthDate: '1994-02-12',
      birthTime: '12:00',
    });
    expect(leadOf(letter)?.meaning).not.toContain('your Sun');
  });

  it('tells a full Moon', async () => {
    const { letter } = await firstLetterOf('2026-11-24');
    expectToTell(letter, 'full-moon', 4);
    expect(leadOf(letter)).toMatchObject({
      kind: 'phase',
      phase: 'full',
      exactAt: '2026-11-24T14:53:33Z',
      text: 'Full Moon in Gemini',
    });
  });

  it('leads with a station of Mercury', async () => {
    const { letter } = await firstLetterOf('2027-10-07');
    expectToTell(letter, 'mercury-retrograde', 9);
    expect(letter.register).toBe('firm');
    expect(leadOf(letter)).toMatchObject({
      kind: 'station',
      bodies: ['mercury'],
      direction: 'retrograde',
      text: 'Mercury turns retrograde in Scorpio',
    });
  });

  it('leads with a station of Mars', async () => {
    const { letter } = await firstLetterOf('2027-01-10');
    expectToTell(letter, 'mars-retrograde', 7);
    expect(leadOf(letter)).toMatchObject({ text: 'Mars turns retrograde in Virgo' });
  });

  it('stays as first shown, and is the same on a future day', async () => {
    app.clock.set('2027-02-03T15:00:00Z');
    const reader = await signUpUser(app, PISCES_RISING);
    const ahead = await letterOf(reader, ECLIPSE);
    app.clock.set('2027-02-07T15:00:00Z');
    const shown = await letterOf(reader, ECLIPSE);
    expect(shown).toEqual(ahead);
    expect(await letterOf(reader, ECLIPSE)).toEqual(shown);
  });

  // req: LETTER-2
  it('follows the reader’s own date: in Chicago the evening before the UTC date', async () => {
    app.clock.set('2026-12-24T03:00:00Z');
    const reader = await signUpUser(app, PISCES_RISING);
    expectToTell(await letterOf(reader, '2026-12-23'), 'full-moon', 5);
    expect(leadOf(await letterOf(reader, '2026-12-24'))?.kind).toBe('contact');
    const inUtc = await signUpUser(app, PISCES_RISING);
    expect(leadOf(await letterOf(inUtc, '2026-12-23', 'UTC'))?.kind).toBe('contact');
    expectToTell(await letterOf(inUtc, '2026-12-24', 'UTC'), 'full-moon', 5);
  });

  // req: LETTER-1
  it('counts houses from the Sun when the margin leaves the house open, and names no number', async () => {
    const births: BirthOfUser[] = [
      { birthTime: '21:05', birthTimeMargin: 15 },
      { birthTime: '21:05', birthTimeMargin: null },
      { birthTime: null },
      { ...PISCES_RISING, birthPlaceId: null, birthPlace: 'Somewhere else' },
    ];
    for (const birth of births) {
      const { letter } = await firstLetterOf(ECLIPSE, birth);
      // The Sun was in Leo, and the eclipse is opposite, in Aquarius.
      expect(listEventUnits('solar-eclipse', 7).map(({ headline }) => headline)).toContain(
        letter.headline,
      );
      expect(leadOf(letter)).toMatchObject({ kind: 'phase', house: null });
    }
    const { letter } = await firstLetterOf(ECLIPSE, { birthTime: '21:05', birthTimeMargin: 5 });
    expectToTell(letter, 'solar-eclipse', 12);
  });

  // req: LETTER-3
  it('does not repeat a unit within 30 days, though the Moon is full in one sign twice', async () => {
    app.clock.set('2027-04-20T15:00:00Z');
    const reader = await signUpUser(app, PISCES_RISING);
    const first = await letterOf(reader, '2027-04-20');
    expectToTell(first, 'full-moon', 9);
    // The session ends without visits.
    for (let day = '2027-04-23'; day < '2027-05-20'; day = addDays(day, 3)) {
      app.clock.set(`${day}T15:00:00Z`);
      await letterOf(reader, day);
    }
    const second = await letterOf(reader, '2027-05-20');
    expectToTell(second, 'full-moon', 9);
    expect(second.headline).not.toBe(first.headline);
  });

  // req: LETTER-4
  it('takes no contacts from the day’s list, and no insight is about the same event', async () => {
    const { reader, letter } = await firstLetterOf(ECLIPSE);
    const query = { date: ECLIPSE, zone: CHICAGO };
    const transits = await reader.client.get(urlOf(getTransitsEndpoint, { query }));
    const { contacts } = transits.read(transitsSchema);
    expect(contacts.length).toBeGreaterThan(1);
    const insights = await reader.client.get(urlOf(getInsightsEndpoint, { query }));
    const cards = insights.read(insightsSchema);
    expect(cards.length).toBeGreaterThanOrEqual(3);
    const told = cards.flatMap(({ facts }) => facts);
    expect(told.map(({ id }) => id)).not.toContain(idOf(letter));
    expect(told.filter(({ kind }) => kind === 'phase')).toEqual([]);
  });
});
