import plugin from 'tailwindcss/plugin';
import { LIGHT_TOKENS } from '../../tailwind.config.ts';

/**
 * Adds the tokens of the light theme to the style sheet of the signed-in pages; the landing page has no light theme.
 * Print has its own tokens, and with forced colors the theme is never set.
 */
export default plugin(({ addBase }) =>
  addBase({
    '@media screen': {
      ':root[data-theme="light"]': {
        'color-scheme': 'light',
        ...LIGHT_TOKENS,
        // The lit part of a drawn Moon has the color of the paper, the dark part that of the ink.
        '--moon-night': 'currentColor',
        '--moon-lit': 'var(--ink-900)',
        '--moon-lit-opacity': '1',
        '--graver': '#4A360C',
      },
    },
  }),
);
