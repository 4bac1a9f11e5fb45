import { describe, expect, test } from 'vitest';
import { createDataCipher, UnknownKeyError } from '#server/platform/data-cipher.ts';

const SECRET = 'a secret of this test alone';
const NEXT_SECRET = 'the secret that replaces it';
const TEXT = 'Ida, born 3 August 1994, 2:18 in Łódź 🌙';
const OF_IDA = 'users:email:ida';

const cipher = createDataCipher([SECRET]);
const after = createDataCipher([NEXT_SECRET, SECRET]);

describe('a sealed text', () => {
  test.each([TEXT, ''])('decrypts unchanged under its context: %j', (text) => {
    expect(cipher.open(cipher.seal(text, OF_IDA), OF_IDA)).toBe(text);
  });

  test('names its key, reveals nothing about the text, and differs each time', () => {
    const [one, other] = [cipher.seal(TEXT, OF_IDA), cipher.seal(TEXT, OF_IDA)];
    expect(one.split('.')[0]).toBe(cipher.keyIds[0]);
    expect(one).not.toBe(other);
    const bytes = Buffer.from(one.split('.')[1] ?? '', 'base64url');
    expect(bytes.includes('1994')).toBe(false);
  });

  test('decrypts with a key that is no longer the first', () => {
    expect(after.open(cipher.seal(TEXT, OF_IDA), OF_IDA)).toBe(TEXT);
    expect(after.seal(TEXT, OF_IDA).split('.')[0]).toBe(after.keyIds[0]);
    expect(after.keyIds[1]).toBe(cipher.keyIds[0]);
  });

  test('does not decrypt without its key', () => {
    expect(() => cipher.open(after.seal(TEXT, OF_IDA), OF_IDA)).toThrow(UnknownKeyError);
    expect(() => cipher.open(TEXT, OF_IDA)).toThrow(UnknownKeyError);
  });

  test('does not decrypt with another key under the same name', () => {
    const [, body] = after.seal(TEXT, OF_IDA).split('.');
    expect(() => cipher.open(`${cipher.keyIds[0]}.${body}`, OF_IDA)).toThrow(/authenticate/);
  });

  test('does not decrypt for another row or column', () => {
    const sealed = cipher.seal(TEXT, OF_IDA);
    for (const context of ['users:email:otto', 'users:first_name:ida', ''])
      expect(() => cipher.open(sealed, context), context).toThrow(/authenticate/);
  });

  test('does not decrypt when a byte has changed or the end is missing', () => {
    const [id, body = ''] = cipher.seal(TEXT, OF_IDA).split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      const sealed = `${id}.${changed.toString('base64url')}`;
      expect(() => cipher.open(sealed, OF_IDA), `byte ${index}`).toThrow(/authenticate/);
    }
    const short = `${id}.${bytes.subarray(0, -1).toString('base64url')}`;
    expect(() => cipher.open(short, OF_IDA)).toThrow(/authenticate/);
  });
});

describe('the hashes of a text', () => {
  test('are the same each time, one for each secret', () => {
    const [first] = cipher.hashesOf(TEXT, 'email');
    expect(cipher.hashesOf(TEXT, 'email')).toEqual([first]);
    expect(after.hashesOf(TEXT, 'email')).toEqual([expect.any(String), first]);
    expect(new Set(after.hashesOf(TEXT, 'email')).size).toBe(2);
  });

  test('differ for another context and for another text', () => {
    const hashes = [
      cipher.hashesOf(TEXT, 'email'),
      cipher.hashesOf(TEXT, 'phone'),
      cipher.hashesOf(`${TEXT} `, 'email'),
    ];
    expect(new Set(hashes.flat()).size).toBe(3);
  });
});
