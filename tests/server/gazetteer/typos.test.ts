import { describe, expect, it } from 'vitest';
import { KeyTable } from '#server/sky/gazetteer/key-table.ts';
import { findTypoRows, isWithinOneTypo } from '#server/sky/gazetteer/typos.ts';

const KEYS = ['bern', 'berne', 'berna', 'bernau', 'brno', 'ebrn', 'genf', 'genua', 'москва'];

function tableOf(keys: readonly string[]): { table: KeyTable; sorted: string[] } {
  const sorted = [...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const bytes = sorted.map((key) => Buffer.from(key));
  const lengths = Uint8Array.from(bytes, (key) => key.length);
  return { table: new KeyTable(Buffer.concat(bytes), lengths), sorted };
}

function listFound(typed: string, kind: 'exact' | 'prefix'): string[] {
  const { table, sorted } = tableOf(KEYS);
  const found = findTypoRows(table, typed)[kind].flatMap(({ start, end }) =>
    sorted.slice(start, end),
  );
  return [...new Set(found)].sort();
}

describe('one typo', () => {
  it.each([
    ['brn', 'a letter left out', ['bern', 'brno', 'ebrn']],
    ['beern', 'a letter added', ['bern']],
    ['gern', 'another letter', ['bern']],
    ['bren', 'two letters swapped', ['bern']],
    ['ben', 'the last but one left out', ['bern']],
    ['bernex', 'the wrong end', ['berne']],
    ['genu', 'an end left out, or wrong', ['genf', 'genua']],
    ['мосвка', 'two letters swapped in another script', ['москва']],
    ['масква', 'another letter in another script', ['москва']],
  ])('%s: %s', (typed, _slip, names) => {
    expect(listFound(typed, 'exact')).toEqual(names);
  });

  it('is corrected in a name that is still being typed', () => {
    expect(listFound('banr', 'prefix')).toEqual([]);
    expect(listFound('bren', 'prefix')).toEqual(['berna', 'bernau', 'berne', 'brno']);
  });

  it('is not corrected in scripts of words and syllables', () => {
    expect(findTypoRows(tableOf(['東京', '東山']).table, '東亰')).toEqual({
      exact: [],
      prefix: [],
    });
  });

  it('does not count as two', () => {
    expect(isWithinOneTypo('canada', 'cananda')).toBe(true);
    expect(isWithinOneTypo('canada', 'candaa')).toBe(true);
    expect(isWithinOneTypo('canada', 'canada')).toBe(true);
    expect(isWithinOneTypo('canada', 'kanada')).toBe(true);
    expect(isWithinOneTypo('canada', 'kanata')).toBe(false);
    expect(isWithinOneTypo('canada', 'cananad')).toBe(false);
    expect(isWithinOneTypo('abcd', 'badc')).toBe(false);
  });
});

describe('the key table', () => {
  const { table, sorted } = tableOf([...KEYS, 'bern']);
  const list = (prefix: string, isExact: boolean): string[] => {
    const bytes = Buffer.from(prefix);
    const withPrefix = table.findPrefix(bytes, table.allRows);
    const { start, end } = isExact ? table.findExact(bytes.length, withPrefix) : withPrefix;
    return sorted.slice(start, end);
  };

  it('finds all rows of a key, and all keys that begin with it', () => {
    expect(list('bern', true)).toEqual(['bern', 'bern']);
    expect(list('bern', false)).toEqual(['bern', 'bern', 'berna', 'bernau', 'berne']);
    expect(list('мос', false)).toEqual(['москва']);
  });

  it('finds nothing before, between and after its keys', () => {
    for (const text of ['a', 'bernd', 'zz', 'москвам']) {
      expect(list(text, false)).toEqual([]);
      expect(list(text, true)).toEqual([]);
    }
  });
});
