// Tells Sun, Moon and Ascendant in a line each, right after the sign-up. Where the birth time leaves a sign open, each
// possible sign has its line.

import { content } from '#server/content/index.ts';
import type { Birth } from '#server/features/birth-chart/index.ts';
import type { Reveal, RevealKey } from '#shared/chart-reading/chart-reading.schema.ts';
import { listRisingSigns } from '#shared/sky/angles.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { type BirthBody, type BirthSky, readBirthSky } from './birth-sky.ts';
import { REVEAL_WHY } from './chart-reading.copy.ts';

/** The three of a birth, in the order in which one reads them. */
export function composeReveal(birth: Birth): Reveal[] {
  const sky = readBirthSky(birth);
  const bodies = sky.bodies.flatMap((body) =>
    body.key === 'sun' || body.key === 'moon' ? [composeBody(body.key, body, birth)] : [],
  );
  return [...bodies, composeAscendant(birth, sky)];
}

function composeBody(key: 'sun' | 'moon', { stays }: BirthBody, birth: Birth): Reveal {
  const signs = stays.map(({ sign }) => sign);
  return tell(key, signs, whyOfBody(key, signs, birth));
}

function whyOfBody(key: 'sun' | 'moon', signs: readonly SignKey[], birth: Birth): string | null {
  const [sign] = signs;
  if (signs.length > 1) {
    const open = birth.time === null ? 'noTime' : birth.place === null ? 'noPlace' : 'changes';
    return REVEAL_WHY.body[open](key);
  }
  const table = findSignOfDate(birth.date);
  return key === 'moon' || sign === undefined || table === undefined || sign === table
    ? null
    : REVEAL_WHY.table(table, sign);
}

function composeAscendant({ time, place, marginMinutes }: Birth, { utcMs }: BirthSky): Reveal {
  if (time === null || place === null) {
    const missing = place !== null ? 'noTime' : time !== null ? 'noPlace' : 'noTimeAndPlace';
    return tell('ascendant', [], REVEAL_WHY.ascendant[missing]);
  }
  const where = { latitudeDegrees: place.latitude, longitudeDegrees: place.longitude };
  const signs = listRisingSigns(utcMs, marginMinutes ?? 0, where);
  return tell('ascendant', signs, signs.length > 1 ? REVEAL_WHY.ascendant.changes : null);
}

function tell(key: RevealKey, signs: SignKey[], why: string | null): Reveal {
  return { key, signs, lines: signs.map((sign) => content.reveal[key][sign]), why };
}
