export const ATTRACTIONS_COPY = {
  heading: "You're attracted to...",
  purpose:
    'It words your Celestial Love reading, in the part on what you’re particular about, and nothing else. Nobody else sees it, and we never sell it.',
  consent: 'By choosing you agree to that. You can change or remove it in Settings at any time.',
} as const;
