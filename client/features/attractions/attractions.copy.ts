export const ATTRACTIONS_COPY = {
  heading: "You're attracted to...",
  purpose:
    'Kept with your account for love readings to come, and for nothing else. No reading uses it yet. Nobody else sees it, and we never sell it.',
  consent: 'By choosing you agree to that. You can change or remove it in Profile at any time.',
} as const;
