// Every word of the first look at a chart, but for the lines and reasons that the server tells.

import type { Reveal } from '#shared/chart-reading/chart-reading.schema.ts';
import { listWords } from '#shared/core/list-words.ts';
import { SIGN_KEYS, SIGN_NAMES, type SignKey } from '#shared/zodiac/sign-names.ts';

export const signNameOf = (sign: SignKey): string => SIGN_NAMES[SIGN_KEYS.indexOf(sign)] ?? sign;

/** 'Aquarius, Pisces or Aries'. */
const joinSigns = (signs: readonly SignKey[]): string => listWords(signs.map(signNameOf), 'or');

export const REVEAL_COPY = {
  documentTitle: 'Your sky',
  opening: 'Opening your chart…',
  heading: (firstName: string) => `${firstName}, this is your sky.`,
  wheel: 'Your birth chart',
  /** In place of the Ascendant's short name. */
  rising: 'rising',
  title: ({ key, signs }: Pick<Reveal, 'key' | 'signs'>) =>
    key !== 'ascendant'
      ? `${key === 'sun' ? 'Sun' : 'Moon'} in ${joinSigns(signs)}`
      : signs.length > 0
        ? `${joinSigns(signs)} rising`
        : 'Rising sign: not yet',
  addTime: 'Add a birth time',
  addDetails: 'Add birth details',
  read: 'Read today’s letter',
  toInvitation: 'Back to the invitation',
  send: 'Send',
  /** How many birthdays fit the card. */
  count: (birthdays: number, { suns, moons }: { suns: number; moons: number }) =>
    `${birthdays} birthdays between 1950 and 2008 have ${suns > 1 ? 'one of these Suns' : 'this Sun'} and ${moonWords(suns, moons)}.`,
  failed: 'Your chart is ready, but it didn’t load just now.',
  failedHint: 'It’s saved, and you’ll find it under Chart.',
} as const;

const moonWords = (suns: number, moons: number): string =>
  moons > 1 ? 'one of these Moons' : suns > 1 ? 'this Moon' : 'Moon';
