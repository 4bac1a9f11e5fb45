import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  encodePlaceFile,
  type PlaceFile,
  readPlaceFile,
} from '#server/sky/gazetteer/place-file.ts';

const FILE: PlaceFile = {
  tables: {
    timeZones: ['Europe/Paris'],
    countries: ['FR'],
    regions: [{ code: 'FR.11', name: 'Île-de-France' }],
    countyCount: 0,
    groups: [{ areas: [0], boxes: [[41.3, 8.5, 43.1, 9.6]] }],
  },
  columns: {
    ids: Uint32Array.of(2_988_507, 4_294_967_295),
    latitudes: Int32Array.of(4_885_341, -9_000_000),
    longitudes: Int32Array.of(234_880, -18_000_000),
    populations: Uint32Array.of(2_138_551, 0),
    timeZoneNumbers: Uint16Array.of(0, 65_535),
    countryNumbers: Uint8Array.of(0, 255),
    regionNumbers: Uint16Array.of(1, 0),
    countyNumbers: Uint16Array.of(0, 65_535),
    nameLengths: Uint8Array.of(5, 0),
    names: Buffer.from('Paris'),
    keyLengths: Uint8Array.of(5),
    keys: Buffer.from('paris'),
    keyPlaces: Uint32Array.of(0),
    areaKeys: Buffer.from('france'),
    areaKeyLengths: Uint8Array.of(6),
    keyAreas: Uint32Array.of(0),
  },
};

describe('the data file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gazetteer-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, 'places.bin');
    await writeFile(path, bytes);
    return path;
  };

  it('returns every number, including the largest and negative ones', async () => {
    const read = await readPlaceFile(await write(encodePlaceFile(FILE)));
    expect(read.tables).toEqual(FILE.tables);
    for (const [name, column] of Object.entries(FILE.columns)) {
      const same = read.columns[name as keyof typeof read.columns];
      expect([...same], name).toEqual([...column]);
    }
  });

  it('is refused when it is cut short or has another format', async () => {
    const bytes = encodePlaceFile(FILE);
    await expect(readPlaceFile(await write(bytes.subarray(0, -3)))).rejects.toThrow(/too early/);
    const other = Buffer.from(
      bytes.toString('latin1').replace('"format":2', '"format":9'),
      'latin1',
    );
    await expect(readPlaceFile(await write(other))).rejects.toThrow(/format/);
  });
});
