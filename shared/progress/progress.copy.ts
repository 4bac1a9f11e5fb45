// The sentences for refused activities, bonuses and badges.

export const PROGRESS_FIELD_COPY = {
  activityTypeUnknown: 'Unknown activity type',
  activityMissing: 'Please name the activity',
  activityLong: 'Unknown activity',
  pointsOutOfRange: (max: number) => `Please give a whole number from 1 to ${max}`,
  claimIdMalformed: 'Please give a UUID',
  badgeUnknown: 'There is no such badge',
  readingUnknown: 'There is no such reading.',
  pairUnknown: 'Please name two signs in alphabetical order.',
  chartUnknown: 'There is no such chart.',
  numberUnknown: 'There is no such number.',
  luckyNumbersUnknown: 'There are no such lucky numbers.',
  luckyNumbersOfAnotherDay: "These are not today's lucky numbers.",
  journalUnknown: 'There is no such day of a journal.',
  journalOfAnotherDay: 'That day is not today.',
  journalNotWritten: 'Write in your journal first.',
  horoscopeUnknown: 'There is no such horoscope.',
  birthDateMissing: 'Please add your birth date first.',
  horoscopeOfAnotherSign: 'This is the horoscope of another sign.',
  horoscopeOfAnotherDay: "This is not today's horoscope.",
} as const;
