import { ACTIVITIES, type ActivityType } from '#shared/progress/activities.ts';
import { STREAK_BADGES } from '#shared/progress/badges.ts';

export const JOURNEY_COPY = {
  title: 'Your Cosmic Journey',
  level: (level: number) => `Level ${level}`,
  tabsLabel: 'Your journey',
  tabs: { overview: 'Overview', achievements: 'Achievements', rewards: 'Rewards' },
  loading: 'Loading your journey',
  failed: 'We couldn’t load your journey.',
  failedHint: 'Your points are safe with us. Please try again in a moment.',

  points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
  toNextLevel: (points: number, nextLevel: number) =>
    `${points} ${points === 1 ? 'point' : 'points'} to level ${nextLevel}. A reading is worth ${ACTIVITIES.reading.points}, a horoscope ${ACTIVITIES.horoscope.points}.`,
  streak: 'Streak',
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  done: 'What you’ve done',
  activities: {
    reading: 'Readings',
    horoscope: 'Daily horoscopes',
    compatibility: 'Compatibility',
    numerology: 'Numerology',
    birthchart: 'Birth chart',
    lottery: 'Lucky numbers',
  },
  ofTarget: (done: number, target: number) => `${done} of ${target}`,

  earned: (earned: number, all: number) => `${earned} of ${all} earned`,
  notEarned: 'Not yet earned',
  claim: 'Claim',
  claimOf: (badge: string) => `Claim ${badge}`,
  claiming: 'Claiming…',
  ahead: 'Also ahead',
  hints: {
    stargazer: { name: 'Stargazer', words: 'View 5 daily horoscopes' },
    explorer: { name: 'Cosmic Explorer', words: 'Complete all reading types' },
  },

  nothingToRedeem: (points: number) =>
    `You have ${points} ${points === 1 ? 'point' : 'points'}. There’s nothing to redeem yet: these show how close you are.`,
  reward: (cost: number, points: number) =>
    points >= cost ? `${cost} points, reached` : `${cost} points, ${cost - points} to go`,
} as const satisfies {
  activities: Record<Exclude<ActivityType, 'journal' | 'find-yourself'>, string>;
} & Record<string, unknown>;

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** The streak's progress toward the next streak badge, and toward fourteen days. */
export function streakWords(days: number, badges = STREAK_BADGES): string {
  if (days === 0) return 'Read your horoscope today and it begins. Fourteen days: a full Moon.';
  const moon =
    days < 14 ? 'Fourteen days: a full Moon.' : 'The Moon is full. From here you’re showing off.';
  const goal = badges.find(({ streakDays }) => days < streakDays);
  if (goal === undefined) return moon;
  const missing = goal.streakDays - days;
  const count = NUMBER_WORDS[missing] ?? missing;
  const more = missing === 1 ? 'One more day earns' : `${count} more days earn`;
  return `${more} ${goal.name}. ${moon}`;
}
