// The title of each number's meaning (requirement NUMBERS-6), without the rest, for Home.

const TITLES: Readonly<Record<number, string>> = {
  0: 'The Open Circle',
  1: 'The Trailblazer',
  2: 'The Peacemaker',
  3: 'The Storyteller',
  4: 'The Builder',
  5: 'The Wanderer',
  6: 'The Guardian',
  7: 'The Seeker',
  8: 'The Architect',
  9: 'The Old Soul',
  11: 'The Visionary',
  22: 'The Master Builder',
  33: 'The Master Teacher',
};

/** The title of a number's meaning; 'Unknown' for any other number than 0-9, 11, 22 and 33. */
export function findNumberTitle(number: number): string {
  return TITLES[number] ?? 'Unknown';
}
