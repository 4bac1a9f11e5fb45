export const UNANSWERED_COPY = {
  title: 'We didn’t hear back',
  description: 'It may have gone through. Check before you try again.',
} as const;
