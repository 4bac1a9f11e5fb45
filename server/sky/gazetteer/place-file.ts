// The gazetteer's data file: a header that describes the columns, then columns of numbers and text, each
// compressed separately. build-gazetteer.ts writes it; the gazetteer reads it on first use.

import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';

/** South, west, north and east, in degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number];

/** An area made by hand: it contains the places of its areas; if it has boxes, only those inside a box. */
export type Group = Readonly<{ areas: readonly number[]; boxes: readonly Box[] }>;

/**
 * The tables to which columns refer by index, here called a number. Areas are numbered through: countries, then regions,
 * counties and groups.
 */
export type PlaceTables = Readonly<{
  /** IANA names. */
  timeZones: readonly string[];
  /** ISO 3166-1 codes. */
  countries: readonly string[];
  /** First-level regions: GeoNames code (`US.TX`) and English name. */
  regions: readonly Readonly<{ code: string; name: string }>[];
  /** Counties have keys and no names: they are never shown. */
  countyCount: number;
  groups: readonly Group[];
}>;

/**
 * The columns up to `names` describe the places, the most populous first; a place's number is its index in them. The
 * columns from `keyLengths` on are the key table: one row per pair of a search key and a place, in the keys' byte
 * order.
 */
export type PlaceColumns = AreaColumns &
  Readonly<{
    /** GeoNames ids. */
    ids: Uint32Array;
    /** Degrees north times 100,000. */
    latitudes: Int32Array;
    /** Degrees east times 100,000. */
    longitudes: Int32Array;
    /**
     * 0 for a place whose population is unknown, or 1,000 when it comes from a list of places with at least that many.
     */
    populations: Uint32Array;
    /** Numbers of `PlaceTables.timeZones`, and below of `PlaceTables.countries`. */
    timeZoneNumbers: Uint16Array;
    countryNumbers: Uint8Array;
    /** The number of `PlaceTables.regions` plus one; 0 where the region is not known. */
    regionNumbers: Uint16Array;
    /** The county's number plus one; 0 where the county is not known. */
    countyNumbers: Uint16Array;
    /** The length of each name in bytes of UTF-8. */
    nameLengths: Uint8Array;
    /** All names in UTF-8, one after the other. */
    names: Uint8Array;
    /** The length of each row's key in bytes of UTF-8. */
    keyLengths: Uint8Array;
    /** The keys of all rows in UTF-8, one after the other. */
    keys: Uint8Array;
    /** Of each row the place's number times two, plus one when the key is that of an alternate name. */
    keyPlaces: Uint32Array;
  }>;

/** A second key table, of areas. */
export type AreaColumns = Readonly<{
  areaKeyLengths: Uint8Array;
  areaKeys: Uint8Array;
  /** Of each row the area and its flags: `packAreaKey`. */
  keyAreas: Uint32Array;
}>;

/** What else a row of the areas' key table says. */
export const AREA_FLAGS = {
  /** The key is an abbreviation, or primarily the name of a place: it means the area only after a place. */
  qualifierOnly: 1,
  /** The area once belonged to what the key names. */
  former: 2,
} as const;
const AREA_FLAG_BITS = 2;

export function packAreaKey(area: number, flags: number): number {
  return (area << AREA_FLAG_BITS) | flags;
}

export function unpackAreaKey(keyArea: number): { area: number; flags: number } {
  return { area: keyArea >>> AREA_FLAG_BITS, flags: keyArea & ((1 << AREA_FLAG_BITS) - 1) };
}

