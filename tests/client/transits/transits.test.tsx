import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadPage } from '#client/lib/page-preload.ts';
import { editUserEndpoint, getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import {
  getTransitsEndpoint,
  getTransitsMonthEndpoint,
} from '#shared/transits/transits.contract.ts';
import type { TransitContact, Transits } from '#shared/transits/transits.schema.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences, buildUser, buildUserWithoutBirth } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';

// The reader is in UTC, and it is 9:41 AM.
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:41:00Z') });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function buildContact(
  names: Pick<TransitContact, 'moving' | 'aspect' | 'natal'>,
  shown: TransitContact['shown'],
  [from, at, until]: readonly [string, string, string],
): TransitContact {
  const id = `2026-11-22-${names.moving}-${names.aspect}-your-${names.natal}`;
  const text = `${names.moving} touches your ${names.natal}.`;
  const said = { ...names, from, until, shown, pass: 1, passes: 1, house: null };
  const fact = { id, kind: 'contact', bodies: [names.moving], ...said, exactAt: at, text } as const;
  return { id, ...said, at, text, facts: [{ ...fact, bodies: [names.moving] }] };
}

const SQUARE = buildContact({ moving: 'mercury', aspect: 'square', natal: 'sun' }, 'minute', [
  '2026-11-22T00:20:00Z',
  '2026-11-22T00:25:00Z',
  '2026-11-22T00:30:00Z',
]);
const OPPOSITION = buildContact(
  { moving: 'moon', aspect: 'opposition', natal: 'jupiter' },
  'minute',
  ['2026-11-22T14:33:00Z', '2026-11-22T14:35:00Z', '2026-11-22T14:37:00Z'],
);
const SEXTILE = buildContact({ moving: 'moon', aspect: 'sextile', natal: 'ascendant' }, 'hour', [
  '2026-11-22T18:15:00Z',
  '2026-11-22T20:00:00Z',
  '2026-11-22T21:45:00Z',
]);
const OF_DAY: Transits = {
  date: '2026-11-22',
  zone: 'UTC',
  offsets: [{ from: '2026-11-20T00:00:00Z', seconds: 0 }],
  margin: 15,
  contacts: [SQUARE, OPPOSITION, SEXTILE],
  withheld: [{ moving: 'mercury', aspect: 'trine', natal: 'ascendant', why: 'too-wide' }],
  seasons: [
    {
      moving: 'jupiter',
      aspect: 'square',
      natal: 'pluto',
      start: '2026-10-29',
      end: '2026-11-25',
      passes: [
        ['2026-11-09T12:00:00Z', 'day'],
        ['2027-01-15T12:00:00Z', 'about'],
      ].map(([at = '', shown]) => ({
        at,
        from: at,
        until: at,
        shown: shown === 'about' ? 'about' : 'day',
      })),
      day: 25,
      days: 28,
    },
  ],
  next: OPPOSITION,
};

function answerTransits(transits: Partial<Transits> = {}): void {
  server.use(mockEndpoint(getTransitsEndpoint, { ...OF_DAY, ...transits }));
}

const openDay = (signedInAs = buildUser(), path = '/today') => renderApp(path, { signedInAs });

/** The sentences of the hours as a screen reader has them. */
async function listHours(name = 'Contacts, hour by hour'): Promise<string[]> {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => {
      for (const hidden of item.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return (item.textContent ?? '').replaceAll('\u00a0', ' ');
    });
}

