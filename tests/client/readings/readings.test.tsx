import { describe, expect, it } from 'vitest';
import { getProgressEndpoint, recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { getReadingEndpoint, listReadingsEndpoint } from '#shared/readings/readings.contract.ts';
import type { OpenedReading } from '#shared/readings/readings.schema.ts';
import { READING_IDS, READINGS } from '#shared/readings/readings.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { signIn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { calls, callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { recordActivities } from '#tests/support/msw/progress.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

/** A reading for somebody without birth details. */
const plain = (reading: Partial<OpenedReading>): OpenedReading => ({
  id: 'x',
  icon: 'star',
  title: 'The Weather',
  description: '',
  basis: 'general',
  paragraphs: [],
  ...reading,
});

const open = (path: string) => renderApp(path, { signedInAs: buildUser() });

describe('the list of readings', () => {
  // req: READING-1 READING-2 READING-4
  it('offers every reading, each free, and the promotion', async () => {
    await open('/readings');
    expect(
      await screen.findByRole('heading', { name: 'Psychic Astrology Readings' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Get personalized insights from our expert astrologers'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^With your birth details, each part opens on your own chart\./),
    ).toBeInTheDocument();
    for (const { title, description } of Object.values(READINGS)) {
      const option = (await screen.findByRole('heading', { name: title })).closest('li');
      expect(option).toHaveTextContent(description);
    }
    expect(screen.getAllByText('Free')).toHaveLength(READING_IDS.length);
    expect(screen.getAllByRole('button', { name: /^Get My Reading/ })).toHaveLength(
      READING_IDS.length,
    );
    const promotion = screen.getByRole('region', { name: 'Monthly Cosmic Insights' });
    for (const words of [
      'BEST VALUE',
      'Free during beta',
      'Unlimited readings',
      'Daily detailed horoscopes',
      'Monthly forecast',
    ])
      expect(within(promotion).getByText(words)).toBeInTheDocument();
  });

  // req: READING-2
  it("shows each reading's icon, and a star for an unknown one", async () => {
    server.use(
      mockEndpoint(listReadingsEndpoint, () =>
        Response.json(
          ['heart', 'briefcase', 'star', 'comet'].map((icon) => ({
            id: icon,
            icon,
            title: `The ${icon}`,
            description: 'A sample.',
          })),
        ),
      ),
    );
    await open('/readings');
    const iconOf = async (title: string) => {
      const heading = await screen.findByRole('heading', { name: title });
      return heading.closest('li')?.querySelector('svg')?.innerHTML;
    };
    const [heart, briefcase, star, comet] = await Promise.all(
      ['The heart', 'The briefcase', 'The star', 'The comet'].map(iconOf),
    );
    expect(new Set([heart, briefcase, star]).size).toBe(3);
    expect(comet).toBe(star);
  });

  // req: READING-3 READING-5 READING-9 PROGRESS-1
  it('shows the animation, then the result, and marks the reading completed', async () => {
    const { user } = await open('/readings');
    await user.click(await screen.findByRole('button', { name: 'Get My Reading: Celestial Love' }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(
      await screen.findByRole('heading', { name: 'Your Celestial Love Reading' }),
    ).toBeInTheDocument();
    expect(window.location.search).toBe('?id=celestial-love');
    await findToast('Progress updated! ✨');
    expect(callsOf(recordActivityEndpoint)).toEqual([
      expect.objectContaining({
        activityType: 'reading',
        activityId: 'celestial-love',
        points: 25,
      }),
    ]);
    await user.click(screen.getByRole('link', { name: 'Back to Readings' }));
    expect(
      await screen.findByRole('button', { name: 'View Again: Celestial Love' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Completed')).toBeInTheDocument();
  });

  // req: READING-4
  it('opens the first unread reading with Get All Readings', async () => {
    const { user } = await open('/readings');
    await user.click(await screen.findByRole('button', { name: 'Get All Readings' }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(window.location.search).toBe('?id=celestial-love'));
  });

  // req: READING-11
  it('says that the options failed', async () => {
    server.use(mockEndpoint(listReadingsEndpoint, () => refuse('unavailable'), { once: true }));
    const { user } = await open('/readings');
    expect(
      await screen.findByText('Unable to load reading options. Please try again later.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Get All Readings' })).toBeInTheDocument();
  });
});

describe('the result of a reading', () => {
  /** Opens the result of a reading that was opened before, which has no animation. */
  async function openAgain(id: string) {
    await signIn(buildUser());
    await recordActivities('reading', id);
    return open(`/readings/result?id=${id}`);
  }

  /** Opens a reading of another version of the application; there is no animation without the progress. */
  function openOther(reading: Partial<OpenedReading>) {
    server.use(
      mockEndpoint(getReadingEndpoint, () => plain(reading)),
      mockEndpoint(getProgressEndpoint, () => refuse('unavailable')),
    );
    return open('/readings/result?id=x');
  }

  // req: READING-12 PROGRESS-1
  it('opened by its address shows its animation only the first time', async () => {
    const { user, unmount } = await open('/readings/result?id=celestial-love');
    const skip = await screen.findByRole('button', { name: 'Skip' });
    expect(screen.queryByRole('heading', { name: 'Love Blueprint' })).not.toBeInTheDocument();
    expect(callsOf(recordActivityEndpoint)).toEqual([]);
    await user.click(skip);
    expect(await screen.findByRole('heading', { name: 'Love Blueprint' })).toBeInTheDocument();
    await findToast('Progress updated! ✨');
    unmount();
    await open('/readings/result?id=celestial-love');
    expect(await screen.findByRole('heading', { name: 'Love Blueprint' })).toBeInTheDocument();
    expect(callsOf(recordActivityEndpoint)).toHaveLength(1);
  });

  // req: READING-12
  it('opens without an animation when it is unknown what was opened before', async () => {
    server.use(mockEndpoint(getProgressEndpoint, () => refuse('unavailable')));
    await open('/readings/result?id=celestial-love');
    expect(await screen.findByRole('heading', { name: 'Love Blueprint' })).toBeInTheDocument();
  });

  async function expectBlueprint(id: string, title: string) {
    await openAgain(id);
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading.parentElement?.querySelectorAll('h3')).toHaveLength(5);
    // What the own chart brings, and what is written for everybody.
    expect(heading.parentElement?.querySelectorAll('p')).toHaveLength(10);
    const actions = screen.getByRole('heading', { name: 'Recommended Actions' }).parentElement;
    expect(actions?.querySelectorAll('li')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Back to Readings' })).toHaveAttribute(
      'href',
      '/readings',
    );
    expect(screen.getByRole('link', { name: 'Get Another Reading' })).toHaveAttribute(
      'href',
      '/readings',
    );
  }

  // req: READING-6 READING-8 READING-10
  it.each([['celestial-love', 'Love Blueprint']])(
    '%s gives %s: five paragraphs below their headings, two actions, two ways back',
    expectBlueprint,
  );

  // req: READING-6 READING-8 READING-10
  it.each([
    ['career-prosperity', 'Career Blueprint'],
    ['soul-illumination', 'Cosmic Blueprint'],
  ])(
    '%s gives %s: five paragraphs below their headings, two actions, two ways back',
    { tags: 'night' },
    expectBlueprint,
  );

  // req: READING-13
  it("opens each paragraph on the reader's own chart, with its facts behind footnotes", async () => {
    const { user } = await openAgain('celestial-love');
    await screen.findByRole('heading', { name: 'Love Blueprint' });
    const { paragraphs: openings } = await ask(getReadingEndpoint, {
      params: { id: 'celestial-love' },
    });
    expect(openings).toHaveLength(5);
    const paragraphs = openings.map(
      ({ heading }) =>
        screen.getByRole('heading', { level: 3, name: heading }).nextElementSibling as HTMLElement,
    );
    for (const [index, { text }] of openings.entries())
      expect(paragraphs[index]).toHaveTextContent(text);
    // What is written for everybody stands below, a paragraph of its own.
    expect(paragraphs[0]?.nextElementSibling).toHaveTextContent(
      /^Venus does not ask whether you are ready\./,
    );
    const reasons = screen.getByRole('list', {
      name: 'What this is based on',
      hidden: true,
    });
    expect(reasons).not.toBeVisible();
    const second = paragraphs[1];
    if (second === undefined) throw new Error('no second paragraph');
    await user.click(within(second).getByRole('button', { name: 'Reason 2' }));
    expect(reasons).toBeVisible();
    // Venus and the Moon open two paragraphs each, Mars one.
    expect(within(reasons).getAllByRole('listitem')).toHaveLength(3);
    expect(within(reasons).getAllByRole('listitem')[1]).toHaveFocus();
    expect(within(reasons).getAllByRole('listitem')[1]).toHaveTextContent(
      openings[1]?.facts[0]?.text ?? 'no fact',
    );
    expect(screen.queryByRole('link', { name: 'Add birth details' })).not.toBeInTheDocument();
  });

  // req: READING-13
  it('says without a birth date that it is for everybody, and links to the birth details', async () => {
    const signedInAs = buildUser({ birthDate: null });
    await signIn(signedInAs);
    await recordActivities('reading', 'celestial-love');
    await renderApp('/readings/result?id=celestial-love', { signedInAs });
    expect(await screen.findByText(/^Written once, for everybody/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add birth details' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(screen.queryByRole('button', { name: 'Why?' })).not.toBeInTheDocument();
  });

  // req: READING-6
  it("says 'Loading your cosmic reading...' while it loads", async () => {
    server.use(mockEndpoint(getReadingEndpoint, () => new Promise(() => {})));
    await open('/readings/result?id=celestial-love');
    expect(await screen.findByRole('status', { name: '' })).toHaveTextContent(
      'Loading your cosmic reading...',
    );
  });

  async function expectText(title: string, text: string) {
    await openOther({ title });
    expect(
      await screen.findByRole('heading', { level: 1, name: `Your ${title} Reading` }),
    ).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 2, name: text });
    expect(heading.parentElement?.querySelectorAll('p')).toHaveLength(5);
    const actions = screen.getByRole('heading', { name: 'Recommended Actions' }).parentElement;
    expect(actions?.querySelectorAll('li')).toHaveLength(2);
  }

  // req: READING-7 READING-8 READING-9
  it.each([
    ['Celestial Love', 'Love Blueprint'],
    ['Your Purpose', 'Career Blueprint'],
    ['Prosperity', 'Career Blueprint'],
    ['Birth', 'Cosmic Blueprint'],
    ['The Weather', 'Cosmic Reading'],
  ])('the title %s gives the text %s under its own heading', expectText);

  // req: READING-7 READING-8 READING-9
  it.each([
    ['Love', 'Love Blueprint'],
    ['Career', 'Career Blueprint'],
    ['Soul', 'Cosmic Blueprint'],
    ['Illumination', 'Cosmic Blueprint'],
  ])('the title %s gives the text %s under its own heading', { tags: 'night' }, expectText);

  // req: READING-9
  it("shows its reading's icon, and a star for an unknown one", { tags: 'night' }, async () => {
    const drawings = new Map<string, string | undefined>();
    for (const icon of ['heart', 'briefcase', 'star', 'comet']) {
      const { unmount } = await openOther({ icon });
      const heading = await screen.findByRole('heading', { name: 'Your The Weather Reading' });
      drawings.set(icon, heading.parentElement?.querySelector('svg')?.innerHTML);
      unmount();
    }
    expect(new Set(drawings.values()).size).toBe(3);
    expect(drawings.get('comet')).toBe(drawings.get('star'));
  });

  // req: READING-8
  it('requests only the reading from the server', async () => {
    const { user } = await open('/readings/result?id=celestial-love');
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await screen.findByRole('heading', { name: 'Love Blueprint' });
    await findToast('Progress updated! ✨');
    const asked = calls
      .map(({ call }) => call)
      .filter((call) => !/\/api\/(user|matches)/.test(call));
    expect(asked).toEqual(['GET /api/readings/celestial-love']);
  });

  // req: READING-7
  it('shows a title that matches no theme as a Cosmic Reading', async () => {
    await openOther({ icon: 'comet', title: 'The Small Hours' });
    expect(await screen.findByRole('heading', { name: 'Cosmic Reading' })).toBeInTheDocument();
  });

  it('says that there is no such reading for an unknown id', async () => {
    await open('/readings/result?id=no-such-reading');
    expect(await screen.findByText('No such reading')).toBeInTheDocument();
  });

  // With 'options' as id, the address would be that of the list.
  it.each(['../user', '..', '%2e%2e%2fuser', 'options', ''])(
    'says that there is no such reading, without asking the server, when the id is %j',
    async (id) => {
      await open(`/readings/result?id=${id}`);
      expect(await screen.findByText('No such reading')).toBeInTheDocument();
      const asked = calls.map(({ call }) => call);
      expect(asked).toContain('GET /api/user');
      expect(
        asked.filter((call) => !/^\w+ \/api\/user(-progress)?$|^GET \/api\/matches\?/.test(call)),
      ).toEqual([]);
    },
  );

  it('says that loading failed, and retries', async () => {
    server.use(mockEndpoint(getReadingEndpoint, () => refuse('unavailable'), { once: true }));
    const { user } = await openAgain('celestial-love');
    expect(
      await screen.findByText('We couldn’t load your reading. Please try again.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('heading', { name: 'Love Blueprint' })).toBeInTheDocument();
  });
});
