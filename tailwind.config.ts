import type { Config } from 'tailwindcss';

// The tokens of the star atlas. Utilities are named after them (`text-ivory-300`, `text-15`,
// `duration-fast`), and client/styles/base.css hands the colors to drawings as custom properties.

const LINE_RGB = '232 214 170';

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** The grounds: page, raised, overlay and hover, pressed and disabled. */
      ink: { 950: '#070B16', 900: '#0C1222', 800: '#131B30', 700: '#1D2742' },
      /** The words: text, secondary, faint (500 never for words smaller than 18 px). */
      ivory: { 50: '#F6EFE0', 300: '#CFC6B2', 500: '#9A937F' },
      /** What can be touched or is now: hover and focus, action, pressed. */
      brass: { 300: '#E6CB8F', 400: '#D8B56B', 500: '#C7A35A' },
      /** Hairlines; `strong` is a plate's edge, `control` the edge of fields and buttons (3.8:1). */
      line: {
        DEFAULT: `rgb(${LINE_RGB} / 0.16)`,
        strong: `rgb(${LINE_RGB} / 0.32)`,
        control: `rgb(${LINE_RGB} / 0.48)`,
      },
      /** An element's own mark, never decoration. */
      fire: '#E07A5F',
      earth: '#8DA66B',
      air: '#8FB8DE',
      water: '#7C93EA',
      danger: '#EB7569',
      success: '#7FB69A',
    },
    fontFamily: {
      serif: ['"Ibarra Real Nova"', '"Ibarra Georgia"', '"Ibarra Times"', 'Georgia', 'serif'],
      sans: ['"Source Sans 3"', '"Source Sans Arial"', 'system-ui', 'sans-serif'],
    },
    /** Sizes are named by their pixels at the browser's default text size. 21 and 23 are the serif's. */
    fontSize: {
      13: ['0.8125rem', '1.45'],
      15: ['0.9375rem', '1.47'],
      17: ['1.0625rem', '1.53'],
      20: ['1.25rem', '1.45'],
      21: ['1.3125rem', '1.5'],
      23: ['1.4375rem', '1.3'],
      26: ['1.625rem', '1.16'],
      34: ['2.125rem', '1.12'],
      48: ['3rem', '1.02'],
      72: ['4.5rem', '1'],
    },
    fontWeight: { normal: '400', semibold: '600' },
    borderRadius: { none: '0', DEFAULT: '4px', full: '9999px' },
    boxShadow: { none: 'none' },
    screens: { md: '700px', lg: '1024px', xl: '1280px' },
    transitionDuration: { fast: '160ms', slow: '240ms', draw: '900ms', DEFAULT: '160ms' },
    transitionTimingFunction: {
      settle: 'cubic-bezier(.2,.7,.2,1)',
      DEFAULT: 'cubic-bezier(.2,.7,.2,1)',
    },
    extend: {
      spacing: { gutter: '20px', bar: '72px', rail: '232px' },
      maxWidth: { column: '680px', desk: '1208px', page: '1440px' },
    },
  },
} satisfies Config;
