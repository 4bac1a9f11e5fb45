// The words of toasts about the user's progress (requirements TOAST-4 and TOAST-6), and of the notes about
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
  badgeDone: {
    title: 'New badge earned! 🏆',
    description: "You've unlocked a new cosmic achievement.",
  },
} as const;
