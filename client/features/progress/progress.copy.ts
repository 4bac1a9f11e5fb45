// The words of toasts about the user's progress (requirements TOAST-4, TOAST-5 and TOAST-6), and of the notes about
// points that were just earned.

/** Where points and badges are shown. */
export const JOURNEY_PATH = '/profile?tab=journey';

export const PROGRESS_COPY = {
  activityDone: {
    title: 'Progress updated! ✨',
    description: "You've earned cosmic points for your journey.",
  },
  /** '+25 points', and with a new level '+25 points. You’ve reached level 2!' */
  gained: (awarded: number, newLevel: number | undefined) => {
    const points = awarded === 0 ? 'You have all of today’s points' : `+${awarded} points`;
    return newLevel === undefined ? points : `${points}. You’ve reached level ${newLevel}!`;
  },
  activityFailed: { title: 'Failed to update progress', description: 'Failed to record activity' },
  alreadyCompleted: { title: 'Already completed' },
  pointsDone: (points: number) => ({
    title: 'Cosmic points awarded! ✨',
    description: `You gained ${points} cosmic ${points === 1 ? 'point' : 'points'}.`,
  }),
  pointsFailed: {
    title: 'Failed to award points',
    description: 'No points were given. Please try again in a moment.',
  },
  badgeDone: {
    title: 'New badge earned! 🏆',
    description: "You've unlocked a new cosmic achievement.",
  },
  badgeFailed: {
    title: 'Failed to award badge',
    description: 'No badge was given. Please try again in a moment.',
  },
} as const;
