// The texts for readers: the content of `en/`, read once from the pack.

import { readFileSync } from 'node:fs';
import { dataFile } from '#server/data-file.ts';
import { PACK_PATH, type Pack } from './pack.ts';

export type { ChapterUnit } from './schema/chart.ts';
export type { HoroscopeUnit } from './schema/horoscope.ts';
export type { Card } from './schema/insights.ts';
export type { MatterUnit, SeasonUnit } from './schema/letter.ts';
export {
  type Advice,
  EVENT_KEYS,
  type EventKey,
  type Picture,
  type ThreadKind,
  UNIT_ID_MAX,
} from './schema/letter-keys.ts';
export { OPPOSITE_PULL, type Pull, type Theme } from './schema/portrait.ts';
export type { DrawnTo } from './schema/readings.ts';

/** See server/data-file.ts. */
declare const DATA_FOLDER: string | undefined;

// A bundle has its pack beside it. Tests and commands run from the sources, which may have changed since.
if (typeof DATA_FOLDER === 'undefined') await (await import('./build-pack.ts')).buildPack();

const pack: Pack = JSON.parse(readFileSync(dataFile(PACK_PATH), 'utf8'));

/** All words, by room, file and key. */
export const { content } = pack;
