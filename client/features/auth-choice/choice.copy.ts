import { DEFAULT_MIN_AGE_YEARS } from '#shared/identity/account/min-age.ts';

export const CHOICE_COPY = {
  documentTitle: 'Sign in',
  /** The page's name for people who cannot see the crystal ball. */
  heading: 'Welcome to Asteria',
  oracle: 'I’m the Star Oracle. Sit. The glass is warm and the Moon is in a talking mood.',
  logIn: 'LOG IN',
  signUp: 'SIGN UP',
  smallPrint: `${DEFAULT_MIN_AGE_YEARS} and over. The sky is real, the fortune is for fun.`,
} as const;
