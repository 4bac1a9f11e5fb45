// What a letter says where no unit is written.

export const LETTER_COPY = {
  quietHeadline: 'The day is yours.',
  quiet: {
    natal: 'Nothing touches your chart today. The day is yours.',
    // The day's list knows the other planets of the date roughly, and may have contacts with them.
    'sun-only': 'Nothing touches your Sun or your slow planets today. The day is yours.',
  },
  /** Above the fact of a season, which does touch the chart. */
  quietInSeason: {
    natal: 'Nothing new touches your chart today. The slow season carries on:',
    'sun-only':
      'Nothing new touches your Sun or your slow planets today. The slow season carries on:',
  },
  /** A contact without words tells its fact alone; the token is printed with its preposition. */
  factAlone: (fact: string, token: string) => `${fact}, exact ${token}.`,
  /** The fact of a season, alone on a day without a unit. */
  seasonAlone: (fact: string) => `${fact}.`,
  /** The fact of a season: "Saturn square your Moon, day 3 of 9". */
  season: (names: string, day: number, days: number) => `${names}, day ${day} of ${days}`,
};
