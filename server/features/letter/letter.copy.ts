// What a letter says when no unit is written.

export const LETTER_COPY = {
  /** The next contact, as the last sentence of a quiet day, by tone; the token is printed with its preposition. */
  next: {
    joined: (moving: string, natal: string, token: string) =>
      `Next to come is ${moving}, which joins your ${natal} ${token}.`,
    easy: (moving: string, natal: string, token: string) =>
      `Next to come is ${moving}, at an easy angle to your ${natal} ${token}.`,
    hard: (moving: string, natal: string, token: string) =>
      `Next to come is ${moving}, at a hard angle to your ${natal} ${token}.`,
  },
  /** Below a letter: a season that begins, is exact or ends that day. */
  momentLine: (headline: string, day: number, days: number) => `${headline} Day ${day} of ${days}.`,
  /** The same some days later: when it happened, within the last week. */
  on: (weekday: string) => `on ${weekday}`,
  aWeekAgo: 'a week ago',
  lateLine: {
    coming: (headline: string, when: string) => `${headline} It began ${when}.`,
    exact: (headline: string, when: string) => `${headline} It was exact ${when}.`,
    leaving: (headline: string, when: string) => `${headline} It ended ${when}.`,
  },
  /** How near an event of the sky is to a point of the chart, by what happens and by the angle. */
  degrees: (below: number) =>
    below === 1 ? 'less than a degree' : `less than ${below === 2 ? 'two' : 'three'} degrees`,
  touches: { phase: 'This one falls', station: 'This time it turns' },
  touch: {
    beside: (begin: string, degrees: string, natal: string) =>
      `${begin} ${degrees} from your ${natal}.`,
    across: (begin: string, degrees: string, natal: string) =>
      `${begin} across from your ${natal}, ${degrees} off.`,
    corner: (begin: string, degrees: string, natal: string) =>
      `${begin} at a right angle to your ${natal}, ${degrees} off.`,
  },
  /** The fact of a season: "Saturn square your Moon, day 3 of 9". */
  season: (names: string, day: number, days: number) => `${names}, day ${day} of ${days}`,
} as const;
