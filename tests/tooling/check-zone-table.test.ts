import { describe, expect, it } from 'vitest';
import { judgeRelease } from './check-zone-table.ts';

const RELEASE = { name: '2026f', date: '2026-10-27' };
const judge = (date: string, newest?: string) => judgeRelease(RELEASE, Date.parse(date), newest);

describe('the check of the zone table', () => {
  it('names the release and its age', () => {
    expect(judge('2026-11-27')).toEqual({
      line: 'Time zones: release 2026f of 2026-10-27, 31 days old',
      isOld: false,
    });
  });

  it('counts a table as old from 180 days on', () => {
    expect(judge('2027-04-24').isOld).toBe(false);
    const { line, isOld } = judge('2027-04-25');
    expect(isOld).toBe(true);
    expect(line).toContain('180 days old; make the table anew');
  });

  it('counts a table as old when there is a newer release', () => {
    expect(judge('2026-11-27', '2026f').isOld).toBe(false);
    const { line, isOld } = judge('2026-11-27', '2026g');
    expect(isOld).toBe(true);
    expect(line).toContain('the newest is 2026g');
  });
});
