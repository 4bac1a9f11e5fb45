import { describe, expect, it } from 'vitest';
import { listWordingFaults } from '#server/content/check/wording.ts';
import {
  getPairDescription,
  PAIR_DESCRIPTIONS,
} from '#server/features/compatibility/pair-descriptions.ts';
import { PAIR_FRICTIONS } from '#server/features/compatibility/pair-frictions.ts';
import { pairKey } from '#shared/compatibility/pairs.ts';
import { SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';

const texts = Object.entries(PAIR_DESCRIPTIONS);
const sentencesOf = (text: string) => text.split(/(?<=[.?!]["']?)\s+/);

describe('the descriptions of the pairs', () => {
  it('has one of its own for each of the 78 pairs', () => {
    expect(texts).toHaveLength(78);
    expect(new Set(texts.map(([, text]) => text)).size).toBe(78);
    for (const one of SIGN_KEYS)
      for (const other of SIGN_KEYS) {
        expect(getPairDescription(one, other)).toBe(getPairDescription(other, one));
      }
  });

  it.each(texts)('%s: two or three sentences that stand nowhere else', (_pair, text) => {
    const sentences = sentencesOf(text);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(20);
    expect(words).toBeLessThanOrEqual(50);
    for (const sentence of sentences) {
      expect(texts.filter(([, other]) => other.includes(sentence))).toHaveLength(1);
    }
  });

  it.each(texts)('%s: reads from both sides and names no other sign', (pair, text) => {
    expect(text).not.toMatch(/\b(your|yours|we|they bring)\b|(?<!after )\byou\b/i);
    const named = SIGN_KEYS.filter((sign) => text.includes(SIGNS[sign].name));
    for (const sign of named) expect(pair).toContain(sign);
  });

  it.each(texts)('%s: has no doubled word and frightens nobody', (_pair, text) => {
    expect(text).not.toMatch(/\b(\w+) \1\b/i);
    expect(text).not.toMatch(
      /\b(die|dying|death|disease|illness|curse|doom|divorce|disaster|tragedy|worthless|stupid|pathetic|guarantee)\b/i,
    );
    expect(text).not.toMatch(/\b(colour|favour|neighbour|humour|grey|harbour)/i);
  });
});

describe('what hurts and what helps', () => {
  const frictions = Object.entries(PAIR_FRICTIONS);

  it('stands for each of the 78 pairs, each in its own words', () => {
    for (const one of SIGN_KEYS)
      for (const other of SIGN_KEYS) {
        expect(PAIR_FRICTIONS[pairKey(SIGN_KEYS, one, other)]).toBeDefined();
      }
    expect(frictions).toHaveLength(78);
    const all = frictions.flatMap(([, { hurts, helps }]) => [hurts, helps]);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(frictions)('%s: reads from both sides, and by the manner', (pair, friction) => {
    for (const text of [friction.hurts, friction.helps]) {
      expect(listWordingFaults(text)).toEqual([]);
      expect(text).toMatch(/[.?]”?$/);
      expect(text).not.toMatch(/[—–!…'"]|\bshould\b/i);
      // Outside of what is said aloud, nobody is 'you'.
      expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/(?<!thank )\b(you|your|yours|we)\b/i);
      for (const sign of SIGN_KEYS.filter((key) => text.includes(SIGNS[key].name))) {
        expect(pair).toContain(sign);
      }
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(12);
      expect(words).toBeLessThanOrEqual(30);
    }
  });
});
