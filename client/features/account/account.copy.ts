// What the account says to people outside of its dialogs.

export const ACCOUNT_COPY = {
  readingStars: 'Reading the stars...',
  userFailedTitle: 'The stars are behind a cloud',
  userFailed: 'We could not reach Asteria just now. You are still signed in; nothing is lost.',
  tryAgain: 'Try again',
  logOut: 'Log Out',
  loggingOut: 'Logging out...',
  sessionEnded: {
    title: 'You were signed out on this device',
    description: 'Log in to go on where you were.',
  },
  logoutDone: { title: 'Logged out', description: 'You have been logged out successfully.' },
  logoutFailed: {
    title: 'Logout failed',
    description: 'You are still signed in. Please try again in a moment.',
  },
} as const;
