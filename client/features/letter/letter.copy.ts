// The words around the letter. The letter itself comes from the server.

import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { HOUSE_AREAS, HOUSE_ORDINALS } from '#shared/sky/houses.copy.ts';

export const LETTER_COPY = {
  kicker: 'From your own chart',
  kickerOfDay: (day: string) => `From your own chart, ${day}`,
  kickerSunOnly: 'From your birth date alone',
  title: 'Your letter',
  loading: 'Writing your letter',
  failed: 'We couldn’t write your letter just now.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
  noBirthDate: 'A letter needs your birth date.',
  addBirthDetails: 'Add birth details',
  sunOnly: 'A birth time and place would add your Moon, your houses and surer hours.',
  oracle: 'The Star Oracle',
  also: 'Also today:',
  alsoOfDay: 'Also that day:',
  rewritten: 'Rewritten for your new birth details.',
  share: 'Share a line',
  kickerOnBirthday: 'Happy birthday',
  /** On the card that is sent, as the reader's own words. */
  oracleOnBirthday: 'The Star Oracle, on my birthday',
  shareOnBirthday: 'Send a birthday card',
  why: 'Why?',
  reasons: 'What this letter is based on',
} as const;

export const HOURS_COPY = {
  wholeDay: 'The whole day',
  next: 'Next',
  quiet: 'Nothing touches your chart today. The day is yours.',
} as const;

/** The time of a contact in words, by how certain it is. */
export const CERTAINTY_COPY = {
  minute: (time: string) => `at ${time}`,
  hour: (time: string) => `about ${time}`,
  beforeMidnight: 'just before midnight',
  afterMidnight: 'just after midnight',
  earlyMorning: 'early this morning',
  lateTonight: 'late tonight',
  tomorrowAt: (time: string) => `tomorrow at ${time}`,
  tomorrowAbout: (time: string) => `about ${time} tomorrow`,
  tomorrow: 'tomorrow',
  midnightTonight: 'about midnight tonight',
  lateTomorrow: 'late tomorrow',
  yesterdayAt: (time: string) => `yesterday at ${time}`,
  yesterday: 'yesterday',
  earlyYesterday: 'early yesterday',
  yesterdayMorning: 'yesterday morning',
  yesterdayAfternoon: 'yesterday afternoon',
  yesterdayEvening: 'yesterday evening',
  onAt: (day: string, time: string) => `on ${day} at ${time}`,
  onAbout: (day: string, time: string) => `on ${day} about ${time}`,
  /** Hours with their own names. */
  named: { 0: 'midnight', 12: 'noon' } as Readonly<Record<number, string | undefined>>,
  today: 'today',
  giveOrTakeADay: (day: string) => `${day} (give or take a day)`,
  on: (day: string) => `on ${day}`,
  endOfDay: (isStart: boolean, day: string) => `${isStart ? 'early' : 'late'} on ${day}`,
  about: (day: string) => `about ${day}`,
  until: (when: string) => `until ${when}`,
  from: (when: string) => `from ${when}`,
  margin: (minutes: number) => ` ± ${minutes} min`,
  heardMargin: (time: string, minutes: number) => `${time}, give or take ${minutes}`,
  exact: (when: string) => `Exact ${when}`,
  wasExact: (when: string) => `Was exact ${when}`,
  season: (start: string, end: string) => `From ${start} to ${end}`,
  /** For a season whose body turns just short of the aspect. */
  neverExact: 'Turns back just before it is exact',
  pass: (pass: number, passes: number) =>
    `${ORDINALS[pass - 1] ?? `${pass}th`} of ${NUMBERS[passes - 1] ?? passes}`,
} as const;

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;

/**
 * The house of an event in the sky, in a sentence: 'In your fourth house of home and family'. The letter counts by
 * whole signs, and says so to a reader whose chart uses another system. Null: the rising sign is not sure.
 */
export function houseWords(house: number | null, system: HouseSystem): string {
  if (house === null) return 'Its house is counted from your Sun, as your rising sign isn’t sure';
  const by = system === 'whole-sign' ? '' : ', by whole signs';
  return `In your ${HOUSE_ORDINALS[house - 1]} house of ${HOUSE_AREAS[house - 1]}${by}`;
}

/** Which house a moving body crosses: 'Venus is crossing your house of money and belongings, the second'. */
export function crossingWords(body: string, house: number, system: HouseSystem): string {
  const by = system === 'whole-sign' ? '' : ' by whole signs';
  const crossed = `your house of ${HOUSE_AREAS[house - 1]}, the ${HOUSE_ORDINALS[house - 1]}${by}`;
  return `${body} is crossing ${crossed}`;
}
