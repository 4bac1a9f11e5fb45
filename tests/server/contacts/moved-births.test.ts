import { describe, expect, it, vi } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import {
  type BirthSpan,
  type Contact,
  getNatalPoints,
  listContacts,
  type NatalPoints,
  searchContacts,
} from '#server/sky/contacts/index.ts';
import { BIRTH_TIME_MARGINS } from '#shared/core/birth.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, randomBirth, spanOf } from './births.ts';

const BIRTHS = isExhaustive ? 2_000 : 16;
const WINDOW_DAYS = 3;
/** Contacts are told up to 36 hours off. */
const REACH_MS = 4 * DAY_MS;

vi.setConfig({ testTimeout: SWEEP_TIMEOUT_MS });

const almanac = createAlmanac();

type Names = Pick<Contact, 'moving' | 'natal' | 'aspect'>;
const isSame = (one: Names, other: Names) =>
  one.moving === other.moving && one.natal === other.natal && one.aspect === other.aspect;
const isExact = ({ nearMissDegrees }: Contact) => nearMissDegrees === null;

/** A birth as it is told: with each margin, without a time (a day), or without a time and a place (50 hours). */
function tellBirth(random: () => number, utcMs: number): { span: BirthSpan; hasAngles: boolean } {
  const kind = Math.floor(random() * (BIRTH_TIME_MARGINS.length + 2));
  const margin = BIRTH_TIME_MARGINS[kind];
  if (margin !== undefined) return { span: spanOf(utcMs, Math.max(margin, 0.5)), hasAngles: true };
  const hours = kind === BIRTH_TIME_MARGINS.length ? 12 : 25;
  return { span: spanOf(utcMs, hours * 60), hasAngles: false };
}

describe('births moved at random within their margin', () => {
  const random = createSeededRandom(51);

  // req: CONTACT-1 CONTACT-2 CONTACT-3
  it(`have each contact of ${BIRTHS} births within its interval, and none that was not told`, () => {
    let [told, hidden] = [0, 0];
    for (let round = 0; round < BIRTHS; round += 1) {
      const { utcMs, place } = randomBirth(random);
      const { span, hasAngles } = tellBirth(random, utcMs);
      const natal = getNatalPoints(span, hasAngles ? place : null);
      const trueMs = span.fromUtcMs + random() * (span.untilUtcMs - span.fromUtcMs);
      const truth = getNatalPoints(spanOf(trueMs, 0), hasAngles ? place : null);
      const startMs = Date.UTC(2024, 0, 1) + random() * 4000 * DAY_MS;
      const range = { startMs, endMs: startMs + WINDOW_DAYS * DAY_MS };
      const wider = { startMs: startMs - REACH_MS, endMs: range.endMs + REACH_MS };

      const claimed = listContacts(almanac, natal, wider).filter(isExact);
      const happening = listContacts(almanac, truth, wider).filter(isExact);
      const hint = JSON.stringify({ span, trueMs, place });
      for (const contact of claimed) {
        if (contact.atUtcMs < range.startMs || contact.atUtcMs >= range.endMs) continue;
        const halfMs = (contact.untilUtcMs - contact.fromUtcMs) / 2;
        if (contact.shown === 'minute') expect(halfMs).toBeLessThanOrEqual(10 * MINUTE_MS);
        if (contact.shown === 'hour') expect(halfMs).toBeLessThanOrEqual(3 * HOUR_MS);
        expect(halfMs).toBeLessThanOrEqual(36 * HOUR_MS);
        const match = happening.filter(
          (other) =>
            isSame(contact, other) &&
            // An instant is cut to the second.
            other.atUtcMs >= contact.fromUtcMs - 1000 &&
            other.atUtcMs <= contact.untilUtcMs,
        );
        expect(match.length, `${hint} ${JSON.stringify(contact)}`).toBe(1);
        told += 1;
      }
      for (const contact of happening) {
        if (contact.atUtcMs < range.startMs || contact.atUtcMs >= range.endMs) continue;
        const isTold = claimed.some(
          (other) =>
            isSame(contact, other) &&
            contact.atUtcMs >= other.fromUtcMs - 1000 &&
            contact.atUtcMs <= other.untilUtcMs,
        );
        if (isTold) continue;
        expect(isWithheld(natal, contact), `${hint} ${JSON.stringify(contact)}`).toBe(true);
        hidden += 1;
      }
    }
    expect(told).toBeGreaterThan(BIRTHS * 6);
    expect(hidden).toBeGreaterThan(BIRTHS / 4);
  });

  function isWithheld(natal: NatalPoints, contact: Contact): boolean {
    const range = { startMs: contact.atUtcMs, endMs: contact.atUtcMs + 1000 };
    return searchContacts(almanac, natal, range).withheld.some((it) => isSame(it, contact));
  }

  it('keep the house given for a contact', () => {
    let checked = 0;
    for (let round = 0; round < BIRTHS / 4; round += 1) {
      const { utcMs, place } = randomBirth(random);
      const natal = getNatalPoints(spanOf(utcMs, 30), place);
      const truth = getNatalPoints(spanOf(utcMs + (random() - 0.5) * HOUR_MS, 0), place);
      if (natal.firstHouse === null) continue;
      expect(truth.firstHouse).toBe(natal.firstHouse);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(BIRTHS / 16);
  });
});

describe('the effect of a margin of five minutes', () => {
  const FIVE = spanOf(Date.UTC(1990, 4, 21, 10), 5);
  const points = getNatalPoints(FIVE, { latitudeDegrees: 41.85, longitudeDegrees: -87.65 });
  const year = { startMs: Date.UTC(2027, 0, 1), endMs: Date.UTC(2028, 0, 1) };
  const contacts = listContacts(almanac, points, year).filter(isExact);
  const halfMinutesOf = (moving: string, natal: string) =>
    contacts
      .filter((contact) => contact.moving === moving && contact.natal === natal)
      .map(({ fromUtcMs, untilUtcMs }) => (untilUtcMs - fromUtcMs) / 2 / MINUTE_MS);

  it('is about an hour from the Sun to the natal Moon, less than a minute from the Moon to the natal Sun', () => {
    expect(halfMinutesOf('sun', 'moon')).toHaveLength(8);
    for (const half of halfMinutesOf('sun', 'moon')) {
      expect(half).toBeGreaterThan(55);
      expect(half).toBeLessThan(80);
    }
    expect(halfMinutesOf('moon', 'sun').length).toBeGreaterThan(100);
    for (const half of halfMinutesOf('moon', 'sun')) expect(half).toBeLessThan(1);
  });

  // req: CONTACT-2
  it('never gives Jupiter and slower bodies a minute', () => {
    const slow = contacts.filter(({ moving }) =>
      ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].includes(moving),
    );
    expect(slow.length).toBeGreaterThan(10);
    for (const { shown } of slow) expect(shown).not.toBe('minute');
  });
});
