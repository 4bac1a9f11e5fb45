// The three readings on offer. To add one: its id here, its row below, its text in the page's readings room.

export const READING_IDS = ['celestial-love', 'career-prosperity', 'soul-illumination'] as const;
export type ReadingId = (typeof READING_IDS)[number];

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
} as const satisfies Record<ReadingId, { icon: string; title: string; description: string }>;
