// What the landing page shows as samples: found in the tables of words, and in the sky of the day that they name.

import { describe, expect, it } from 'vitest';
import {
  FEATURES_COPY,
  PHONE_COPY,
  PROMISE_COPY,
  TESTIMONIALS_COPY,
} from '#client/features/landing/landing.copy.ts';
import { content } from '#server/content/index.ts';
import { listSkyCards } from '#server/features/insights/sky-cards.ts';
import { listMatterUnits } from '#server/features/letter/units.ts';
import { createTransitsService } from '#server/features/transits/index.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { createPlaceSource } from '#server/sky/gazetteer/place-source.ts';
import { rateSigns } from '#shared/compatibility/rules.ts';
import { READING_IDS, READINGS } from '#shared/readings/readings.ts';
import { SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';

const DATE = '2026-11-17';
const ZONE = 'America/Chicago';
const CHICAGO = 4887398;
const LEAD = { moving: 'sun', natal: 'venus', tone: 'easy' } as const;
const ALSO = { moving: 'moon', natal: 'pluto', tone: 'hard' } as const;

const almanac = createAlmanac();
/** 'at 7:21 AM' of an instant, by Nora's clock. */
const clockOf = (instant: string) =>
  `at ${new Date(instant)
    .toLocaleTimeString('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ')}`;

async function findContacts() {
  const nora = {
    id: 'nora',
    birthDate: '1994-08-02',
    birthTime: '21:18',
    birthPlaceDetails: (await createPlaceSource().findPlaceById(CHICAGO)) ?? null,
    birthTimeFold: null,
    birthTimeMargin: 0,
    createdAt: new Date(0),
    zone: null,
  } as const;
  const now = Date.parse(`${DATE}T12:00:00Z`);
  const day = createTransitsService({ almanac, clock: { now: () => now } }).getDay(nora, {
    date: DATE,
    zone: ZONE,
  });
  const find = ({ moving, natal }: { moving: string; natal: string }) =>
    day.contacts
      .flatMap(({ facts }) => facts)
      .find((fact) => fact.moving === moving && fact.natal === natal);
  return { lead: find(LEAD), also: find(ALSO) };
}

describe('the samples of the landing page', () => {
  const [leadSentence, alsoSentence] = PROMISE_COPY.sample.sentences;
  const [leadFact, alsoFact] = PROMISE_COPY.sample.facts;

  // req: LANDING-4 LANDING-14
  it('come from one unit of the letter, whose contact happens at the stated minute', async () => {
    const { lead } = await findContacts();
    const time = clockOf(lead?.exactAt ?? '');
    const unit = listMatterUnits(LEAD).find(({ headline }) => headline === PHONE_COPY.headline);
    expect(unit?.notice.startsWith(`${PHONE_COPY.horoscope} `)).toBe(true);
    expect(unit?.why.replace('{exact}', time)).toBe(leadSentence.text);
    expect(lead?.shown).toBe('minute');
    expect([leadFact.name, leadFact.note]).toEqual([lead?.text, `Exact ${time} in Chicago`]);
    expect(PHONE_COPY.fact).toBe(lead?.text);
  });

  it('have a line that the day’s list has for its contact', async () => {
    const { also } = await findContacts();
    const lines = content.letter.lines.moon[ALSO.natal][ALSO.tone].map(
      ({ line }) => `Also today: ${line}`,
    );
    expect(lines).toContain(alsoSentence.text);
    expect([alsoFact.name, alsoFact.note]).toEqual([
      also?.text,
      `Exact ${clockOf(also?.exactAt ?? '')} in Chicago`,
    ]);
  });

  it('show an insight and a reading that exist', () => {
    const insight = listSkyCards(almanac, DATE)
      .map((card) => card.insight)
      .find(({ title }) => title === PHONE_COPY.insightTitle);
    expect(insight?.facts.map(({ text }) => text)).toEqual([PHONE_COPY.insight]);
    expect(READING_IDS.map((id) => READINGS[id].title)).toContain(PHONE_COPY.readingTitle);
    expect(FEATURES_COPY.cards[0].text).toMatch(/^Three readings/);
    expect(READING_IDS).toHaveLength(3);
  });

  it('quote a percentage that the checker gives for that sign', () => {
    const quotes = TESTIMONIALS_COPY.quotes.flatMap(({ sign, text }) =>
      [...text.matchAll(/\b\d+\b/g)].map(([number]) => ({ sign, number: Number(number) })),
    );
    expect(quotes).toHaveLength(1);
    for (const { sign, number } of quotes) {
      const given = SIGN_KEYS.map((other) => rateSigns(sign, other).percentage);
      expect(given, SIGNS[sign].name).toContain(number);
    }
  });
});
