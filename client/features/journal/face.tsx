import type { Mood } from '#shared/journal/journal-rules.ts';

const EYES = 'M9 9.8v1.5M15 9.8v1.5';
const FACES: Readonly<Record<Mood, { mouth: string; eyes: string; brows?: string }>> = {
  1: {
    mouth: 'M7.8 15.6Q12 11.2 16.2 15.6',
    eyes: 'M9 10.6v1.5M15 10.6v1.5',
    brows: 'M7.3 8.8l2.7-1.2M16.7 8.8l-2.7-1.2',
  },
  2: { mouth: 'M8 14.6Q12 12.5 16 14.6', eyes: EYES },
  3: { mouth: 'M8 14.2H16', eyes: EYES },
  4: { mouth: 'M7.8 13.6Q12 16.3 16.2 13.6', eyes: EYES },
  5: { mouth: 'M7.4 13.2Q12 18.2 16.6 13.2', eyes: EYES },
};

/** A drawn face; mouth and brows tell the five apart. */
export function Face({ mood, size }: { mood: Mood; size: number }) {
  const { mouth, eyes, brows = '' } = FACES[mood];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth=".9"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10.2" />
      <path d={eyes} strokeWidth="1.25" />
      <path d={mouth + brows} />
    </svg>
  );
}
