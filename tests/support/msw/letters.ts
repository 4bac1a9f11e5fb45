// A letter and the contacts of the sample day, for the user of the sample data; the texts are invented for the tests.

import type { Letter, LetterFact } from '#shared/letter/letter.schema.ts';
import type { ContactFact } from '#shared/sky/contact-fact.ts';
import type { TransitContact, Transits } from '#shared/transits/transits.schema.ts';

const ONCE = { kind: 'contact', pass: 1, passes: 1, house: 9 } as const;

/** Known to the minute: 12:24 PM UTC, plus or minus 6 minutes. */
const MERCURY = {
  ...ONCE,
  id: '2026-11-20-mercury-trine-your-saturn-pass-3',
  bodies: ['mercury'],
  moving: 'mercury',
  natal: 'saturn',
  aspect: 'trine',
  exactAt: '2026-11-20T12:24:10Z',
  from: '2026-11-20T12:18:10Z',
  until: '2026-11-20T12:30:10Z',
  shown: 'minute',
  pass: 3,
  passes: 3,
  text: 'Mercury trine your Saturn',
} as const satisfies ContactFact;

/** Known to the hour: 8:10 PM UTC, plus or minus 70 minutes. */
const SUN = {
  ...ONCE,
  id: '2026-11-20-sun-square-your-moon',
  bodies: ['sun'],
  moving: 'sun',
  natal: 'moon',
  aspect: 'square',
  exactAt: '2026-11-20T20:10:00Z',
  from: '2026-11-20T19:00:00Z',
  until: '2026-11-20T21:20:00Z',
  shown: 'hour',
  text: 'Sun square your Moon',
} as const satisfies ContactFact;

/** Known to the day, plus or minus a day. */
const VENUS = {
  ...ONCE,
  id: '2026-11-20-venus-sextile-your-ascendant',
  bodies: ['venus'],
  moving: 'venus',
  natal: 'ascendant',
  aspect: 'sextile',
  exactAt: '2026-11-20T22:00:00Z',
  from: '2026-11-19T22:00:00Z',
  until: '2026-11-21T22:00:00Z',
  shown: 'day',
  text: 'Venus sextile your Ascendant',
} as const satisfies ContactFact;

type ToldLetter = Exclude<Letter, { basis: 'none' }>;

const withMeaning = (fact: ContactFact, meaning: string): LetterFact => ({ ...fact, meaning });

/** The letter of a day, based on three contacts: one known to the minute, one to the hour, one to the day. */
export function buildLetter(overrides: Partial<ToldLetter> = {}): ToldLetter {
  return {
    basis: 'natal',
    date: '2026-11-20',
    zone: 'UTC',
    offsets: [{ from: '2026-11-20T00:00:00Z', seconds: 0 }],
    headline: 'You don’t owe anyone the whole explanation.',
    paragraphs: [
      { text: 'Someone asks you to account for yourself.', facts: [MERCURY.id] },
      {
        text: `Mercury, your mind, reaches your Saturn {t:${MERCURY.id}:exact} and slows down.`,
        facts: [MERCURY.id],
      },
      {
        text: `The Sun is in the way {t:${SUN.id}:exact}, and Venus helps {t:${VENUS.id}:exact}.`,
        facts: [SUN.id, VENUS.id],
      },
    ],
    thread: null,
    rewritten: false,
    question: 'Whose approval are you still waiting for?',
    also: null,
    register: 'warm',
    area: 'work',
    facts: [
      withMeaning(MERCURY, 'Mercury has a clear line here.'),
      withMeaning(SUN, 'The Sun shows you this from its other side.'),
      withMeaning(VENUS, 'Venus makes this pleasant.'),
    ],
    ...overrides,
  };
}

/** The letter of a day whose main event is a total solar eclipse at 10:05 AM UTC, in the reader's sixth house. */
export function buildEclipseLetter(overrides: Partial<ToldLetter> = {}): ToldLetter {
  const id = '2026-11-20-moon-phase-new';
  return {
    ...buildLetter(),
    headline: 'Your desk keeps your place.',
    paragraphs: [
      { text: 'You have put the tool down.', facts: [id] },
      { text: `An eclipse falls where your work is {t:${id}:exact}.`, facts: [id] },
      { text: 'Leave it there.', facts: [id] },
    ],
    also: { text: 'You want soup.', facts: [SUN.id] },
    register: 'grave',
    facts: [
      {
        id,
        kind: 'phase',
        bodies: ['moon', 'sun'],
        phase: 'new',
        eclipse: 'total-solar',
        exactAt: '2026-11-20T10:05:14Z',
        text: 'New Moon in Leo, a total solar eclipse',
        house: 6,
        shown: 'minute',
        meaning: 'An eclipse counts double.',
      },
      withMeaning(SUN, 'The Sun shows you this from its other side.'),
    ],
    ...overrides,
  };
}

function toContact({ exactAt, ...fact }: ContactFact & { exactAt: string }): TransitContact {
  const { bodies: _bodies, kind: _kind, text, ...rest } = fact;
  return { ...rest, at: exactAt, text: `${text}.`, facts: [{ ...fact, exactAt }] };
}

/** The contacts of a day with the sample user's chart. */
export function buildTransits(overrides: Partial<Transits> = {}): Transits {
  return {
    date: '2026-11-20',
    zone: 'UTC',
    offsets: [{ from: '2026-11-20T00:00:00Z', seconds: 0 }],
    margin: 5,
    contacts: [toContact(MERCURY), toContact(SUN), toContact(VENUS)],
    withheld: [],
    seasons: [],
    next: toContact(SUN),
    ...overrides,
  };
}
