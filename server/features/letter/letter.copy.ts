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
  /** Below a letter: a season of which something happens that day. */
  momentLine: (headline: string, planet: string, day: number, days: number) =>
    `${headline} Day ${day} of ${days} with ${planet}.`,
  /** When that was, within the last week, or about when. */
  when: {
    day: (weekday: string) => `on ${weekday}`,
    aboutDay: (weekday: string) => `around ${weekday}`,
    week: 'a week ago',
    aboutWeek: 'about a week ago',
  },
  /** Of a season whose headline was met lately; `isAbout` where the day is not sure. */
  plainLine: {
    coming: (planet: string, natal: string, day: number, days: number) =>
      `${planet} arrives at your ${natal}, day ${day} of ${days}.`,
    exact: (planet: string, natal: string, day: number, days: number, isAbout: boolean) =>
      `${planet} is ${isAbout ? 'about exact' : 'exact'} at your ${natal}, day ${day} of ${days}.`,
    leaving: (planet: string, natal: string, day: number, days: number) =>
      `${planet} leaves your ${natal}, day ${day} of ${days}.`,
  },
  /** Of a season some days after it happened. */
  lateLine: {
    coming: (planet: string, natal: string, when: string) =>
      `${planet} arrived at your ${natal} ${when}.`,
    exact: (planet: string, natal: string, when: string) =>
      `${planet} was exact at your ${natal} ${when}.`,
    leaving: (planet: string, natal: string, when: string) =>
      `${planet} left your ${natal} ${when}.`,
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
