import { expect, it, vi } from 'vitest';
import { ELEMENT_GROUPS, QUALITY_GROUPS } from '#shared/zodiac/groups.ts';
import { SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';
import { getSunSeasonsEndpoint } from '#shared/zodiac/zodiac.contract.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences, buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

const open = () => renderApp('/zodiac', { signedInAs: buildUser() });

// req: ZODIAC-1
it('shows every sign with its dates', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Zodiac Signs' })).toBeInTheDocument();
  for (const key of SIGN_KEYS) {
    const card = screen.getByRole('button', { name: `${SIGNS[key].name} ${SIGNS[key].dates}` });
    expect(card).toHaveTextContent(SIGNS[key].dates);
  }
});

it('writes its dates day first for a reader who does, on the card and in the dialog', async () => {
  const preferences = buildPreferences({ dateOrder: 'dmy' });
  const { user } = await renderApp('/zodiac', { signedInAs: buildUser({ preferences }) });
  await user.click(await screen.findByRole('button', { name: 'Pisces 19 Feb-20 Mar' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('19 Feb-20 Mar');
});

it("marks the user's own sign, and the one in which the Sun is now", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
  await open();
  const cardOf = (name: string) =>
    screen.getByRole('button', { name: new RegExp(`^${name}`) }).parentElement;
  expect(await screen.findByText('The Sun is here')).toBeInTheDocument();
  expect(cardOf('Scorpio')).toHaveTextContent('The Sun is here');
  expect(cardOf('Leo')).toHaveTextContent('Your sign');
  expect(screen.getAllByText('Your sign')).toHaveLength(1);
});

// req: ZODIAC-4
it.each([
  ['2026-12-21T20:49:00Z', 'America/Chicago', 'Sagittarius', 'Nov 22, 1:23 AM to Dec 21, 2:50 PM'],
  [
    '2026-12-22T12:00:00Z',
    'America/Chicago',
    'Capricorn',
    'Dec 21, 2:50 PM to Jan 20, 2027, 1:30 AM',
  ],
  [
    '2027-01-01T00:30:00Z',
    'America/Chicago',
    'Capricorn',
    'Dec 21, 2:50 PM to Jan 20, 2027, 1:30 AM',
  ],
  [
    '2026-12-31T12:00:00Z',
    'Pacific/Kiritimati',
    'Capricorn',
    'Dec 22, 2026, 10:50 AM to Jan 20, 9:30 PM',
  ],
  [
    '2027-01-05T18:00:00Z',
    'America/Chicago',
    'Capricorn',
    'Dec 21, 2026, 2:50 PM to Jan 20, 1:30 AM',
  ],
  [
    '2027-01-20T07:29:00Z',
    'America/Chicago',
    'Capricorn',
    'Dec 21, 2026, 2:50 PM to Jan 20, 1:30 AM',
  ],
  ['2027-01-20T07:30:00Z', 'America/Chicago', 'Aquarius', 'Jan 20, 1:30 AM to Feb 18, 3:33 PM'],
  ['2027-01-20T08:00:00Z', 'Pacific/Honolulu', 'Aquarius', 'Jan 19, 9:30 PM to Feb 18, 11:33 AM'],
])('at %s in %s finds the Sun in %s, %s', { tags: 'night' }, async (now, zone, sign, stay) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { user } = await open();
  const mark = await screen.findByText('The Sun is here');
  const card = screen.getByRole('button', { name: new RegExp(`^${sign}`) });
  expect(card.parentElement).toContainElement(mark);
  await user.click(card);
  const dialog = await screen.findByRole('dialog', { name: sign });
  expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain(stay);
});

// req: ZODIAC-4
it("shows this year's stay for a sign whose stay is over", async () => {
  vi.stubEnv('TZ', 'America/Chicago');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-20T07:30:00Z') });
  const { user } = await open();
  await screen.findByText('The Sun is here');
  await user.click(screen.getByRole('button', { name: /^Capricorn/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Capricorn' });
  const text = dialog.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('The Sun in 2027');
  expect(text).toContain('Dec 21, 8:42 PM to Jan 20, 2028, 7:22 AM');
});

// req: ZODIAC-2
it('groups the signs by element and quality, with a line about each group', async () => {
  await open();
  const section = await screen.findByRole('region', { name: 'Elements & Qualities' });
  for (const name of ['Fire', 'Earth', 'Air', 'Water', 'Cardinal', 'Fixed', 'Mutable'])
    expect(within(section).getByRole('heading', { name })).toBeInTheDocument();
  expect(within(section).getAllByText('Leo')).toHaveLength(2);
});

// req: ZODIAC-1 ZODIAC-2
it('draws the symbol of each sign on its card and in its groups', async () => {
  await open();
  const section = await screen.findByRole('region', { name: 'Elements & Qualities' });
  const symbolOf = (key: string) => `use[href="/glyphs.svg#${key}"]`;
  for (const key of SIGN_KEYS) {
    const card = screen.getByRole('button', { name: `${SIGNS[key].name} ${SIGNS[key].dates}` });
    expect(card.querySelector(symbolOf(key))).not.toBeNull();
    expect(card).toHaveTextContent(SIGNS[key].name);
    // Once with its element, once with its quality.
    expect(section.querySelectorAll(symbolOf(key))).toHaveLength(2);
  }
  for (const { signs, description } of [...ELEMENT_GROUPS, ...QUALITY_GROUPS]) {
    const group = within(section).getByText(description).closest('li');
    for (const key of signs) expect(group).toHaveTextContent(SIGNS[key].name);
  }
});

// req: ZODIAC-4
it('opens a sign with all its facts, and when the Sun is there', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Leo/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Leo' });
  expect(within(dialog).getByText(SIGNS.leo.description)).toBeInTheDocument();
  for (const part of ['Leo in love', 'Leo at work', 'When Leo is tired', 'How to apologize to Leo'])
    expect(within(dialog).getByRole('heading', { name: part })).toBeInTheDocument();
  expect(within(dialog).getByText('Fixed')).toBeInTheDocument();
  expect(within(dialog).getByText('Sun')).toBeInTheDocument();
  expect(await within(dialog).findByText(/Jul 2\d, .* to Aug 2\d/)).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Check a match with Leo' })).toHaveAttribute(
    'href',
    '/compatibility?with=leo',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says so when the Sun cannot be looked up', async () => {
  server.use(mockEndpoint(getSunSeasonsEndpoint, () => refuse('unavailable')));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Leo/ }));
  expect(await screen.findByText('We couldn’t look up the Sun just now.')).toBeInTheDocument();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Jul 2\d.* to Aug 2\d/)).toBeInTheDocument();
});
