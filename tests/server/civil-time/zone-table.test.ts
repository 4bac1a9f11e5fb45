import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readZoneTable } from '#server/sky/civil-time/build-zone-table.ts';
import {
  findZoneHistory,
  getZoneHistory,
  listClockPeriods,
  listTimeZones,
} from '#server/sky/civil-time/zone-table.ts';
import table from '#server/sky/civil-time/zones.json' with { type: 'json' };
import reference from '#tests/fixtures/civil-time/tz-all-zones.json' with { type: 'json' };

const FIXTURES = fileURLToPath(new URL('../../fixtures/civil-time/', import.meta.url));
const YEAR_1890 = Date.UTC(1890, 0, 1) / 1000;
const END_OF_2037 = Date.UTC(2038, 0, 1) / 1000 - 1;

type Story = { t: number[]; o: number[] };

/** Our table's offsets since 1890 in the form of the reference: only changes of the offset. */
function tellOffsets(timeZone: string): Story {
  const story: Story = { t: [], o: [] };
  for (const period of listClockPeriods(getZoneHistory(timeZone), YEAR_1890, END_OF_2037)) {
    if (period.utcOffsetSeconds === story.o.at(-1)) continue;
    if (story.o.length > 0) story.t.push(period.start);
    story.o.push(period.utcOffsetSeconds);
  }
  return story;
}

function since1890({ t, o }: Story): Story {
  const first = t.findIndex((at) => at > YEAR_1890);
  return first === -1 ? { t: [], o: o.slice(-1) } : { t: t.slice(first), o: o.slice(first) };
}

describe('the zone table', () => {
  it('has every change of offset since 1890 that an independent compilation has', () => {
    const zones = Object.entries(reference.zones as Record<string, Story>);
    expect(zones).toHaveLength(420);
    const different = zones.filter(
      ([name, story]) => JSON.stringify(tellOffsets(name)) !== JSON.stringify(since1890(story)),
    );
    expect(different.map(([name]) => name)).toEqual([]);
  });

  it('resolves aliases to their zones', () => {
    expect(getZoneHistory('Asia/Calcutta')).toEqual(getZoneHistory('Asia/Kolkata'));
    expect(getZoneHistory('US/Pacific')).toEqual(getZoneHistory('America/Los_Angeles'));
    expect(getZoneHistory('Europe/Kiev')).toEqual(getZoneHistory('Europe/Kyiv'));
    expect(listTimeZones().length).toBeGreaterThan(590);
  });

  it('has every zone that Intl has here, and the name of an unknown zone', () => {
    const names = [...Intl.supportedValuesOf('timeZone'), 'Etc/Unknown', 'America/Coyhaique'];
    expect(names.filter((name) => findZoneHistory(name) === undefined)).toEqual([]);
  });

  it('returns nothing for an unknown name, object properties included', () => {
    for (const name of ['Mars/Olympus', '', 'toString', '__proto__', 'Factory']) {
      expect(findZoneHistory(name)).toBeUndefined();
      expect(() => getZoneHistory(name)).toThrow(RangeError);
    }
  });

  it('follows the present rule long after the listed changes', () => {
    const july2150 = Date.UTC(2150, 6, 1) / 1000;
    expect(listClockPeriods(getZoneHistory('America/New_York'), july2150, july2150)).toEqual([
      {
        utcOffsetSeconds: -14400,
        rule: 'daylight',
        start: Date.UTC(2150, 2, 8, 7) / 1000,
        end: Date.UTC(2150, 10, 1, 6) / 1000,
      },
    ]);
  });
});

describe('the script that builds the zone table', () => {
  it("gives the committed table's lines from compiled files of the other size", () => {
    // The fixture is compiled "slim", without the changes that the yearly rule repeats.
    const made = readZoneTable(`${FIXTURES}zoneinfo`);
    const committed: Record<string, string> = table.zones;
    const links: Record<string, string> = table.links;
    expect(Object.keys(made.zones)).toHaveLength(6);
    for (const [name, line] of Object.entries(made.zones)) {
      expect(line, name).toBe(committed[links[name] ?? name]);
    }
    expect(made.source).toBe(table.source);
  });

  it('refuses a folder that was built without the history before 1970', () => {
    expect(() => readZoneTable(`${FIXTURES}zoneinfo-without-backzone`)).toThrow(/backzone/);
  });
});
