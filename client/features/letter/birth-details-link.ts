/** Where the profile opens the dialog of birth details; Back returns here. */
export const BIRTH_DETAILS_LINK = {
  href: '/profile',
  state: { opened: 'birthDetails', before: 1 },
} as const;
