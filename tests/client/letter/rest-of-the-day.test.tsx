// The foot of the letter: the line of hours, and the next contact.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { findBar, letterCard, openHome } from '#tests/support/letter-home.tsx';
import { refuse } from '#tests/support/msw/answer.ts';
import { buildLetter, buildTransits } from '#tests/support/msw/letters.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { waitFor, within } from '#tests/support/render-app.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** A letter that tells the first of the day's contacts. */
const buildFirstLetter = (overrides: Partial<ReturnType<typeof buildLetter>> = {}) => {
  const { paragraphs, facts } = buildLetter();
  return buildLetter({
    paragraphs: paragraphs.slice(0, 2),
    facts: facts.slice(0, 1),
    ...overrides,
  });
};

describe('the line of hours', () => {
  beforeEach(() =>
    server.use(
      mockEndpoint(getLetterEndpoint, ({ request }) =>
        buildFirstLetter({ date: new URL(request.url).searchParams.get('date') ?? '' }),
      ),
    ),
  );

  it('is read aloud as a sentence: what has passed, what is to come', async () => {
    server.use(mockEndpoint(getTransitsEndpoint, buildTransits()));
    await openHome();
    const bar = await findBar();
    expect(bar.getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe(
      'Your day in hours, 3 contacts. Now 6:30 PM. ' +
        'Passed: Mercury trine your Saturn, 12:24 PM, give or take 6. ' +
        'To come: Sun square your Moon, about 8 PM; Venus sextile your Ascendant, today (give or take a day).',
    );
    expect(letterCard()).toHaveTextContent(/Next about 8 PM: about 8 PM, \S/);
  });

  it('names the next contact with an hour before one without', { tags: 'night' }, async () => {
    const [mercury, sun, venus] = buildTransits().contacts;
    if (!mercury || !sun || !venus) throw new Error('three contacts expected');
    const sooner = { ...venus, at: '2026-11-20T19:00:00Z' };
    server.use(
      mockEndpoint(getTransitsEndpoint, buildTransits({ contacts: [mercury, sooner, sun] })),
    );
    await openHome();
    await findBar();
    expect(letterCard()).toHaveTextContent(/Next about 8 PM: about 8 PM, \S/);
  });

  it('names none that the letter tells, and leads to the day when no other is left', async () => {
    server.use(
      mockEndpoint(getLetterEndpoint, buildLetter()),
      mockEndpoint(getTransitsEndpoint, buildTransits()),
    );
    await openHome();
    await findBar();
    const next = within(letterCard()).getByRole('link', { name: 'The whole day' });
    expect(next).toHaveAttribute('href', '/today');
    expect(next).not.toHaveTextContent('Next');
  });

  it.each([
    ['light', 'You’d shine, if it weren’t for the couch.'],
    ['warm', 'You’d shine, if it weren’t for the couch.'],
    ['firm', 'Sun square your Moon'],
    ['grave', 'Sun square your Moon'],
  ] as const)('says no joke below a letter that forbids one: %s', async (register, words) => {
    const joking = buildTransits().contacts.map((contact) => ({
      ...contact,
      text: 'You’d shine, if it weren’t for the couch.',
    }));
    server.use(
      mockEndpoint(getLetterEndpoint, buildFirstLetter({ register })),
      mockEndpoint(getTransitsEndpoint, buildTransits({ contacts: joking })),
    );
    await openHome();
    await findBar();
    const next = within(letterCard()).getByRole('link', { name: /^Next/ });
    expect(next).toHaveTextContent(`: about 8 PM, ${words} The whole day`);
  });

  // req: CONTACT-6
  it.each([['23 hours', '2027-03-14T22:00:00Z', 11 / 23]])(
    'puts noon in the right place on a day of %s',
    async (_, now, share) => {
      vi.stubEnv('TZ', 'America/Chicago');
      await openHome(buildUser(), now);
      const noon = within(await findBar()).getByText('Noon');
      expect(Number(noon.getAttribute('x'))).toBeCloseTo(350 * share, 3);
    },
  );

  it.each([
    ['24 hours', '2027-03-15T22:00:00Z', 12 / 24],
    ['25 hours', '2026-11-01T22:00:00Z', 13 / 25],
  ])('puts noon in the right place on a day of %s', { tags: 'night' }, async (_, now, share) => {
    vi.stubEnv('TZ', 'America/Chicago');
    await openHome(buildUser(), now);
    const noon = within(await findBar()).getByText('Noon');
    expect(Number(noon.getAttribute('x'))).toBeCloseTo(350 * share, 3);
  });

  it('says that the day is quiet when nothing touches the chart, and what comes next', async () => {
    const [, sun] = buildTransits().contacts;
    const next = { ...sun, at: '2026-11-23T08:00:00Z' } as typeof sun & object;
    server.use(
      mockEndpoint(getTransitsEndpoint, buildTransits({ contacts: [], next: next ?? null })),
    );
    await openHome();
    expect((await findBar()).getAttribute('aria-label')).toMatch(
      /^Your day in hours, 0 contacts\./,
    );
    expect(letterCard()).toHaveTextContent('Nothing touches your chart today. The day is yours.');
    expect(letterCard()).toHaveTextContent('Next on November 23: on November 23, ');
  });

  it('is left out when it cannot be loaded, and the letter stays', async () => {
    server.use(mockEndpoint(getTransitsEndpoint, () => refuse('unavailable')));
    await openHome();
    await waitFor(() =>
      expect(within(letterCard()).getByRole('heading', { level: 2 })).toBeInTheDocument(),
    );
    expect(within(letterCard()).queryByRole('img')).not.toBeInTheDocument();
  });
});
