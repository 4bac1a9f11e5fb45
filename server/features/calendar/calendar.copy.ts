// The words of a calendar's events.

/** The one title of a discreet feed. */
export const DISCREET_TITLE = 'A transit';

export const EVENT_COPY = {
  /** The calendar's name. A person's or a device's name never leaves the app. */
  calendar: 'Asteria',
  minute: (words: string, minutes: number) => `${words} ± ${minutes} min`,
  hour: (words: string, hour: string) => `${words}, about ${hour}`,
  exact: (time: string, minutes: number) => `Exact at ${time} ± ${minutes} min.`,
  about: (hour: string) => `Exact about ${hour}.`,
  giveOrTakeADay: 'Give or take a day.',
  pass: (pass: number, passes: number) => `Pass ${pass} of ${passes}.`,
} as const;
