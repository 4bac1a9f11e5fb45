// What Asteria says while it is out of reach, and when it has changed.

export const OFFLINE_COPY = {
  label: 'Connection',
  offline: 'You’re offline. What you send will not arrive until you’re back.',
  /** `read`: 'at 7:02 AM today'. */
  offlineSince: (read: string) => `You’re offline. This is what was read ${read}.`,
  outOfReach: (read: string) => `Asteria was out of reach. This is what was read ${read}.`,
  readAgain: 'Read again',
} as const;

export const NEW_VERSION_COPY = {
  label: 'New version',
  ready: 'A new version is ready.',
  reload: 'Reload',
  reloading: 'Reloading…',
  later: 'Later',
} as const;
