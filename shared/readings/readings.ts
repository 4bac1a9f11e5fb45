// The readings on offer, one row each. Each needs a text in client/features/readings: the type check fails without it.

import { keysOf } from '../core/keys-of.ts';

/** The icon that the page shows beside a reading (requirement READING-2). */
export type ReadingIconName = 'heart' | 'briefcase' | 'star';

export const READINGS = {
  'celestial-love': {
    icon: 'heart',
    title: 'Celestial Love',
    description:
      'How you give your heart, how you guard it, and who is worth leaving the door open for.',
  },
  'career-prosperity': {
    icon: 'briefcase',
    title: 'Purpose & Prosperity',
    description: 'The work that fits your hand, the pace that suits it, and what to put down.',
  },
  'soul-illumination': {
    icon: 'star',
    title: 'Soul Illumination',
    description: 'The long thread through your days, and where to pick it up again.',
  },
} as const satisfies Record<string, { icon: ReadingIconName; title: string; description: string }>;

export type ReadingId = keyof typeof READINGS;
export const READING_IDS = keysOf(READINGS);
