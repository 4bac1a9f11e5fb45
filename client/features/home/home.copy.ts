// What the cards of Home say that belong to no other room.

import { listLifePathSums, MASTER_NUMBERS } from '#shared/numerology/life-path.ts';

export const HOME_COPY = {
  title: 'Home',
  settings: 'Settings',
  completeProfile: 'Complete your profile',
  luckyNumbers: 'Your Lucky Numbers',
  allLuckyNumbers: 'See All Lucky Numbers',
  lifePath: 'Life Path Number',
  fullNumerology: 'Full Numerology Reading',
  reading: 'Personalized Psychic Reading',
  readingPitch: 'Love, purpose or the soul: choose one and give the Oracle a minute.',
  getReading: 'Get Your Reading',
} as const;

/** The fixed list of specification section 9. */
export const HOME_LUCKY_NUMBERS = [7, 12, 15, 24, 31] as const;

/** How a life path adds up: '1 + 9 + … = 25, and 2 + 5 = 7.' */
export function explainLifePath(birthDate: string): string {
  const sums = listLifePathSums(birthDate);
  const steps = [birthDate.replaceAll('-', ''), ...sums.slice(0, -1).map(String)].map(
    (digits, index) => `${Array.from(digits).join(' + ')} = ${sums[index]}`,
  );
  const isMaster = MASTER_NUMBERS.some((master) => master === sums.at(-1));
  return `${steps.join(', and ')}${isMaster ? ', a master number, so it stays as it is.' : '.'}`;
}