export function isInBox(
  [south, west, north, east]: Box,
  { latitude, longitude }: Readonly<{ latitude: number; longitude: number }>,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

export type PlaceFile = Readonly<{ tables: PlaceTables; columns: PlaceColumns }>;

type ColumnName = keyof PlaceColumns;
type WideColumn = Uint16Array | Uint32Array | Int32Array;

/** One column in the file: how many entries it has, and how many bytes they take compressed. */
type Section = Readonly<{ entries: number; packedBytes: number }>;
type Header = Readonly<{
  format: number;
  tables: PlaceTables;
  sections: Readonly<Record<ColumnName, Section>>;
}>;

/** To be raised when the layout of the file changes. */
const FORMAT = 2;
const HEADER_LENGTH_BYTES = 4;
const BYTE_BITS = 8;
/**
 * Brotli's window: 1 MB (2^20 bytes), which is also the memory that decompression needs on each thread, and which a
 * process keeps. One of 4 MB makes the file smaller by 0.3 % and the process larger by 15 MB.
 */
const WINDOW_BITS = 20;
/** The smallest `chunkSize` that zlib accepts, bytes. */
const ZLIB_MIN_CHUNK_BYTES = 64;
const decompress = promisify(brotliDecompress);

/** Gives the bytes of a data file. Takes a minute: it compresses as well as it can. */
export function encodePlaceFile({ tables, columns }: PlaceFile): Buffer {
  const packed = Object.entries(columns).map(([name, column]) => {
    const bytes = splitIntoPlanes(column);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return { name, entries: column.length, data: brotliCompressSync(bytes, { params }) };
  });
  const sections = Object.fromEntries(
    packed.map(({ name, entries, data }) => [name, { entries, packedBytes: data.length }]),
  );
  const header = Buffer.from(JSON.stringify({ format: FORMAT, tables, sections }));
  const length = Buffer.alloc(HEADER_LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  return Buffer.concat([length, header, ...packed.map(({ data }) => data)]);
}

/**
 * Gives the content of a data file, read column by column and decompressed on other threads. Rejects when the file is
 * missing, damaged, cut short or of another format.
 */
export async function readPlaceFile(path: string): Promise<PlaceFile> {
  const file = await open(path);
  try {
    let position = 0;
    const readNext = async (bytes: number): Promise<Buffer> => {
      const buffer = await readBytes(file, position, bytes);
      position += bytes;
      return buffer;
    };
    const headerBytes = (await readNext(HEADER_LENGTH_BYTES)).readUInt32LE();
    // The header is what encodePlaceFile wrote, of the format that is checked next.
    const header = JSON.parse((await readNext(headerBytes)).toString()) as Header;
    if (header.format !== FORMAT) throw new Error(`${path} is of another format: ${header.format}`);

    const unpackBytes = async (name: ColumnName, bytesPerEntry = 1): Promise<Uint8Array> => {
      const { entries, packedBytes } = header.sections[name];
      const bytes = await decompress(await readNext(packedBytes), {
        // The output fits in one chunk: several would be joined in a second buffer of the same size.
        chunkSize: Math.max(ZLIB_MIN_CHUNK_BYTES, entries * bytesPerEntry + 1),
      });
      if (bytes.length !== entries * bytesPerEntry) throw new Error(`${path}: ${name} is damaged`);
      return bytes;
    };
    const unpack = async <Column extends WideColumn>(
      name: ColumnName,
      Type: { new (length: number): Column; BYTES_PER_ELEMENT: number },
    ): Promise<Column> => {
      const planes = await unpackBytes(name, Type.BYTES_PER_ELEMENT);
      return joinPlanes(planes, new Type(header.sections[name].entries));
    };
    return {
      tables: header.tables,
      // In the order of the file: each column is read from where the one before it ends.
      columns: {
        ids: await unpack('ids', Uint32Array),
        latitudes: await unpack('latitudes', Int32Array),
        longitudes: await unpack('longitudes', Int32Array),
        populations: await unpack('populations', Uint32Array),
        timeZoneNumbers: await unpack('timeZoneNumbers', Uint16Array),
        countryNumbers: await unpackBytes('countryNumbers'),
        regionNumbers: await unpack('regionNumbers', Uint16Array),
        countyNumbers: await unpack('countyNumbers', Uint16Array),
        nameLengths: await unpackBytes('nameLengths'),
        names: await unpackBytes('names'),
        keyLengths: await unpackBytes('keyLengths'),
        keys: await unpackBytes('keys'),
        keyPlaces: await unpack('keyPlaces', Uint32Array),
        areaKeys: await unpackBytes('areaKeys'),
        areaKeyLengths: await unpackBytes('areaKeyLengths'),
        keyAreas: await unpack('keyAreas', Uint32Array),
      },
    };
  } finally {
    await file.close();
  }
}

async function readBytes(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(bytes);
  const { bytesRead } = await file.read(buffer, 0, bytes, position);
  if (bytesRead !== bytes) throw new Error('The gazetteer file ends too early');
  return buffer;
}

/**
 * The bytes of a column in planes: the lowest byte of every entry, then the second byte of every entry, and so on. The
 * high bytes of neighboring entries are mostly equal, and compress well when they are next to one another.
 */
function splitIntoPlanes(column: WideColumn | Uint8Array): Buffer {
  const planes = Buffer.alloc(column.byteLength);
  for (let plane = 0; plane < column.BYTES_PER_ELEMENT; plane++) {
    const start = plane * column.length;
    for (let index = 0; index < column.length; index++) {
      planes[start + index] = ((column[index] ?? 0) >>> (plane * BYTE_BITS)) & 0xff;
    }
  }
  return planes;
}

/** Fills a column of two or four bytes per entry from its planes: the inverse of `splitIntoPlanes`. */
function joinPlanes<Column extends WideColumn>(planes: Uint8Array, column: Column): Column {
  const { length } = column;
  const hasFour = column.BYTES_PER_ELEMENT === 4;
  for (let index = 0; index < length; index++) {
    const low = (planes[index] ?? 0) | ((planes[length + index] ?? 0) << 8);
    const high = hasFour
      ? ((planes[2 * length + index] ?? 0) << 16) | ((planes[3 * length + index] ?? 0) << 24)
      : 0;
    column[index] = low | high;
  }
  return column;
}
