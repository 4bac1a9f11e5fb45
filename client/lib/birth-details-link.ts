/**
 * Opens the profile with its birth details dialog (lib/opened-part.ts). `before` is the number of history entries below
 * the dialog: closing it goes Back to the page with the link.
 */
export const BIRTH_DETAILS_LINK = {
  href: '/profile',
  state: { opened: 'birthDetails', before: 1 },
} as const;
