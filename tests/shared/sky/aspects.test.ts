import { describe, expect, it } from 'vitest';
import { ASPECT_ANGLE_DEGREES, NATAL_ORB_DEGREES } from '#shared/sky/aspects.ts';

describe('the aspects of a birth chart', () => {
  it("are at Ptolemy's angles", () => {
    expect(ASPECT_ANGLE_DEGREES).toEqual({
      conjunction: 0,
      sextile: 60,
      square: 90,
      trine: 120,
      opposition: 180,
    });
  });

  it('count within 8° for conjunction and opposition, 7° for trine and square, 5° for sextile', () => {
    expect(NATAL_ORB_DEGREES).toEqual({
      conjunction: 8,
      opposition: 8,
      trine: 7,
      square: 7,
      sextile: 5,
    });
  });
});
