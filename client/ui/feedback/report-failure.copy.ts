export const UNANSWERED_COPY = {
  title: 'We didn’t hear back',
  description: 'It may be done already. Look again before you repeat it.',
} as const;
