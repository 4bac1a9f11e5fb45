import { expect, test } from 'vitest';
import { isSameSecret } from '#server/platform/constant-time.ts';

test.each<[string | Buffer, string | Buffer, boolean]>([
  ['4170', '4170', true],
  ['', '', true],
  [Buffer.from('ä'), 'ä', true],
  ['4170', '4171', false],
  ['4170', '417', false],
  ['4170', '', false],
  // As many characters, and not as many bytes.
  ['a', 'ä', false],
])('compares the secrets %j and %j', (one, other, isSame) => {
  expect(isSameSecret(one, other)).toBe(isSame);
});
