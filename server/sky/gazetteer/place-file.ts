// The gazetteer's data file: a header that describes the columns, then columns of numbers and text, each
// compressed separately. build-gazetteer.ts writes it; the gazetteer reads it on first use.

import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';

/** The tables that columns reference by index. */
export type PlaceTables = Readonly<{
  /** IANA names. */
  timeZones: readonly string[];
  /** ISO 3166-1 codes, with the folded names that a country goes by in many languages. */
  countries: readonly Readonly<{ code: string; keys: readonly string[] }>[];
  /** First-level regions: GeoNames code, name, and the folded ways to write them. */
  regions: readonly Readonly<{ code: string; name: string; keys: readonly string[] }>[];
}>;

/** One entry a place, the most populous first; then one entry a search key, in the keys' byte order. */
export type PlaceColumns = Readonly<{
  /** GeoNames ids. */
  ids: Uint32Array;
  /** Degrees north times 100,000. */
  latitudes: Int32Array;
  /** Degrees east times 100,000. */
  longitudes: Int32Array;
  populations: Uint32Array;
  timeZoneNumbers: Uint16Array;
  countryNumbers: Uint8Array;
  /** The region's number plus one; 0 where the region is not known. */
  regionNumbers: Uint16Array;
  /** UTF-8 bytes of each name. */
  nameLengths: Uint8Array;
  names: Uint8Array;
  /** UTF-8 bytes of each key. */
  keyLengths: Uint8Array;
  keys: Uint8Array;
  /** The place's number times two, plus one when the key is an alternate name's. */
  keyPlaces: Uint32Array;
}>;

export type PlaceFile = Readonly<{ tables: PlaceTables; columns: PlaceColumns }>;

type ColumnName = keyof PlaceColumns;
type WideColumn = Uint16Array | Uint32Array | Int32Array;

type Section = Readonly<{ entries: number; packedBytes: number }>;
type Header = Readonly<{
  format: number;
  tables: PlaceTables;
  sections: Readonly<Record<ColumnName, Section>>;
}>;

const FORMAT = 1;
const HEADER_LENGTH_BYTES = 4;
const BYTE_BITS = 8;
/** A window of 4 MB, which is also the memory that decompression needs. */
const WINDOW_BITS = 22;
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
 * Gives the content of a data file, column by column, the decompression on other threads. Throws when
 * the file is missing or of another format.
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
        // All in one piece: else the pieces are put together in a second buffer of the same size.
        chunkSize: Math.max(64, entries * bytesPerEntry + 1),
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
      // In the order in which the file has them.
      columns: {
        ids: await unpack('ids', Uint32Array),
        latitudes: await unpack('latitudes', Int32Array),
        longitudes: await unpack('longitudes', Int32Array),
        populations: await unpack('populations', Uint32Array),
        timeZoneNumbers: await unpack('timeZoneNumbers', Uint16Array),
        countryNumbers: await unpackBytes('countryNumbers'),
        regionNumbers: await unpack('regionNumbers', Uint16Array),
        nameLengths: await unpackBytes('nameLengths'),
        names: await unpackBytes('names'),
        keyLengths: await unpackBytes('keyLengths'),
        keys: await unpackBytes('keys'),
        keyPlaces: await unpack('keyPlaces', Uint32Array),
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

/** All lowest bytes first, then all second bytes, and so on: the high ones repeat, and compress. */
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
