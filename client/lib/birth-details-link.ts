/**
 * Opens the profile with its dialog of birth details (lib/opened-part.ts). `before` counts the entries of history that
 * the dialog stands on: closing it goes Back, to where the link is.
 */
export const BIRTH_DETAILS_LINK = {
  href: '/profile',
  state: { opened: 'birthDetails', before: 1 },
} as const;
