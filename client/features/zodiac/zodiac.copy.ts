// Every word of the zodiac reference; the signs' characters are in sign-character.copy.ts.

export const ZODIAC_COPY = {
  title: 'Zodiac Signs',
  lead: 'Twelve rooms along one road. The Sun takes a year to walk it.',
  yours: 'Your sign',
  sunIsHere: 'The Sun is here',
  groups: 'Elements & Qualities',
  element: 'Element',
  quality: 'Quality',
  ruler: 'Ruling planet',
  dates: 'Dates',
  sun: (year: number) => `The Sun in ${year}`,
  sunStay: (from: string, until: string) => `${from} to ${until}`,
  sunNote: 'By the real sky, in your time zone. Printed dates can be a day off.',
  sunLoading: 'Looking for the Sun…',
  sunFailed: 'We couldn’t look up the Sun just now.',
  tryAgain: 'Try again',
  friend: (sign: string) => `A friend, to ${sign}`,
  character: {
    love: (sign: string) => `${sign} in love`,
    work: (sign: string) => `${sign} at work`,
    tired: (sign: string) => `When ${sign} is tired`,
    apology: (sign: string) => `How to apologize to ${sign}`,
  },
  match: (sign: string) => `Check a match with ${sign}`,
} as const;
