/** Asked once, when a more certain birth time would change something about the day. */
export const MARGIN_COPY = {
  question: (time: string) => `How sure are you of ${time}?`,
  unsaid: (minutes: number) =>
    `You haven’t said, so we allow ${minutes} minutes either way. A surer time would sharpen today’s hours.`,
  say: 'Say how sure you are',
  later: 'Not now',
} as const;
