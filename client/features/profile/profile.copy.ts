export const PROFILE_COPY = {
  title: 'Profile',
  completeProfile: 'Complete your profile',
  born: (sign: string, date: string) => `${sign}, born ${date}`,
  lifePath: (number: number) => `Life Path Number ${number}`,
  toSettings: 'Account Settings',
  tabsLabel: 'Your profile',
  wanted: {
    title: 'The sky is waiting for a date',
    words:
      'Tell us when and where you were born, and your chart, your lucky numbers, your numerology and your journey open here.',
    button: 'Add your birth details',
  },
} as const;
