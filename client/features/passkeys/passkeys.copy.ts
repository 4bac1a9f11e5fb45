// The words of passkeys on the sign-in screen, in the offer, in Profile and in requests for a proof.

export const PASSKEY_COPY = {
  signIn: 'Use a passkey',
  signingIn: 'Waiting for your passkey…',
  unused: {
    title: 'No passkey was used',
    description: 'If yours doesn’t work anymore, sign in with a code.',
  },
  signInFailed: {
    title: 'Login failed',
    description: 'We couldn’t reach Asteria. Please try again in a moment.',
  },
  add: 'Add a passkey',
  adding: 'Adding it…',
  added: {
    title: 'Passkey added',
    description: 'From now on it signs you in, without a code.',
  },
  alreadyHere: 'This device already has a passkey for your account. You don’t need another.',
  notMade: 'No passkey was added. Nothing has changed, and you can try again.',
  notPossible: 'This device couldn’t create a passkey. Your code works as before.',
  addFailed: 'We couldn’t save the passkey. Please try again in a moment.',
} as const;

export const OFFER_COPY = {
  title: 'Skip the code next time?',
  description:
    'A passkey opens your account with your finger, your face or this device’s own lock. We never see any of them.',
  stays: 'Codes keep working. You can remove the passkey in Settings at any time.',
  later: 'Not now',
  close: 'Close',
} as const;

export const PASSKEYS_COPY = {
  title: 'Passkeys',
  description: 'Sign in with your finger, your face or a device’s own lock. Codes keep working.',
  loading: 'Loading your passkeys',
  failed: 'We couldn’t load your passkeys.',
  failedHint: 'Nothing has changed. Please try again in a moment.',
  none: 'You have none yet.',
  notHere: 'Passkeys can’t be added in this browser, or at this address.',
  made: (when: string) => `Added ${when}`,
  used: (when: string) => `Last used ${when}`,
  unused: 'Not used yet',
  synced: 'On all your devices',
  remove: 'Remove',
  removeOf: (device: string) => `Remove the passkey added on ${device}`,
  removing: 'Removing…',
  removed: {
    title: 'Passkey removed',
    description:
      'It no longer opens your account. Delete it on its device too if it’s still offered there.',
  },
  removeFailed: {
    title: 'Passkey not removed',
    description: 'Nothing was changed. Please try again in a moment.',
  },
} as const;
