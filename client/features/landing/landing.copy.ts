// Every word of the landing page. What the plans are called and hold stands in shared/plans.

import type { VignetteName } from '#client/ui/drawings/vignette.tsx';
import type { LawPath } from '#shared/law/law-pages.ts';
import type { SignKey } from '#shared/zodiac/sign-names.ts';

/** For the browser's tab: as index.html says it to who comes from outside. */
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
  tonight: (day: string) => `Tonight, ${day}.`,
  /** Before dusk. */
  today: (day: string) => `Today, ${day}.`,
  moon: (moon: string) => `${moon}.`,
  /** Where the picture's constellation and the text's sign meet. */
  drift: (stars: readonly string[]) =>
    `In the sky she is among the stars of ${stars.join(' and ')}: signs are counted from the March equinox, which has moved since they were named.`,
  /** Under the chart: which sky it is. */
  caption: (time: string, place: string | undefined) =>
    `The sky drawn here is tonight’s, at ${time}${place === undefined ? '' : ` over ${place}`}`,
} as const;

/** The phone beside the title shows a made-up reader on a real day: 20 November 2026. */
export const PHONE_COPY = {
  name: 'Nora',
  sign: 'Leo',
  date: 'A page of November 20',
  horoscopeTitle: 'Your Daily Horoscope',
  horoscope:
    'The Moon walked into Aries overnight, the corner of your chart that keeps a packed bag by the door.',
  why: 'Why?',
  fact: 'Moon in Aries, 3°23′',
  insightTitle: 'Venus direct again',
  insight: 'Libra, 23°40′',
  readingTitle: 'Celestial Love',
  reading: 'A reading of five paragraphs',
  price: 'Free',
} as const;

export const PROMISE_COPY = {
  title: 'Every line shows its reason',
  lead: 'No fact, no sentence. What is not known is said, and what is only for fun is called that.',
  reasons: 'The facts under this sentence',
  from: (day: string) => `From the sky of ${day}`,
  moon: (moon: string) => `${moon}.`,
  moonIn: (sign: string) => `Moon in ${sign}`,
  sample: {
    label: 'A sample, from November 20, 2026',
    sentences: [
      { text: 'The Moon walked into Aries overnight.', facts: [1] },
      {
        text: 'At 20:44 she meets Saturn there, so say the large thing plainly and let someone sensible poke it.',
        facts: [2],
      },
    ],
    facts: [
      { name: 'Moon enters Aries', note: '05:52 UTC, November 20' },
      { name: 'Moon conjunct Saturn', note: '20:44 UTC, both at 8°17′ Aries' },
    ],
  },
} as const;

export const FEATURES_COPY = {
  title: 'Features',
  cards: [
    {
      vignette: 'reading',
      title: 'Personalised psychic readings',
      text: 'Three readings, in plain words, with something to do on Tuesday.',
    },
    {
      vignette: 'match',
      title: 'Compatibility analysis',
      text: 'Two signs, four bars, and the ledger they were added up from.',
    },
    {
      vignette: 'daily',
      title: 'Daily cosmic guidance',
      text: 'A new page each morning, written from the sky of that morning.',
    },
    {
      vignette: 'predict',
      title: 'Mystical predictions',
      text: 'What is exact today, what is next, and to the minute where minutes mean something.',
    },
    {
      vignette: 'oracle',
      title: 'Oracle consultations',
      text: 'The Star Oracle is brief, warm and a little rude about Mercury.',
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
  stars: 'Five stars of five',
  smallPrint: 'Samples, written by us until readers have had their say.',
  quotes: [
    {
      name: 'Maya R.',
      sign: 'pisces',
      signName: 'Pisces',
      text: 'I pressed Why? to catch it out. It had the Moon to the minute. I press it every morning now.',
    },
    {
      name: 'Daniel K.',
      sign: 'virgo',
      signName: 'Virgo',
      text: 'The first horoscope that told me what it did not know. No birth time, no Ascendant, no bluffing.',
    },
    {
      name: 'Inés A.',
      sign: 'sagittarius',
      signName: 'Sagittarius',
      text: 'We got 68 and a list of reasons. We argued about the list, which was rather the point.',
    },
  ],
} as const satisfies {
  title: string;
  stars: string;
  smallPrint: string;
  quotes: readonly { name: string; sign: SignKey; signName: string; text: string }[];
};

export const PRICING_COPY = { title: 'Pricing', mostPopular: 'Most Popular' } as const;

export const CLOSING_COPY = {
  title: 'The sky has already started. Come and read it.',
  call: 'Get Your Cosmic Reading',
} as const;

type FooterColumn = {
  title: string;
  entries: readonly { label: string; href?: LawPath }[];
};

export const FOOTER_COPY = {
  /** Those without an address lead nowhere yet (requirement LANDING-10), and do not pretend to. */
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
  films: 'Films',
  entertainment: 'For entertainment.',
  places: { before: 'Places from', name: 'GeoNames', license: 'CC BY 4.0' },
  stars: 'Stars from the Bright Star Catalogue, 5th edition.',
} as const;
