// The words of Home's cards that belong to no other room.

export const HOME_COPY = {
  title: 'Home',
  settings: 'Settings',
  birthday: 'See your year',
  completeProfile: 'Complete your profile',
  luckyNumbers: 'Your Lucky Numbers',
  allLuckyNumbers: 'See All Lucky Numbers',
  lifePath: 'Life Path Number',
  fullNumerology: 'Full Numerology Reading',
  reading: 'Personalized Psychic Reading',
  readingPitch: 'Love, purpose or the soul: choose one and give the Oracle a minute.',
  getReading: 'Get Your Reading',
} as const;

/** The fixed list (requirement HOME-4). */
export const HOME_LUCKY_NUMBERS = [7, 12, 15, 24, 31] as const;
