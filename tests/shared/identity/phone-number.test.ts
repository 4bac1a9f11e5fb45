import { describe, expect, it } from 'vitest';
import {
  phoneField,
  withCountryPrefix,
} from '#shared/identity/verification/verification.schema.ts';

describe('a typed number', () => {
  // req: FIELD-2
  it.each([
    ['212 555 0145', '+12125550145'],
    ['1 212 555 0145', '+12125550145'],
    ['1-212-555-0145', '+12125550145'],
    ['+1 1 212 555 0145', '+12125550145'],
    ['(+1) 212.555.0145', '+12125550145'],
    ['001 212 555 0145', '+12125550145'],
    ['011 1 212 555 0145', '+12125550145'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+49 (0)151 234 567 89', '+4915123456789'],
    ['0049 (0) 151-234 567 89', '+4915123456789'],
    ['(+49)(0)151 234 567 89', '+4915123456789'],
    ['+1 212 (0)555 014', '+12120555014'],
    // In Italy the zero belongs to the number.
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['0044 20 7946 0958', '+442079460958'],
    ['011 44 20 7946 0958', '+442079460958'],
    // An area code of North America does not begin with 1.
    ['121 255 5014', '+11212555014'],
  ])('%s is %s', (typed, expected) => {
    expect(withCountryPrefix(typed)).toBe(expected);
  });

  // req: FIELD-1
  it.each(['+1 +1 212 555 0145', '++12125550145', '212 555 0145 +1', '1+2125550145'])(
    '%s is refused for its second or misplaced +',
    (typed) => {
      expect(phoneField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
        'Please give one number, with a + only at its start',
      ]);
    },
  );

  // req: FIELD-1
  it('is accepted by a call only in plain characters', () => {
    for (const typed of ['\u202A+12125550145', '212/555/0145', '２１２5550145', 'tel:2125550145'])
      expect(phoneField.safeParse(typed).success).toBe(false);
  });
});
