// The words of toasts about requests for points and badges (requirements TOAST-5 and TOAST-6).

export const AWARDS_COPY = {
  pointsDone: (points: number) => ({
    title: 'Cosmic points awarded! ✨',
    description: `You gained ${points} cosmic ${points === 1 ? 'point' : 'points'}.`,
  }),
  pointsFailed: {
    title: 'Failed to award points',
    description: 'No points were given. Please try again in a moment.',
  },
  badgeFailed: {
    title: 'Failed to award badge',
    description: 'No badge was given. Please try again in a moment.',
  },
} as const;
