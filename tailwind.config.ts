import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

// The tokens of the star atlas, once: as custom properties for drawings, canvases and our own
// classes, and as Tailwind's utilities (`text-ivory-300`, `text-15`, `duration-fast`), whose colors
// are these properties, so that print and forced colors change them in one place.

const LINE_RGB = '232 214 170';
const LIGHT_LINE_RGB = '74 54 12';

/** Every custom property of the atlas and its value on a screen. */
export const TOKENS = {
  // The grounds: page, raised, overlay and hover, pressed and disabled.
  '--ink-950': '#070B16',
  '--ink-900': '#0C1222',
  '--ink-800': '#131B30',
  '--ink-700': '#1D2742',
  // The words: text, secondary, faint (500 never for words smaller than 18 px).
  '--ivory-50': '#F6EFE0',
  '--ivory-300': '#CFC6B2',
  '--ivory-500': '#9A937F',
  // What can be touched or is now: hover and focus, action, pressed.
  '--brass-300': '#E6CB8F',
  '--brass-400': '#D8B56B',
  '--brass-500': '#C7A35A',
  // Hairlines, a plate's edge, the edge of fields and buttons (3.8:1).
  '--line': `rgb(${LINE_RGB} / 0.16)`,
  '--line-strong': `rgb(${LINE_RGB} / 0.32)`,
  '--line-control': `rgb(${LINE_RGB} / 0.48)`,
  // An element's own mark, never decoration.
  '--fire': '#E07A5F',
  '--earth': '#8DA66B',
  '--air': '#8FB8DE',
  '--water': '#7C93EA',
  '--danger': '#EB7569',
  '--success': '#7FB69A',
  '--serif': '"Ibarra Real Nova", "Ibarra Georgia", "Ibarra Times", "Ibarra Noto", Georgia, serif',
  '--sans': '"Source Sans 3", "Source Sans Arial", "Source Sans Roboto", system-ui, sans-serif',
  // Motion: states, things that open, drawings that draw themselves once.
  '--fast': '160ms',
  '--slow': '240ms',
  '--draw': '900ms',
  '--ease': 'cubic-bezier(.2,.7,.2,1)',
};

type Token = keyof typeof TOKENS;

/**
 * By daylight: the same atlas printed on paper. The names keep their parts: 950 is the page, 50 the strongest words. What is
 * not named stays as at night.
 */
export const LIGHT_TOKENS = {
  '--ink-950': '#F3EBD7',
  '--ink-900': '#FBF6E9',
  '--ink-800': '#EADFC3',
  '--ink-700': '#DDCFAA',
  '--ivory-50': '#191A24',
  '--ivory-300': '#464234',
  '--ivory-500': '#655E49',
  '--brass-300': '#5A3C04',
  '--brass-400': '#765008',
  '--brass-500': '#472F02',
  '--line': `rgb(${LIGHT_LINE_RGB} / 0.22)`,
  '--line-strong': `rgb(${LIGHT_LINE_RGB} / 0.46)`,
  '--line-control': `rgb(${LIGHT_LINE_RGB} / 0.66)`,
  '--fire': '#A63E22',
  '--earth': '#48642A',
  '--air': '#285F8F',
  '--water': '#3B4BAA',
  '--danger': '#A3281C',
  '--success': '#2A6647',
} as const satisfies Partial<Record<Token, string>>;

/** On paper. What is not named stays as on a screen. */
export const PRINT_TOKENS: Readonly<Partial<Record<Token, string>>> = {
  '--ink-950': 'white',
  '--ink-900': 'white',
  '--ink-800': 'white',
  '--ink-700': '#ddd',
  '--ivory-50': 'black',
  '--ivory-300': '#333',
  '--ivory-500': '#555',
  '--brass-300': '#5c4715',
  '--brass-400': '#5c4715',
  '--brass-500': '#5c4715',
  '--line': '#ccc',
  '--line-strong': '#999',
  '--line-control': '#777',
  '--fire': '#9a3b20',
  '--earth': '#4f6630',
  '--air': '#2c5f8f',
  '--water': '#3c50b0',
};

