// Every word of the landing page, except the names and contents of the plans, which are in shared/plans.

import type { VignetteName } from '#client/ui/drawings/vignette.tsx';
import type { LawPath } from '#shared/law/law-pages.ts';
import type { SignKey } from '#shared/zodiac/sign-names.ts';

/** The document's title, as in index.html. */
export const LANDING_DOCUMENT_TITLE = 'Asteria';

export const NAVIGATION_COPY = {
  label: 'On this page',
  anchors: [
    { href: '#features', text: 'Features' },
    { href: '#testimonials', text: 'Testimonials' },
    { href: '#pricing', text: 'Pricing' },
  ],
  signIn: 'Sign In',
} as const;

export const HERO_COPY = {
  title: 'Unlock Your Cosmic Destiny',
  lead: 'A horoscope that shows its reasons. Every line rests on where a planet stands tonight, and opens to let you look.',
  start: 'Get Started Now',
  signIn: 'Sign In',
} as const;

/**
 * The samples are what Asteria writes to a made-up reader, Nora, born in Chicago on August 2, 1994, at 9:18 PM, on a
 * real day, November 17, 2026. A test finds each of them in the content and in the sky of that day.
 */
export const PHONE_COPY = {
  name: 'Nora',
  sign: 'Leo',
  date: 'Tuesday, November 17',
  horoscopeTitle: 'Your Daily Horoscope',
  headline: 'You’ve got a shovel. Cross the sandbox.',
  horoscope: 'For a friend, a child needs a shovel and no introduction.',
  why: 'Why?',
  fact: 'Sun sextile your Venus',
  insightTitle: 'The small answer is often kinder',
  insight: 'Moon opposite Jupiter',
  readingTitle: 'Celestial Love',
  reading: 'Five paragraphs, two things to do',
  price: 'Free',
} as const;

export const PROMISE_COPY = {
  title: 'Every line shows its reason',
  lead: 'No fact, no sentence. We say what we don’t know, and we label what’s only for fun.',
  reasons: 'The facts behind this sentence',
  from: (day: string) => `From the sky on ${day}`,
  moon: (moon: string) => `${moon}.`,
  moonIn: (sign: string) => `Moon in ${sign}`,
  /** Why the constellation in the picture of the sky is not the sign of the text. */
  drift: (sign: string, stars: readonly string[]) =>
    `Why ${sign}, when she stands among the stars of ${stars.join(' and ')}? Signs are counted from the March equinox, which has moved since they were named.`,
  sample: {
    label: 'A sample, from Nora’s letter of November 17, 2026',
    sentences: [
      {
        text: 'The Sun does your Venus a good turn at 7:21 AM, so people are easy to approach.',
        facts: [1],
      },
      { text: 'Also today: You’d forgive them, if they’d only guess what for.', facts: [2] },
    ],
    facts: [
      { name: 'Sun sextile your Venus', note: 'Exact at 7:21 AM in Chicago' },
      { name: 'Moon square your Pluto', note: 'Exact at 6:04 AM in Chicago' },
    ],
  },
} as const;

export const YOUR_SIGN_COPY = {
  title: 'Today, for your sign',
  lead: 'One line, no account needed. With one, you get a letter from your own chart.',
  choose: 'Choose your sign.',
  own: 'Now from your own chart',
  label: (sign: string, day: string) => `${sign}, ${day}`,
  failed: 'We can’t reach the sky just now.',
} as const;

export const FEATURES_COPY = {
  title: 'Features',
  cards: [
    {
      vignette: 'reading',
      title: 'Personalised psychic readings',
      text: 'Three readings in plain words. Each part opens on your own chart, and each ends with two things to do.',
    },
    {
      vignette: 'match',
      title: 'Compatibility analysis',
      text: 'Two signs, four bars, and every sum behind them.',
    },
    {
      vignette: 'daily',
      title: 'Daily cosmic guidance',
      text: 'A letter a day from your own birth chart, and a page for every sign.',
    },
    {
      vignette: 'predict',
      title: 'Mystical predictions',
      text: 'What’s exact today and what’s next, to the minute where a minute means something.',
    },
    {
      vignette: 'oracle',
      title: 'Oracle consultations',
      text: 'The Star Oracle signs your letter: brief, warm and a little rude about Mercury. Asking her questions comes later.',
    },
    {
      vignette: 'growth',
      title: 'Spiritual growth',
      text: 'Levels, a streak that fills like a Moon, badges worth keeping.',
    },
  ],
} as const satisfies {
  title: string;
  cards: readonly { vignette: VignetteName; title: string; text: string }[];
};

export const TESTIMONIALS_COPY = {
  title: 'Testimonials',
  stars: 'Five stars out of five',
  smallPrint: 'Samples, written by us until readers have had their say.',
  quotes: [
    {
      name: 'Maya R.',
      sign: 'pisces',
      signName: 'Pisces',
      text: 'I pressed Why? to trip it up. It had the Moon to the minute. I press it every morning now.',
    },
    {
      name: 'Daniel K.',
      sign: 'virgo',
      signName: 'Virgo',
      text: 'The first horoscope that told me what it didn’t know. No birth time, no Ascendant, no bluffing.',
    },
    {
      name: 'Inés A.',
      sign: 'sagittarius',
      signName: 'Sagittarius',
      text: 'We scored 75 and got a list of reasons. We argued about the list, which was sort of the point.',
    },
  ],
} as const satisfies {
  title: string;
  stars: string;
  smallPrint: string;
  quotes: readonly { name: string; sign: SignKey; signName: string; text: string }[];
};

export const PRICING_COPY = {
  title: 'Pricing',
  mostPopular: 'Most Popular',
  coming: 'Coming',
  note: 'Everything is free during beta. Anything marked “coming” isn’t here yet.',
} as const;

export const CLOSING_COPY = {
  title: 'The sky has already started. Come and read it.',
  call: 'Get Your Cosmic Reading',
} as const;

type FooterColumn = {
  title: string;
  entries: readonly { label: string; href?: LawPath }[];
};

export const FOOTER_COPY = {
  /** Entries without an address lead nowhere yet (requirement LANDING-10), and do not pretend to. */
  columns: [
    {
      title: 'App',
      entries: [{ label: 'Horoscope' }, { label: 'Birth chart' }, { label: 'Readings' }],
    },
    {
      title: 'Company',
      entries: [{ label: 'About' }, { label: 'Press' }, { label: 'Contact', href: '/contact' }],
    },
    {
      title: 'Legal',
      entries: [
        { label: 'Terms', href: '/terms' },
        { label: 'Privacy', href: '/privacy' },
        { label: 'Cookies', href: '/cookies' },
      ],
    },
  ] satisfies readonly FooterColumn[] as readonly FooterColumn[],
  social: 'Asteria elsewhere',
  pictures: 'Pictures',
  posts: 'Posts',
  films: 'Videos',
  entertainment: 'For entertainment.',
  places: { before: 'Places from', name: 'GeoNames', license: 'CC BY 4.0' },
  stars: 'Stars from the Bright Star Catalogue, 5th edition.',
} as const;
