// The account's words outside its dialogs.

export const ACCOUNT_COPY = {
  readingStars: 'Reading the stars...',
  userFailedTitle: 'The stars are behind a cloud',
  userFailed: 'We couldn’t reach Asteria just now. You’re still signed in, and nothing is lost.',
  tryAgain: 'Try again',
  logOut: 'Log Out',
  loggingOut: 'Logging out...',
  sessionEnded: {
    title: 'You were signed out on this device',
    description: 'Log in to pick up where you left off.',
  },
  logoutDone: { title: 'Logged out', description: 'You have been logged out successfully.' },
  logoutFailed: {
    title: 'Logout failed',
    description: 'You’re still signed in. Please try again in a moment.',
  },
} as const;
