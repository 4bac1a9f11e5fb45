/** The words of the line of hours, which is loaded by itself. */
export const BAR_COPY = {
  /** The hours labeled under the bar. */
  figures: {
    '12': { 0: '12', 6: '6 AM', 12: 'Noon', 18: '6 PM', 24: '12' },
    '24': { 0: '0', 6: '6', 12: 'Noon', 18: '18', 24: '24' },
  },
  now: (time: string) => `Now ${time}.`,
  passed: (contacts: string) => `Passed: ${contacts}.`,
  toCome: (contacts: string) => `To come: ${contacts}.`,
  heard: (count: number) =>
    `Your day in hours, ${count === 1 ? 'one contact' : `${count} contacts`}.`,
} as const;
