// The phrase library by itself: how much there is of it, and that each line is fit to print wherever it may stand.

import { describe, expect, it } from 'vitest';
import { listFaults } from '#server/content/check/proofreading.ts';
import { lines } from '#server/content/schema/lines.ts';
import {
  findKind,
  getHouseClauses,
  getHouseRooms,
  listKinds,
} from '#server/features/horoscope/library.ts';
import { FACT_RANKS } from '#server/sky/day-facts.ts';
import { fillSlots } from '#server/text/slots.ts';
import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS, SIGN_NAMES } from '#shared/zodiac/signs.ts';

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);
const kinds = listKinds();
const allLines = kinds.flatMap(({ lines }) => lines);

describe('the phrase library', () => {
  it('tells at least 240 kinds of fact in at least four ways each', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(240);
    for (const { key, lines } of kinds) expect(lines.length, key).toBeGreaterThanOrEqual(4);
  });

  it('says each house in at least six clauses', () => {
    for (const house of HOUSES) {
      expect(getHouseClauses(house).length).toBeGreaterThanOrEqual(6);
      for (const { text } of getHouseClauses(house)) expect(text).toMatch(/^(in|on|at) [^,]+$/);
      for (const { text } of getHouseRooms(house)) expect(text).toMatch(/^your [^,]+$/);
    }
  });

  it('has no line twice', () => {
    const texts = allLines.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  // req: HOROSCOPE-6
  it('is proofread in every house, with every clause that may fill a slot', () => {
    const faults: string[] = [];
    const check = (text: string): void => {
      for (const fault of listFaults(text)) faults.push(`${fault}: ${text}`);
    };
    for (const { text } of allLines) {
      if (!text.includes('{')) check(text);
      else
        for (const house of HOUSES) {
          const sign = SIGN_NAMES[house - 1];
          const room = getHouseRooms(house)[0]?.text;
          if (text.includes('house}'))
            for (const clause of getHouseClauses(house))
              check(fillSlots(text, { sign, room, house: clause.text }));
          if (text.includes('{room}'))
            for (const other of getHouseRooms(house))
              check(fillSlots(text, { sign, room: other.text, house: 'in your first house' }));
        }
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  it('can tell every aspect that the sky can make', () => {
    // Mercury and Venus never stray far from the Sun or, for most aspects, from each other.
    const impossible = (one: string, other: string, aspect: string): boolean =>
      (one === 'sun' && (other === 'mercury' || other === 'venus') && aspect !== 'conjunction') ||
      (one === 'mercury' && other === 'venus' && !['conjunction', 'sextile'].includes(aspect)) ||
      // The phases say these.
      (one === 'moon' && other === 'sun' && !['sextile', 'trine'].includes(aspect));
    for (const [index, first] of BODY_KEYS.entries())
      for (const second of BODY_KEYS.slice(index + 1)) {
        const [one, other] = second === 'moon' ? [second, first] : [first, second];
        for (const aspect of ASPECT_KEYS) {
          if (impossible(one, other, aspect)) continue;
          for (const exactAt of ['2027-01-01T12:00:00Z', null]) {
            if (one === 'moon' && exactAt === null) continue;
            const fact: SkyFact = {
              id: 'made',
              kind: 'aspect',
              bodies: [one, other],
              aspect,
              orb: 0.5,
              applying: true,
              exactAt,
              text: 'made by hand',
            };
            const kind = findKind(
              {
                fact,
                rank: FACT_RANKS.exactAspect,
                weight: 1,
                signs: ['leo', 'leo'],
                houses: [1, 1],
                applying: null,
              },
              false,
            );
            expect(kind?.lines.length, `${one} ${aspect} ${other}`).toBeGreaterThanOrEqual(1);
          }
        }
      }
  });

  it('can tell every planet in every house and every ingress, forward and back', () => {
    for (const body of BODY_KEYS) {
      for (const [index, sign] of SIGN_KEYS.entries()) {
        const made = { id: 'made', bodies: [body] as [typeof body], sign, text: 'made' };
        const [since, until] = ['2026-12-31T12:00:00Z', '2027-01-02T12:00:00Z'];
        const place: SkyFact = { ...made, kind: 'position', since, until };
        const entry: SkyFact = { ...made, kind: 'ingress', exactAt: '2027-01-01T12:00:00Z' };
        const told = { weight: 1, signs: [sign], houses: [index + 1], applying: null };
        for (const retrograde of [false, true])
          expect(
            findKind({ fact: entry, rank: FACT_RANKS.turningPoint, ...told }, retrograde),
          ).toBeDefined();
        const placeKind = findKind({ fact: place, rank: FACT_RANKS.background, ...told }, false);
        // The Moon's place has a kind of its own.
        expect(placeKind === undefined).toBe(body === 'moon');
      }
    }
  });
});

describe('the form of the library', () => {
  it('reads one line a row and advice from its mark', () => {
    expect(lines('\n  The Moon nods.\n\n  * Nod back.\n')).toEqual([
      { text: 'The Moon nods.', advises: false },
      { text: 'Nod back.', advises: true },
    ]);
  });

  it('never prints a slot that nothing fills', () => {
    expect(() => fillSlots('Mars is in {room}.', {})).toThrow('{room}');
    expect(() => fillSlots('Mars is in {cellar}.', { room: 'your attic' })).toThrow('{cellar}');
  });
});

describe('the proofreader', () => {
  it.each([
    ['Ask a aunt.', 'article'],
    ['Ask a useful question.', 'article'],
    ['Take an pear.', 'article'],
    ['The the Moon nods.', 'doubled'],
    ['The Moon nods at {room}.', 'slot'],
    ['the Moon nods.', 'capital'],
    ['The Moon nods', 'stop'],
    ['The Moon nods. She smiles.', 'one sentence'],
    ['The Moon nods this evening.', 'time'],
    ['The Moon nods at 2:44.', 'time'],
    ['The audience nods.', 'forbidden'],
    ['The Moon likes the colour.', 'American'],
    ['The Moon , nods.', 'spacing'],
  ])('finds fault with %j', (sentence, fault) => {
    expect(listFaults(sentence).join()).toContain(fault);
  });

  it('finds none with a clean sentence', () => {
    expect(listFaults('The Moon squares Mars, and every red light takes it personally.')).toEqual(
      [],
    );
  });
});
