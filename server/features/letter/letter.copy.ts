// What a letter says where no unit is written.

export const LETTER_COPY = {
  quietHeadline: 'The day is yours.',
  quiet: {
    natal: 'Nothing touches your chart today. The day is yours.',
    // The day's list knows the other planets of the date roughly, and may have contacts with them.
    'sun-only': 'Nothing that a birth date tells touches your chart today. The day is yours.',
  },
  /** The next contact, below a quiet day; the token is printed with its preposition. */
  next: (fact: string, token: string) => `Next: ${fact}, ${token}.`,
  /** Below a letter: a season of which something happens that day. */
  momentLine: (headline: string, day: number, days: number) => `${headline} Day ${day} of ${days}.`,
  /** The fact of a season, alone on a day without a unit. */
  seasonAlone: (fact: string) => `${fact}.`,
  /** The fact of a season: "Saturn square your Moon, day 3 of 9". */
  season: (names: string, day: number, days: number) => `${names}, day ${day} of ${days}`,
};
