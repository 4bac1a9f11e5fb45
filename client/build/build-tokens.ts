import plugin from 'tailwindcss/plugin';
import { FORCED_COLOR_TOKENS, PRINT_TOKENS, TOKENS } from '../../tailwind.config.ts';

/** Writes the design tokens into the style sheet that every page loads. */
export default plugin(({ addBase }) =>
  addBase({
    ':root': TOKENS,
    '@media (forced-colors: active)': { ':root': FORCED_COLOR_TOKENS },
    '@media print': { ':root': PRINT_TOKENS },
  }),
);
