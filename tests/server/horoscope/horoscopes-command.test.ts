import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { composeHoroscope } from '#server/features/horoscope/horoscope.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';

const COMMAND = 'server/features/horoscope/horoscopes.command.ts';

async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    COMMAND,
    ...args,
  ]);
  return stdout;
}

describe('the command that prints horoscopes', () => {
  it('prints, as JSON, exactly what the daily call returns', { tags: 'night' }, async () => {
    const printed: unknown = JSON.parse(
      await run('--from', '2027-01-01', '--days', '2', '--sign', 'leo', '--json'),
    );
    const almanac = createAlmanac();
    const composed = ['2027-01-01', '2027-01-02'].map((date) =>
      composeHoroscope(almanac, date, 'leo'),
    );
    expect(printed).toEqual(composed);
  });

  it('prints all twelve signs with their facts for reading', { tags: 'night' }, async () => {
    const printed = await run('--from', '2027-01-01');
    expect(printed.match(/^2027-01-01 {2}/gm)?.length).toBe(12);
    expect(printed).toMatch(/^ {4}1 \w+ .+$/m);
  });

  it.each([
    ['--from', 'yesterday'],
    ['--days', '0'],
    ['--sign', 'ophiuchus'],
    ['--words', '3'],
  ])('says what is wrong with %s %s, and how to use it', { tags: 'night' }, async (...args) => {
    await expect(run(...args)).rejects.toMatchObject({ stderr: expect.stringContaining('Usage:') });
  });
});
