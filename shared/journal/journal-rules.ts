// What a journal may hold. Without zod, so that the page can read it anywhere.

/** The moods, from the lowest (1) to the highest (5). */
export const MOODS = [1, 2, 3, 4, 5] as const;
export type Mood = (typeof MOODS)[number];

/** UTF-16 units of an entry's text. */
export const MAX_TEXT_UNITS = 4_000;
export const MAX_TAGS = 5;
/** Code points of a tag. */
export const MAX_TAG_CHARACTERS = 30;
/** Entries of a journal. */
export const MAX_ENTRIES = 20_000;
/** Days of one answer. */
export const MAX_DAYS = 400;
/** Entries of one piece of an import, and the bytes of its body. */
export const MAX_PIECE_ENTRIES = 200;
export const MAX_PIECE_BYTES = 256 * 1024;
/** The first date of an entry whose writer has given no birth date. */
export const FIRST_DATE = '1900-01-01';
/** How long an earlier version of an entry is kept, and the id of a deleted entry. */
export const KEPT_DAYS = 30;
