import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { editUserEndpoint, getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences, buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

let language: MockInstance;
// A German browser, near Chicago.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/Chicago');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:44:00Z') });
  language = vi.spyOn(window.navigator, 'language', 'get').mockReturnValue('de-DE');
});
afterEach(() => {
  language.mockRestore();
  vi.unstubAllEnvs();
});

async function openPreferences(signedInAs: User = buildUser()) {
  const visit = await renderApp('/settings', { signedInAs });
  await visit.user.click(screen.getByRole('button', { name: 'Edit Dates, hours and place' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...visit, dialog };
}

describe('Dates, hours and place', () => {
  // req: HABIT-1
  it("show the defaults from the browser's locale and zone", async () => {
    const { dialog } = await openPreferences();
    expect(screen.getByText('24-hour clock, Chicago time')).toBeInTheDocument();
    expect(dialog.getByLabelText('Hours')).toHaveDisplayValue('Automatic (24 hours)');
    expect(dialog.getByLabelText('Dates')).toHaveDisplayValue('Automatic (20 November 2026)');
    expect(dialog.getByLabelText('First day of the week')).toHaveDisplayValue('Automatic (Monday)');
    expect(dialog.getByLabelText('Place for events')).toHaveDisplayValue('Automatic (Chicago)');
  });

  it.each([
    ['Asia/Calcutta', 'Kolkata'],
    ['Asia/Saigon', 'Ho Chi Minh City'],
  ])('call the city of a browser in %s by its present name', async (zone, city) => {
    vi.stubEnv('TZ', zone);
    const { dialog } = await openPreferences(
      buildUser({ preferences: buildPreferences({ zone }) }),
    );
    expect(screen.getByText(`24-hour clock, ${city} time`)).toBeInTheDocument();
    expect(dialog.getByLabelText('Place for events')).toHaveDisplayValue(`Automatic (${city})`);
  });

  // req: HABIT-2
  it('are changed together, and the whole page updates immediately', async () => {
    const { user, dialog } = await openPreferences();
    expect(screen.getByText(', 21:18')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Hours'), '12 hours: 2:44 PM');
    await user.selectOptions(dialog.getByLabelText('Dates'), 'November 20, 2026');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsOf(editUserEndpoint)).toEqual([
      {
        preferences: {
          hours: '12',
          dateOrder: 'mdy',
          firstDay: null,
          zone: 'America/Chicago',
          zoneFixed: false,
        },
      },
    ]);
    expect(screen.getByText(/^, 9:18\sPM$/)).toBeInTheDocument();
    expect(screen.getByText('12-hour clock, Chicago time')).toBeInTheDocument();
  });

  // req: HABIT-3
  it('accept a place from the list, but not one that is only typed', async () => {
    const { user, dialog } = await openPreferences(
      buildUser({ preferences: buildPreferences({ zone: 'Asia/Tokyo', zoneFixed: true }) }),
    );
    expect(screen.getByText('24-hour clock, Tokyo time')).toBeInTheDocument();
    const city = dialog.getByLabelText('Which place?');
    expect(city).toHaveValue('Tokyo');
    await user.clear(city);
    await user.type(city, 'Chic');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please choose a place from the list')).toBeInTheDocument();
    expect(city).toBeInvalid();
    await user.type(city, 'ago');
    const chicago = { name: /^ChicagoIllinois/ };
    await user.click(await dialog.findByRole('option', chicago));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await ask(getUserEndpoint)).preferences).toMatchObject({
      zone: 'America/Chicago',
      zoneFixed: true,
    });
  });

  it('also apply to what the server has written about the chart', async () => {
    const signedInAs = buildUser({
      birthDate: '1994-08-03',
      birthTime: null,
      birthTimeMargin: null,
      preferences: buildPreferences({ hours: '12' }),
    });
    await import('#client/features/chart-reading/index.ts'); // otherwise loaded when first shown, for seconds
    const { user } = await renderApp('/profile', { signedInAs });
    expect(
      await screen.findByText(/Cancer, if you were born before 1:09 AM\./),
    ).toBeInTheDocument();
    const [settings] = screen.getAllByRole('link', { name: 'Account Settings' });
    await user.click(settings as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Edit Dates, hours and place' }));
    await user.selectOptions(await screen.findByLabelText('Hours'), '24 hours: 14:44');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    window.history.back();
    expect(await screen.findByText(/Cancer, if you were born before 01:09\./)).toBeInTheDocument();
  });

  it('stay unchanged when they cannot be saved', { tags: 'night' }, async () => {
    server.use(mockEndpoint(editUserEndpoint, () => refuse('unavailable')));
    const { user, dialog } = await openPreferences();
    await user.selectOptions(dialog.getByLabelText('Hours'), '12 hours: 2:44 PM');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Update failed')).not.toHaveLength(0);
    expect(dialog.getByLabelText('Hours')).toHaveDisplayValue('12 hours: 2:44 PM');
    expect(screen.getByText('24-hour clock, Chicago time')).toBeInTheDocument();
  });
});

describe('the zone of the browser', () => {
  // req: HABIT-3
  it('is told to the account when it is another than the account knows', async () => {
    await renderApp('/settings', {
      signedInAs: buildUser({ preferences: buildPreferences({ zone: 'Asia/Tokyo' }) }),
    });
    await waitFor(() =>
      expect(callsOf(editUserEndpoint)).toEqual([{ preferences: { zone: 'America/Chicago' } }]),
    );
    expect(screen.getByText('24-hour clock, Chicago time')).toBeInTheDocument();
  });

  it("is not reported when a place was chosen, and the day is the place's day", async () => {
    const inTokyo = buildPreferences({ zone: 'Asia/Tokyo', zoneFixed: true });
    await renderApp('/home', { signedInAs: buildUser({ preferences: inTokyo }) });
    // In Chicago it is still Friday.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Saturday, November 21, 2026',
    );
    expect(callsOf(editUserEndpoint)).toEqual([]);
  });

  it('shows nothing when the report fails', async () => {
    server.use(mockEndpoint(editUserEndpoint, () => refuse('unavailable')));
    await renderApp('/settings', {
      signedInAs: buildUser({ preferences: buildPreferences({ zone: null }) }),
    });
    await waitFor(() => expect(callsOf(editUserEndpoint)).toHaveLength(1));
    expect(screen.queryByText('Update failed')).not.toBeInTheDocument();
  });
});

describe('a month of the sky', () => {
  // req: HABIT-1
  it.each([
    ['monday', 6],
    ['sunday', 0],
    ['saturday', 1],
  ] as const)('has weeks from %s on', async (firstDay, before) => {
    await renderApp('/month', {
      signedInAs: buildUser({ preferences: buildPreferences({ firstDay }) }),
    });
    const days = await screen.findByRole('list', { name: 'Days of the month' });
    const first = within(days).getByRole('button', { name: /November 1\b|^Sunday, 1 November/ });
    // November 1, 2026 is a Sunday.
    expect([...days.children].indexOf(first.closest('li') as HTMLLIElement)).toBe(before);
  });
});
