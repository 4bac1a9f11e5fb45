// Reads compiled time zone files (TZif, RFC 8536), for the script that makes the zone table.

/** A kind of local time that a zone has had: its offset east of UTC, and its abbreviation. */
export type LocalTimeType = Readonly<{
  offsetSeconds: number;
  isDst: boolean;
  abbreviation: string;
}>;

/** The content of one zone file. */
export type TzifZone = Readonly<{
  /** The kind of time before the first transition. */
  firstType: LocalTimeType;
  /** Unix seconds (UTC) from which a kind of time holds, rising. */
  transitions: readonly Readonly<{ at: number; type: LocalTimeType }>[];
  /** The POSIX TZ rule that holds after the last transition; may be empty. */
  footer: string;
}>;

const MAGIC = 'TZif';
const HEADER_BYTES = 44;

/** Whether the bytes begin as a compiled zone file does. */
export function isTzif(bytes: Buffer): boolean {
  return bytes.length >= HEADER_BYTES && bytes.toString('latin1', 0, 4) === MAGIC;
}

/**
 * Gives what a compiled zone file says, from its 64-bit block. Throws when the bytes are no TZif file
 * or only of version 1 (32 bits end in 2038). Source: RFC 8536, section 3.
 */
export function parseTzif(bytes: Buffer): TzifZone {
  if (!isTzif(bytes)) throw new Error('Not a TZif file');
  if (bytes[4] === 0) throw new Error('TZif version 1 has no 64-bit times');
  const oldBlock = readCounts(bytes, 0);
  const start = HEADER_BYTES + blockBytes(oldBlock, 4);
  if (!isTzif(bytes.subarray(start))) throw new Error('The second TZif header is missing');
  const counts = readCounts(bytes, start);

  const timesAt = start + HEADER_BYTES;
  const indexesAt = timesAt + counts.times * 8;
  const typesAt = indexesAt + counts.times;
  const abbreviationsAt = typesAt + counts.types * 6;
  const types = Array.from({ length: counts.types }, (_, index): LocalTimeType => {
    const at = typesAt + index * 6;
    const nameAt = abbreviationsAt + bytes.readUInt8(at + 5);
    return {
      offsetSeconds: bytes.readInt32BE(at),
      isDst: bytes.readUInt8(at + 4) === 1,
      abbreviation: bytes.toString('latin1', nameAt, bytes.indexOf(0, nameAt)),
    };
  });
  const typeAt = (index: number): LocalTimeType => {
    const type = types[index];
    if (!type) throw new Error(`TZif names a local time type ${index} that it does not have`);
    return type;
  };
  const transitions = Array.from({ length: counts.times }, (_, index) => ({
    at: Number(bytes.readBigInt64BE(timesAt + index * 8)),
    type: typeAt(bytes.readUInt8(indexesAt + index)),
  }));
  const footerAt = start + HEADER_BYTES + blockBytes(counts, 8);
  const footer = bytes.toString('latin1', footerAt).trim();
  return { firstType: typeAt(0), transitions, footer };
}

/** The counts of a header, in the order of the file. */
type Counts = Readonly<
  Record<'utIndicators' | 'stdIndicators' | 'leaps' | 'times' | 'types' | 'characters', number>
>;

function readCounts(bytes: Buffer, start: number): Counts {
  const count = (index: number): number => bytes.readUInt32BE(start + 20 + index * 4);
  return {
    utIndicators: count(0),
    stdIndicators: count(1),
    leaps: count(2),
    times: count(3),
    types: count(4),
    characters: count(5),
  };
}

/** The length of a data block without its header. A time has 4 bytes in the first block, 8 in the second. */
function blockBytes(counts: Counts, timeBytes: 4 | 8): number {
  return (
    counts.times * (timeBytes + 1) +
    counts.types * 6 +
    counts.characters +
    counts.leaps * (timeBytes + 4) +
    counts.stdIndicators +
    counts.utIndicators
  );
}
