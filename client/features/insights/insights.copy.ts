// The words of the insights section; the insights come from the server.

export const INSIGHTS_COPY = {
  title: 'Star Oracle Insights',
  loading: 'Loading your insights',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
  exact: (contact: string, when: string) => `${contact}, exact ${when}`,
  /** The earliest and the latest time that the birth time leaves open: '12:15 and 12:40 PM'. */
  between: (times: string) => `between ${times}`,
  at: (time: string) => `at ${time}`,
} as const;

/** Shown when the insights cannot be loaded (requirement INSIGHT-3), and labeled as such. */
export const DEFAULT_INSIGHTS = [
  {
    id: 'mercury-direct',
    title: 'Mercury Direct',
    description: 'Words find their way again. Send the message you have been rewriting.',
    icon: 'star',
  },
  {
    id: 'venus-trine-jupiter',
    title: 'Venus Trine Jupiter',
    description: 'Kindness travels farther than usual. Ask for the larger slice, and share it.',
    icon: 'venus',
  },
  {
    id: 'new-moon-intentions',
    title: 'New Moon Intentions',
    description: 'A dark sky is a clean page. Write down one thing, small enough to begin.',
    icon: 'moon',
  },
] as const;
