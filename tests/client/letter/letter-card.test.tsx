import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#client/app/app.tsx';
import { callEarly } from '#client/lib/early-calls.ts';
import { preloadPage } from '#client/lib/page-preload.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import {
  askHeadline,
  EVENING,
  findBar,
  LETTER_QUERY,
  letterCard,
  openHome,
} from '#tests/support/letter-home.tsx';
import { refuse } from '#tests/support/msw/answer.ts';
import { signIn, waitForAnswers } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { buildEclipseLetter, buildLetter } from '#tests/support/msw/letters.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences, buildUser, buildUserWithoutBirth } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { waitFor, within } from '#tests/support/render-app.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Requests user and letter before the page is rendered, as client/app/start-calls.ts does while scripts load. */
async function callBeforeThePage() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING) });
  await signIn(buildUser());
  callEarly(getUserEndpoint.path);
  callEarly(urlOf(getLetterEndpoint, { query: LETTER_QUERY }));
  await preloadPage('/home');
  await waitFor(() => expect(callsOf(getLetterEndpoint, { query: LETTER_QUERY })).toHaveLength(1));
  await waitForAnswers();
}

const findHeadline = () =>
  waitFor(() => within(letterCard()).getByRole('heading', { level: 2 }), { timeout: 15_000 });
const wordsOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ') ?? '';
describe('the letter on Home', () => {
  it("is requested once, for the user's own day and zone", async () => {
    await openHome();
    await findHeadline();
    // The bar needs the contacts, which may arrive after the letter.
    await findBar();
    expect(callsOf(getLetterEndpoint, { query: LETTER_QUERY })).toHaveLength(1);
    expect(callsOf(getTransitsEndpoint, { query: LETTER_QUERY })).toHaveLength(1);
  });

  it('has a loading state in the shape of the letter', async () => {
    server.use(mockEndpoint(getLetterEndpoint, () => new Promise(() => {})));
    await openHome();
    expect(within(letterCard()).getByRole('status')).toHaveTextContent('Writing your letter');
    expect(within(letterCard()).queryByRole('heading')).not.toBeInTheDocument();
  });

  it("is in the page's first rendering when it was loaded before", async () => {
    await callBeforeThePage();
    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(wordsOf(document.body)));
    watcher.observe(document.body, { childList: true, subtree: true });
    await openHome();
    await findHeadline();
    watcher.disconnect();
    expect(seen.join(' ')).toContain('Daily Horoscope');
    expect(seen.filter((words) => words.includes('Writing your letter'))).toEqual([]);
    expect(callsOf(getLetterEndpoint, { query: LETTER_QUERY })).toHaveLength(1);
  });

  // req: CALL-4
  it('is not requested again automatically when the early call has failed', async () => {
    server.use(mockEndpoint(getLetterEndpoint, () => refuse('unavailable'), { once: true }));
    await callBeforeThePage();
    const user = await openHome();
    expect(await waitFor(() => within(letterCard()).getByRole('alert'))).toBeInTheDocument();
    expect(callsOf(getLetterEndpoint, { query: LETTER_QUERY })).toHaveLength(1);
    await user.click(within(letterCard()).getByRole('button', { name: 'Try again' }));
    expect(await findHeadline()).toHaveTextContent(await askHeadline());
  });

  it('says that it could not be written, and retries', { tags: 'night' }, async () => {
    server.use(mockEndpoint(getLetterEndpoint, () => refuse('unavailable'), { once: true }));
    const user = await openHome();
    expect(await waitFor(() => within(letterCard()).getByRole('alert'))).toHaveTextContent(
      'We couldn’t write your letter just now.',
    );
    await user.click(within(letterCard()).getByRole('button', { name: 'Try again' }));
    expect(await findHeadline()).toHaveTextContent(await askHeadline());
  });

  it('says what is missing without a birth date, and links to the birth details', {
    tags: 'night',
  }, async () => {
    await openHome(buildUserWithoutBirth());
    expect(await findHeadline()).toHaveTextContent('A letter needs your birth date.');
    expect(within(letterCard()).getByRole('link', { name: 'Add birth details' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(callsOf(getTransitsEndpoint, { query: LETTER_QUERY })).toEqual([]);
  });

  it('prints each time with its certainty and its preposition', async () => {
    server.use(mockEndpoint(getLetterEndpoint, buildLetter()));
    await openHome();
    expect(await findHeadline()).toHaveTextContent('You don’t owe anyone the whole explanation.');
    const card = letterCard();
    expect(card).toHaveTextContent('From your own chart');
    expect(card).toHaveTextContent(/reaches your Saturn at 12:24 PM and slows down\./);
    expect(card).toHaveTextContent(
      /The Sun is in the way about 8 PM, and Venus helps today \(give or take a day\)/,
    );
    expect(card).toHaveTextContent('Whose approval are you still waiting for?');
    expect(card).toHaveTextContent('The Star Oracle');
    expect(card).not.toHaveTextContent(/[{}]/);
    expect(card).not.toHaveTextContent('Also today:');
  });

  it.each([
    ['2026-11-20T11:40:00Z', 'about noon'],
    ['2026-11-20T23:40:00Z', 'just before midnight'],
    ['2026-11-20T00:20:00Z', 'just after midnight'],
  ])(
    'words an hour at %s so that it cannot be mistaken for another',
    { tags: 'night' },
    async (exactAt, words) => {
      const [fact] = buildLetter().facts;
      const text = `It turns {t:${fact?.id}:exact}.`;
      server.use(
        mockEndpoint(
          getLetterEndpoint,
          buildLetter({
            paragraphs: [{ text, facts: [] }],
            facts: fact?.kind === 'contact' ? [{ ...fact, exactAt, shown: 'hour' }] : [],
          }),
        ),
      );
      await openHome();
      await findHeadline();
      expect(letterCard()).toHaveTextContent(`It turns ${words}.`);
    },
  );

  it('shows its thread, and says on its own day that it was rewritten', async () => {
    const thread = { text: 'On Thursday, Venus comes to your Saturn too.', facts: [] };
    server.use(mockEndpoint(getLetterEndpoint, buildLetter({ thread, rewritten: true })));
    await openHome();
    await findHeadline();
    expect(letterCard()).toHaveTextContent(thread.text);
    expect(letterCard()).toHaveTextContent('Rewritten for your new birth details.');
  });

  it('says tomorrow for a contact of the next day', { tags: 'night' }, async () => {
    const [fact] = buildLetter().facts;
    if (fact?.kind !== 'contact') throw new Error('the sample stands on a contact');
    const later = { ...fact, exactAt: '2026-11-21T12:24:10Z' };
    server.use(
      mockEndpoint(
        getLetterEndpoint,
        buildLetter({
          paragraphs: [{ text: `Mercury arrives {t:${fact.id}:exact}.`, facts: [fact.id] }],
          facts: [later],
        }),
      ),
    );
    const user = await openHome();
    await findHeadline();
    expect(letterCard()).toHaveTextContent('Mercury arrives tomorrow at 12:24 PM.');
    await user.click(within(letterCard()).getByRole('button', { name: 'Why?' }));
    expect(letterCard()).toHaveTextContent('Exact tomorrow at 12:24 PM ± 6 min.');
  });

  it('names the day of an earlier letter instead of today', async () => {
    const [fact] = buildLetter().facts;
    if (fact?.kind !== 'contact') throw new Error('the sample stands on a contact');
    server.use(
      mockEndpoint(
        getLetterEndpoint,
        buildLetter({
          date: '2026-11-18',
          paragraphs: [{ text: `Mercury arrives {t:${fact.id}:exact}.`, facts: [fact.id] }],
          also: { text: 'Soup for all.', facts: [] },
          facts: [{ ...fact, exactAt: '2026-11-18T12:24:10Z', shown: 'day' }],
        }),
      ),
    );
    const user = await openHome();
    await findHeadline();
    expect(letterCard()).toHaveTextContent('Mercury arrives on Wednesday.');
    expect(letterCard()).toHaveTextContent('Also that day: Soup for all.');
    await user.click(within(letterCard()).getByRole('button', { name: 'Why?' }));
    expect(letterCard()).toHaveTextContent('Exact on Wednesday.');
    expect(letterCard()).not.toHaveTextContent(/today/i);
  });

  it("prints times in the reader's zone", async () => {
    server.use(mockEndpoint(getLetterEndpoint, buildLetter()));
    vi.stubEnv('TZ', 'America/Chicago');
    await openHome();
    await findHeadline();
    expect(letterCard()).toHaveTextContent(/reaches your Saturn at 6:24 AM/);
    expect(letterCard()).toHaveTextContent(/in the way about 2 PM/);
  });

  it('says from when until when, and what else happens today', async () => {
    const [fact] = buildLetter().facts;
    server.use(
      mockEndpoint(
        getLetterEndpoint,
        buildLetter({
          paragraphs: [{ text: `It is slow {t:${fact?.id}:until}.`, facts: [] }],
          question: null,
          also: { text: `Soup {t:${fact?.id}:from}.`, facts: [] },
          facts: fact?.kind === 'contact' ? [{ ...fact, until: '2026-11-23T12:00:00Z' }] : [],
        }),
      ),
    );
    await openHome();
    await findHeadline();
    expect(letterCard()).toHaveTextContent('It is slow until Monday.');
    expect(letterCard()).toHaveTextContent('Also today: Soup from noon.');
    expect(letterCard()).not.toHaveTextContent('Whose approval');
  });

  it('uses only the birth date when nothing more is known, and says so', async () => {
    server.use(mockEndpoint(getLetterEndpoint, buildLetter({ basis: 'sun-only' })));
    const user = await openHome();
    await findHeadline();
    expect(letterCard()).toHaveTextContent('From your birth date alone');
    await user.click(within(letterCard()).getByRole('button', { name: 'Why?' }));
    expect(letterCard()).toHaveTextContent('A birth time and place would add your Moon');
  });

  it('of another day names its day, and has no hours', { tags: 'night' }, async () => {
    server.use(mockEndpoint(getLetterEndpoint, buildLetter({ date: '2026-11-19' })));
    await openHome();
    await findHeadline();
    expect(letterCard()).toHaveTextContent('From your own chart, Thursday, November 19, 2026');
    expect(letterCard()).not.toHaveTextContent('Your day in hours');
  });
});

describe("the letter's reasons", () => {
  it("open under 'Why?' with their ± and their meaning", async () => {
    server.use(mockEndpoint(getLetterEndpoint, buildLetter()));
    const user = await openHome();
    await findHeadline();
    const why = within(letterCard()).getByRole('button', { name: 'Why?' });
    expect(why).toHaveAttribute('aria-expanded', 'false');
    expect(within(letterCard()).queryByRole('list')).not.toBeInTheDocument();
    await user.click(why);
    expect(why).toHaveAttribute('aria-expanded', 'true');
    const reasons = within(within(letterCard()).getByRole('list')).getAllByRole('listitem');
    expect(reasons.map(wordsOf)).toEqual([
      '1Mercury trine your SaturnExact 12:24 PM ± 6 min. Third of three. Mercury is crossing your house of travel and learning, the ninth. Mercury has a clear line here.',
      '2Sun square your MoonExact about 8 PM. The Sun is crossing your house of travel and learning, the ninth. The Sun shows you this from its other side.',
      '3Venus sextile your AscendantExact today (give or take a day). Venus is crossing your house of travel and learning, the ninth. Venus makes this pleasant.',
    ]);
  });

  // req: CONTACT-5
  it('print the pass of a season as a day, with "about" beyond 36 hours either way, and no day when it is never exact', async () => {
    const [fact] = buildLetter().facts;
    if (fact?.kind !== 'contact') throw new Error('the sample stands on a contact');
    const season = {
      ...fact,
      ...{ kind: 'season' as const, start: '2026-11-12', end: '2027-01-30', day: 9, days: 80 },
      ...{ shown: 'day' as const, pass: 1, passes: 1 },
    };
    const passes = [
      {
        from: '2026-11-17T00:00:00Z',
        exactAt: '2026-11-18T10:00:00Z',
        until: '2026-11-19T20:00:00Z',
      },
      {
        from: '2026-11-14T10:00:00Z',
        exactAt: '2026-11-18T10:00:00Z',
        until: '2026-11-23T10:00:00Z',
      },
      {
        from: '2025-05-24T00:00:00Z',
        exactAt: '2025-05-27T12:00:00Z',
        until: '2025-05-30T00:00:00Z',
      },
      { from: '2026-11-01T00:00:00Z', exactAt: null, until: '2027-01-30T00:00:00Z' },
    ];
    const facts = passes.map((pass, index) => ({ ...season, ...pass, id: `${index}-season` }));
    const paragraphs = [{ text: 'It stays.', facts: facts.map(({ id }) => id) }];
    server.use(mockEndpoint(getLetterEndpoint, buildLetter({ facts, paragraphs })));
    const user = await openHome();
    await findHeadline();
    await user.click(within(letterCard()).getByRole('button', { name: 'Why?' }));
    const reasons = within(within(letterCard()).getByRole('list')).getAllByRole('listitem');
    expect(reasons.map((reason) => /Saturn(.+?)\. Mercury/.exec(wordsOf(reason))?.[1])).toEqual([
      'From Nov 12 to Jan 30, 2027. Was exact on November 18 (give or take a day)',
      'From Nov 12 to Jan 30, 2027. Was exact about November 18',
      'From Nov 12 to Jan 30, 2027. Was exact about May 27, 2025',
      'From Nov 12 to Jan 30, 2027. Turns back just before it is exact',
    ]);
  });

  it('are the targets of the footnotes', { tags: 'night' }, async () => {
    const user = await openHome();
    await findHeadline();
    await user.click(within(letterCard()).getByRole('button', { name: 'Reason 1' }));
    const [first] = within(within(letterCard()).getByRole('list')).getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveFocus());
  });
});

describe('the letter led by an event in the sky', () => {
  async function openReasons(signedInAs = buildUser(), letter = buildEclipseLetter()) {
    server.use(mockEndpoint(getLetterEndpoint, letter));
    const user = await openHome(signedInAs);
    await findHeadline();
    await user.click(within(letterCard()).getByRole('button', { name: 'Why?' }));
    return within(within(letterCard()).getByRole('list')).getAllByRole('listitem').map(wordsOf);
  }

  // req: LETTER-5
  it('prints its minute, and its house under Why, without a ±', async () => {
    const [event, moon] = await openReasons();
    expect(letterCard()).toHaveTextContent(/An eclipse falls where your work is at 10:05 AM\./);
    expect(letterCard()).toHaveTextContent('Also today: You want soup.');
    expect(letterCard()).not.toHaveTextContent(/[{}]/);
    expect(event).toBe(
      '1New Moon in Leo, a total solar eclipse' +
        'Exact 10:05 AM. In your sixth house of work and routines. An eclipse counts double.',
    );
    expect(moon).toMatch(/^2Sun square your MoonExact about 8 PM\./);
  });

  // req: LETTER-5
  it("says that it counts by whole signs when the reader's chart uses Placidus", {
    tags: 'night',
  }, async () => {
    const preferences = { ...buildPreferences(), houses: 'placidus' as const };
    const [event] = await openReasons(buildUser({ preferences }));
    expect(event).toContain('In your sixth house of work and routines, by whole signs.');
  });

  // req: LETTER-1
  it('says that its house is counted from the Sun where the rising sign is not sure', async () => {
    const letter = buildEclipseLetter();
    const facts = letter.facts.map((fact) => ({ ...fact, house: null }));
    const [event] = await openReasons(buildUser(), { ...letter, facts });
    expect(event).toContain('Its house is counted from your Sun, as your rising sign isn’t sure.');
  });

  it("prints the minute in the reader's zone", { tags: 'night' }, async () => {
    vi.stubEnv('TZ', 'America/Chicago');
    const [event] = await openReasons();
    expect(letterCard()).toHaveTextContent(/where your work is at 4:05 AM\./);
    expect(event).toContain('Exact 4:05 AM.');
  });
});
