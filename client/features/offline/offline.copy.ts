// The words of the offline line, and of the notice about a new version.

export const OFFLINE_COPY = {
  label: 'Connection',
  offline: 'You’re offline. What you send won’t arrive until you’re back.',
  /** `read`: 'at 7:02 AM today'. */
  offlineSince: (read: string) => `You’re offline. This was loaded ${read}.`,
  outOfReach: (read: string) => `We couldn’t reach Asteria. This was loaded ${read}.`,
  readAgain: 'Refresh',
} as const;

export const NEW_VERSION_COPY = {
  label: 'New version',
  ready: 'A new version is ready.',
  reload: 'Reload',
  reloading: 'Reloading…',
  later: 'Later',
} as const;