describe('/today', () => {
  it('counts no contact as behind that has the day alone', async () => {
    const ofDay = buildContact({ moving: 'moon', aspect: 'trine', natal: 'venus' }, 'day', [
      '2026-11-22T00:10:00Z',
      '2026-11-22T09:00:00Z',
      '2026-11-22T17:50:00Z',
    ]);
    answerTransits({ contacts: [SQUARE, ofDay, OPPOSITION] });
    await openDay();
    expect(
      await screen.findByText('Three contacts with your own chart. One is behind you.'),
    ).toBeInTheDocument();
  });

  it('counts and marks a contact of the day alone as behind once it can no longer come', async () => {
    vi.setSystemTime('2026-11-22T22:00:00Z');
    const ofDay = buildContact({ moving: 'moon', aspect: 'trine', natal: 'venus' }, 'day', [
      '2026-11-22T00:10:00Z',
      '2026-11-22T09:00:00Z',
      '2026-11-22T17:50:00Z',
    ]);
    answerTransits({ contacts: [SQUARE, ofDay, OPPOSITION] });
    await openDay();
    expect(
      await screen.findByText('Three contacts with your own chart. All are behind you.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Nothing more in the sky touches your chart today/)).toBeVisible();
    const untimed = screen.getByRole('heading', { name: 'No set hour' }).closest('section');
    expect(untimed).toHaveTextContent('Today, passed: moon touches your venus.');
  });

  // req: DAY-1
  it('shows the hours as sentences, each with its certainty', async () => {
    answerTransits();
    await openDay();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Sunday, November 22' }),
    ).toBeInTheDocument();
    expect(
      await screen.findByText('Three contacts with your own chart. One is behind you.'),
    ).toBeInTheDocument();
    expect(await listHours()).toEqual([
      'Next 2:35 PM, give or take 2: moon touches your jupiter. Moon opposite your Jupiter',
      'about 8 PM: moon touches your ascendant. Moon sextile your Ascendant',
    ]);
  });

  // req: DAY-1
  it('folds what has passed, and the name of each contact but the next', async () => {
    answerTransits();
    const { user } = await openDay();
    const line = await screen.findByText('moon touches your ascendant.');
    const name = line.closest('details')?.querySelector('p');
    expect(name).toHaveTextContent('Moon sextile your Ascendant');
    expect(name).not.toBeVisible();
    await user.click(line);
    expect(name).toBeVisible();
    const next = screen.getByText('moon touches your jupiter.').closest('details');
    expect(next?.querySelector('p')).toBeVisible();
    expect(screen.getByText('mercury touches your sun.')).not.toBeVisible();
    await user.click(screen.getByText('Earlier: one, passed'));
    expect(await listHours('Contacts that have passed')).toEqual([
      '12:25 AM, give or take 5, passed: mercury touches your sun. Mercury square your Sun',
    ]);
  });

  // req: DAY-1
  it('shortens what is empty for more than three hours, and says for how long', async () => {
    answerTransits();
    await openDay();
    expect(await screen.findByText('Quiet for five hours')).toBeInTheDocument();
    expect(screen.getByText('Quiet for three and a half hours')).toBeInTheDocument();
  });

  // As if California kept its summer time for good, and this browser did not know yet.
  const SUMMER_FOR_GOOD = [{ from: '2024-03-10T10:00:00Z', seconds: -25_200 }];
  const HOURS_OF_SUMMER = [
    '12:25 AM, give or take 5, passed: mercury touches your sun. Mercury square your Sun',
    '7:35 AM, give or take 2, passed: moon touches your jupiter. Moon opposite your Jupiter',
    'Next about 1 PM: moon touches your ascendant. Moon sextile your Ascendant',
  ];
  /** What has passed, unfolded, and what is to come. */
  async function listAllHours() {
    fireEvent.click(await screen.findByText(/^Earlier: /));
    return [...(await listHours('Contacts that have passed')), ...(await listHours())];
  }
  const ofCalifornia = () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.setSystemTime('2026-11-22T18:00:00Z');
    const early = (['at', 'from', 'until'] as const).map((key) => [
      key,
      SQUARE[key].replace('T00', 'T07'),
    ]);
    return [{ ...SQUARE, ...Object.fromEntries(early) }, OPPOSITION, SEXTILE];
  };

  // req: DAY-1
  it("writes times by the server's clocks, which the browser may not know", async () => {
    answerTransits({ zone: 'America/Los_Angeles', contacts: ofCalifornia() });
    const preferences = buildPreferences({ zone: 'America/Los_Angeles' });
    const user = buildUser({ preferences, zoneOffsets: SUMMER_FOR_GOOD });
    server.use(mockEndpoint(getUserEndpoint, user));
    await openDay(user);
    expect(await listAllHours()).toEqual(HOURS_OF_SUMMER);
  });

  // req: DAY-1
  it('writes times by the clocks of the answer when the account has another zone', {
    tags: 'night',
  }, async () => {
    const contacts = ofCalifornia();
    answerTransits({ zone: 'America/Los_Angeles', offsets: SUMMER_FOR_GOOD, contacts });
    server.use(mockEndpoint(editUserEndpoint, () => refuse('unavailable')));
    await openDay(buildUser({ preferences: buildPreferences({ zone: 'America/Denver' }) }));
    expect(await listAllHours()).toEqual(HOURS_OF_SUMMER);
  });

  // req: DAY-1
  it('links to yesterday, today and seven days ahead, each with its count', async () => {
    await openDay();
    const strip = screen.getByRole('navigation', { name: 'Nine days' });
    expect(
      await within(strip).findByRole('link', {
        name: 'Today 22: Sunday, November 22, four contacts',
      }),
    ).toHaveAttribute('aria-current', 'page');
    const links = within(strip).getAllByRole('link');
    expect(links).toHaveLength(9);
    expect(links[0]).toHaveAttribute('href', '/today?date=2026-11-21');
    expect(links[8]).toHaveAttribute('href', '/today?date=2026-11-29');
  });

  // req: DAY-2
  it('says what the birth time cannot tell, and where to state its certainty', async () => {
    answerTransits();
    const { user } = await openDay();
    const title = await screen.findByRole('heading', { name: 'What your birth time can’t tell' });
    const section = title.closest('section');
    expect(section).toHaveTextContent('Mercury trine your Ascendant');
    expect(section).toHaveTextContent(/Sometime between 6:15 and 9:45.PM\./);
    expect(section).toHaveTextContent('allow 15 minutes either way');
    // Its code is read here, so that what is waited for is the dialog alone.
    await import('#client/features/account-settings/settings-dialogs.tsx');
    await preloadPage('/profile');
    await user.click(screen.getByRole('link', { name: 'Say how sure you are of your birth time' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your birth details' });
    expect(within(dialog).getByLabelText(/^How sure are you of the time\?/)).toHaveValue('');
  });

  // req: DAY-2
  it('says what a missing birth time or place leaves out', async () => {
    await openDay(buildUser({ birthTime: null }));
    expect(
      await screen.findByText(/^Without a birth time we leave out the Ascendant/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add your birth time' })).toBeInTheDocument();
  });

  it('says that the time zone is unknown without a place from the list', async () => {
    await openDay(buildUser({ birthPlaceDetails: null }));
    expect(await screen.findByText(/we don’t know your time zone/)).toBeInTheDocument();
  });

  // req: DAY-4
  it('shows the day, the pass and the exact days of each season', async () => {
    answerTransits();
    await openDay();
    const seasons = (await screen.findByRole('heading', { name: 'Seasons' })).closest('section');
    expect(seasons).toHaveTextContent(
      'Day 25 of 28. First of two. From Oct 29 to Nov 25, exact Nov 9 and about Jan 15, 2027',
    );
    expect(seasons).toHaveTextContent('Oct 2026 to Jan 2027');
  });

  // req: DAY-4
  it('says how sure the exact days of a season are', async () => {
    const [season] = OF_DAY.seasons;
    if (season === undefined) throw new Error('no season');
    const [at, from, until] = [9, 8, 10].map(
      (day) => `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
    ) as [string, string, string];
    const wide = { at, from, until, shown: 'day' } as const;
    const passes = [wide, ...season.passes.slice(1)];
    answerTransits({
      seasons: [
        { ...season, passes: [wide] },
        { ...season, natal: 'sun', passes },
      ],
    });
    await openDay();
    const seasons = (await screen.findByRole('heading', { name: 'Seasons' })).closest('section');
    expect(seasons).toHaveTextContent('to Nov 25, exact Nov 9, give or take a day');
    expect(seasons).toHaveTextContent(
      'to Nov 25, exact Nov 9 (give or take a day) and about Jan 15, 2027',
    );
  });

  // req: DAY-3
  it('says on a quiet day only what comes next', async () => {
    const next = { ...OPPOSITION, at: '2026-11-24T14:35:00Z' };
    answerTransits({ contacts: [], withheld: [], seasons: [], next });
    await openDay();
    expect(await screen.findByText('Nothing touches your chart today.')).toBeInTheDocument();
    const next24 = screen.getByRole('link', {
      name: /^Next on November 24 ?moon touches your jupiter\./,
    });
    expect(next24).toHaveAttribute('href', '/today?date=2026-11-24');
    expect(screen.getByText('The day is yours.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Seasons' })).not.toBeInTheDocument();
  });

  it('asks for the birth date when there is none', async () => {
    await openDay(buildUserWithoutBirth());
    expect(await screen.findByText('A day in hours needs your birth date.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add birth details' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('can be retried after a failure', async () => {
    server.use(mockEndpoint(getTransitsEndpoint, () => refuse('internal'), { once: true }));
    const { user } = await openDay();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t read');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await listHours()).toHaveLength(2);
  });

  it('says that the hours need a connection when there is none', async () => {
    server.use(mockEndpoint(getTransitsEndpoint, breakOff));
    await openDay();
    expect(await screen.findByRole('alert')).toHaveTextContent('need a connection');
  });

  it('links back to today from a day that is out of reach', async () => {
    await openDay(buildUser(), '/today?date=2019-01-01');
    expect(await screen.findByText('That day is out of reach.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to today' })).toHaveAttribute('href', '/today');
  });
});

describe('/month', () => {
  const openMonth = (path = '/month', signedInAs = buildUser()) => renderApp(path, { signedInAs });

  // req: DAY-5
  it('describes each day by its Moon, events and own contacts, and shows the chosen day', async () => {
    const { user } = await openMonth();
    const day = await screen.findByRole('button', {
      name: 'Sunday, November 22. Moon 94 percent, growing. Sun enters Sagittarius. Moon enters Taurus. Four contacts with your chart.',
    });
    expect(day).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Moon opposite your Jupiter')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Tuesday, November 24/ }));
    expect(screen.getByRole('heading', { name: 'Tuesday, November 24' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The whole day' })).toHaveAttribute(
      'href',
      '/today?date=2026-11-24',
    );
  });

  it('goes to the next month, but not before the first', async () => {
    const { user } = await openMonth();
    expect(screen.queryByRole('link', { name: 'October 2026' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'December 2026' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'December 2026' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'November 2026' })).toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    server.use(mockEndpoint(getTransitsMonthEndpoint, () => refuse('internal'), { once: true }));
    const { user } = await openMonth();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t read');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('button', { name: /^Sunday, November 22\./ }),
    ).toBeInTheDocument();
  });

  // req: DAY-5
  it('says that a month is out of reach', async () => {
    await openMonth('/month?month=2019-01');
    expect(await screen.findByText('That month is out of reach.')).toBeInTheDocument();
  });
});
