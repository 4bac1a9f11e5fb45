import plugin from 'tailwindcss/plugin';
import { LIGHT_TOKENS } from '../../tailwind.config.ts';

/**
 * Writes the tokens of the light theme into the style sheet of the pages behind the landing page, which has none. Paper
 * has tokens of its own, and the theme is never set where the system forces its colors.
 */
export default plugin(({ addBase }) =>
  addBase({
    '@media screen': {
      ':root[data-theme="light"]': {
        'color-scheme': 'light',
        ...LIGHT_TOKENS,
        // A Moon keeps its sense: lit is paper, dark is ink.
        '--moon-night': 'currentColor',
        '--moon-lit': 'var(--ink-900)',
        '--moon-lit-opacity': '1',
        '--graver': '#4A360C',
      },
    },
  }),
);