/** The user's own colors, where the system forces them. */
export const FORCED_COLOR_TOKENS: Readonly<Partial<Record<Token, string>>> = {
  '--ink-950': 'Canvas',
  '--ink-900': 'Canvas',
  '--ink-800': 'Canvas',
  '--ink-700': 'Canvas',
  '--ivory-50': 'CanvasText',
  '--ivory-300': 'CanvasText',
  '--ivory-500': 'GrayText',
  '--brass-300': 'Highlight',
  '--brass-400': 'Highlight',
  '--brass-500': 'Highlight',
  '--line': 'CanvasText',
  '--line-strong': 'CanvasText',
  '--line-control': 'CanvasText',
  '--fire': 'CanvasText',
  '--earth': 'CanvasText',
  '--air': 'CanvasText',
  '--water': 'CanvasText',
  '--danger': 'CanvasText',
  '--success': 'CanvasText',
};

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ink: {
        950: 'var(--ink-950)',
        900: 'var(--ink-900)',
        800: 'var(--ink-800)',
        700: 'var(--ink-700)',
      },
      ivory: { 50: 'var(--ivory-50)', 300: 'var(--ivory-300)', 500: 'var(--ivory-500)' },
      brass: { 300: 'var(--brass-300)', 400: 'var(--brass-400)', 500: 'var(--brass-500)' },
      line: {
        DEFAULT: 'var(--line)',
        strong: 'var(--line-strong)',
        control: 'var(--line-control)',
      },
      fire: 'var(--fire)',
      earth: 'var(--earth)',
      air: 'var(--air)',
      water: 'var(--water)',
      danger: 'var(--danger)',
      success: 'var(--success)',
    },
    fontFamily: { serif: 'var(--serif)', sans: 'var(--sans)' },
    /** Sizes are named by their pixels at the browser's default text size. 21 and 23 are the serif's. */
    fontSize: {
      13: ['0.8125rem', '1.45'],
      15: ['0.9375rem', '1.47'],
      17: ['1.0625rem', '1.53'],
      18: ['1.125rem', '1.45'],
      20: ['1.25rem', '1.45'],
      21: ['1.3125rem', '1.5'],
      23: ['1.4375rem', '1.3'],
      26: ['1.625rem', '1.16'],
      // Where letters are large, titles grow as far as their longest words fit the window.
      34: ['min(2.125rem, 12vw)', '1.12'],
      48: ['min(3rem, 17vw)', '1.02'],
      72: ['4.5rem', '1'],
    },
    fontWeight: { normal: '400', semibold: '600' },
    borderRadius: { none: '0', DEFAULT: '4px', full: '9999px' },
    boxShadow: { none: 'none' },
    screens: { md: '700px', lg: '1024px', xl: '1280px' },
    transitionDuration: { fast: 'var(--fast)', slow: 'var(--slow)', draw: 'var(--draw)' },
    transitionTimingFunction: { settle: 'var(--ease)' },
    extend: {
      lineHeight: { body: '1.53', title: '1.12' },
      // Their keyframes are in client/styles/base.css.
      animation: {
        'fade-in': 'fade-in var(--slow) var(--ease)',
        turn: 'turn 1.6s linear infinite',
        orbit: 'turn 9s linear infinite',
      },
      // Space stays when letters grow: `p-2` is 8 pixels at every text size.
      spacing: { DEFAULT: '4px', gutter: '20px', bar: '72px', rail: '232px' },
      maxWidth: { column: '680px', desk: '1208px', page: '1440px' },
    },
  },
  plugins: [
    plugin(({ addUtilities, addVariant }) => {
      // Digits of one width. Tailwind's `tabular-nums` would bring five custom properties to every page.
      addUtilities({ '.tnum': { 'font-variant-numeric': 'tabular-nums' } });
      // Also where there is no pointer: what was touched last shows it, as `:hover` does.
      addVariant('hover', '&:hover');
      // A narrow phone, and large letters on one: narrower than 360 and 320 pixels at the default text size.
      addVariant('narrow', '@media (max-width: 22.4375rem)');
      addVariant('tiny', '@media (max-width: 19.9375rem)');
      // Any phone held upright: narrower than 520 pixels at the default text size.
      addVariant('phone', '@media (max-width: 32.4375rem)');
      // Wide enough for two columns beside the navigation.
      addVariant('wide', '@media (min-width: 1200px)');
      // So low that the navigation at its foot would hide what is read.
      addVariant('low', '@media (max-height: 20rem) and (max-width: 1023px)');
    }),
  ],
} satisfies Config;
