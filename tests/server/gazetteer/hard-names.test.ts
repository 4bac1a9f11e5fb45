import { describe, expect, it } from 'vitest';
import { openGazetteer } from '#server/sky/gazetteer/gazetteer.ts';
import { EXACT_NAMES, NEARLY_TYPED_NAMES } from './hard-names.ts';

const gazetteer = await openGazetteer();
const findFirst = (typed: string) => gazetteer.searchPlaces(typed, 8)[0];

describe('a hard name', () => {
  it('is one of more than 200', () => {
    expect(EXACT_NAMES.length + NEARLY_TYPED_NAMES.length).toBeGreaterThan(200);
  });

  it.each(EXACT_NAMES)(
    '%s is found first, and resolved: %s, %s, %s',
    (typed, name, region, country) => {
      expect(findFirst(typed)).toMatchObject({ name, region, country });
      expect(gazetteer.resolvePlaceText(typed)).toEqual(findFirst(typed));
    },
  );

  it.each(NEARLY_TYPED_NAMES)('%s is found first: %s, %s, %s', (typed, name, region, country) => {
    expect(findFirst(typed)).toMatchObject({ name, region, country });
  });
});
