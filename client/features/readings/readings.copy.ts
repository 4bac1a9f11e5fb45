// Every word of the list of readings. The readings themselves are in blueprints.copy.ts.

export const READINGS_COPY = {
  title: 'Psychic Astrology Readings',
  subtitle: 'Get personalized insights from our expert astrologers',
  /** How far the subtitle is true. */
  subtitleNote:
    'With your birth details, each part opens on your own chart. The rest is written once, for everybody.',
  loading: 'Loading the readings…',
  failed: 'Unable to load reading options. Please try again later.',
  price: 'Free',
  get: 'Get My Reading',
  getOf: (title: string) => `Get My Reading: ${title}`,
  again: 'View Again',
  againOf: (title: string) => `View Again: ${title}`,
  completed: 'Completed',
  promo: {
    badge: 'BEST VALUE',
    title: 'Monthly Cosmic Insights',
    features: ['Unlimited readings', 'Daily detailed horoscopes', 'Monthly forecast'],
    price: 'Free during beta',
    getAll: 'Get All Readings',
    allDone: 'You’ve opened every reading we have. They don’t spoil: view any of them again.',
  },
} as const;

export const READING_RESULT_COPY = {
  loading: 'Loading your cosmic reading...',
  heading: (type: string) => `Your ${type} Reading`,
  documentTitle: 'Your Reading',
  unknownTitle: 'No such reading',
  unknown: 'There’s no reading at this address. The list has every reading we offer.',
  failed: 'We couldn’t load your reading. Please try again.',
  actions: 'Recommended Actions',
  back: 'Back to Readings',
  another: 'Get Another Reading',
  why: 'Why?',
  reasons: 'What this is based on',
  /** By what the reading is based on. */
  note: {
    natal:
      'The opening of each part is from your own birth chart. What follows it is written once, for everybody, and just for fun.',
    general:
      'Written once, for everybody, and just for fun. With your birth date, each part opens on your own chart.',
  },
  addBirthDetails: 'Add birth details',
} as const;
