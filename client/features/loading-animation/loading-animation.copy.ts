// The messages of the animation before a reading, by theme. To add a message, add a line to a list.

const LOADING_THEMES = ['romance', 'career', 'spiritual', 'general'] as const;
export type LoadingTheme = (typeof LOADING_THEMES)[number];

export const LOADING_MESSAGES = {
  romance: [
    'Asking Venus what she knows...',
    'Reading the letters Mars never sent...',
    'Lighting one candle, then another...',
    'Listening at the door of your seventh house...',
    'Folding it all into an envelope...',
  ],
  career: [
    'Finding Saturn at his desk...',
    'Counting the rungs of the ladder...',
    'Asking Jupiter for the large map...',
    'Sharpening a very small pencil...',
    'Putting the papers in order...',
  ],
  spiritual: [
    'Dimming the lamps...',
    'Waiting for Neptune to stop humming...',
    'Following the thread back to its knot...',
    'Opening the window to the night...',
    'Writing down what was whispered...',
  ],
  general: [
    'Consulting the stars...',
    'Turning the great wheel by hand...',
    'Asking the Moon, who asks everyone...',
    'Checking it twice with Mercury...',
    'The ink is drying...',
  ],
} as const satisfies Record<LoadingTheme, readonly string[]>;

export const LOADING_ANIMATION_COPY = { skip: 'Skip', label: 'The Oracle is at work' } as const;

// Words in a reading's title that choose a theme (requirement WAIT-2); the first match counts.
const THEME_WORDS = [
  ['romance', /love|relationship|celestial/i],
  ['career', /career|purpose|prosperity|professional/i],
  ['spiritual', /spirit|soul|illumination/i],
] as const satisfies readonly (readonly [LoadingTheme, RegExp])[];

/** The theme of a reading, from its title or type. */
export function loadingThemeOf(readingTitle: string): LoadingTheme {
  return THEME_WORDS.find(([, words]) => words.test(readingTitle))?.[0] ?? 'general';
}
