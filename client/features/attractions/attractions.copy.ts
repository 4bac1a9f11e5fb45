export const ATTRACTIONS_COPY = {
  heading: "You're attracted to...",
  purpose:
    'Kept with your account for readings about love, and for nothing else. Nobody else sees it, and it is never sold.',
  consent: 'By choosing you agree to that. You can change or remove it in Profile at any time.',
} as const;
