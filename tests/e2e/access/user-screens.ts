// The screens of a signed-in user, each with its address and the steps from there.

import { expect, type Page } from '../journey.ts';

/** The tab of the navigation that marks the pages below an address. */
const TABS = {
  '/home': 'Home',
  '/zodiac': 'Zodiac',
  '/compatibility': 'Match',
  '/readings': 'Readings',
  '/today': 'Home',
  '/month': 'Home',
  '/journal': 'Home',
  '/year': 'Home',
  '/find-yourself': 'Profile',
  '/profile': 'Profile',
  '/settings': 'Profile',
} as const;

export interface UserScreen {
  name: string;
  address: string;
  /** Continues from the address, and waits until the screen is complete. */
  open: (page: Page) => Promise<void>;
}

/** The tab of the navigation that marks a screen; throws where none does. */
export function tabOf({ address }: UserScreen): string {
  const tab = Object.entries(TABS).find(([path]) => address.startsWith(path))?.[1];
  if (tab === undefined) throw new Error(`no tab stands for ${address}`);
  return tab;
}

/** Waits for the heading that identifies a screen. */
function heading(name: string | RegExp) {
  return (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

async function openDialog(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function showHomeWithReasons(page: Page): Promise<void> {
  for (const [part, reasons] of [
    ['Your letter', 'What this letter is based on'],
    ['Your Daily Horoscope', 'What this is based on'],
  ] as const) {
    const region = page.getByRole('region', { name: part });
    await region.getByRole('button', { name: 'Why?' }).click();
    await expect(region.getByRole('list', { name: reasons })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
}

export async function checkMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(page.getByRole('meter', { name: 'Trust' })).toBeVisible();
}

/** The matches with a person, one of them answered by a guest and another waiting, and the form to ask somebody. */
async function showMatch(page: Page): Promise<void> {
  await showMatchCard(page);
  await page.getByRole('button', { name: 'Ask somebody', expanded: false }).click();
  await page.getByText('How much may be shown?').click();
  await page.getByRole('radio', { name: /^Signs/ }).check();
}

async function showMatchCard(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: /^You and Jo/ });
  const row = page.getByRole('button', { name: /^Jo / });
  const nobody = page.getByText(/^Ask somebody how you two get along/);
  await expect(card.or(row).or(nobody)).toBeVisible();
  if (await nobody.isVisible()) {
    const invite = async (nickname: string) => {
      const data = { nickname, level: 'four-words', days: 7 };
      const answer = await page.request.post('/api/matches/invitations', { data });
      return String(Reflect.get(Object(await answer.json()), 'token'));
    };
    const [token] = [await invite('Jo'), await invite('Sam')];
    const { origin } = new URL(page.url());
    const guest = await page.context().browser()?.newContext({ baseURL: origin });
    const birth = { birthDate: '1990-02-11', birthTime: '06:30' };
    const data = { token, level: 'four-words', nickname: 'Nora', birth };
    const answer = await guest?.request.post('/api/matches/accept', { data });
    expect(answer?.status()).toBe(201);
    await guest?.close();
    await page.reload();
  }
  await expect(card.or(row)).toBeVisible();
  if (!(await card.isVisible())) await row.click();
  await expect(card).toBeVisible();
}

/** The settings, with every part that opens in place. */
async function showSettings(page: Page): Promise<void> {
  for (const name of ['Notices', 'Calendar', 'Passkeys'])
    await page.getByRole('button', { name: `Show ${name}` }).click();
  await expect(page.getByText('Quiet hours')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create the feed' })).toBeVisible();
  await expect(page.getByText('You have none yet.')).toBeVisible();
}

/** The first pair of the user's game; another journey of the same user finds it open. */
async function showPair(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: 'Play' });
  const begin = page.getByRole('button', { name: 'Show me the first pair' });
  const pair = page.getByRole('group', { name: 'Which one is you?' });
  await expect(play.or(begin).or(pair)).toBeVisible();
  if (await play.isVisible()) await play.click();
  await expect(begin.or(pair)).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await expect(pair).toBeVisible();
}

/** The pages, with the parts that open on them. */
export const PAGES: readonly UserScreen[] = [
  { name: 'Home with its reasons', address: '/home', open: showHomeWithReasons },
  { name: 'Today', address: '/today', open: heading('The sky of the month') },
  { name: 'Month', address: '/month', open: heading('With your chart') },
  { name: 'Year', address: '/year', open: heading('When planets turn') },
  { name: 'Find yourself', address: '/find-yourself', open: showPair },
  { name: 'Journal', address: '/journal', open: heading('Take it with you') },
  { name: 'Zodiac', address: '/zodiac', open: heading('Elements & Qualities') },
  { name: 'Match', address: '/compatibility?with=aquarius', open: checkMatch },
  { name: 'Match with a person', address: '/compatibility?tab=person', open: showMatch },
  { name: 'Readings', address: '/readings', open: heading('Soul Illumination') },
  {
    name: 'a reading',
    address: '/readings/result?id=celestial-love',
    open: async (page) => {
      // The first time; another journey of the same user sees none.
      const skip = page.getByRole('button', { name: 'Skip' });
      await expect(
        skip.or(page.getByRole('heading', { name: 'Recommended Actions' })),
      ).toBeVisible();
      if (await skip.isVisible()) await skip.click();
      await heading('Recommended Actions')(page);
    },
  },
  { name: 'Chart', address: '/profile?tab=chart', open: heading('The balance') },
  { name: 'Lucky Numbers', address: '/profile?tab=lucky', open: heading('Cosmic Alignment') },
  { name: 'Numerology', address: '/profile?tab=numerology', open: heading('Soul Urge Number') },
  { name: 'Journey', address: '/profile?tab=journey', open: heading('What you’ve done') },
  { name: 'Settings', address: '/settings', open: showSettings },
  {
    name: 'Achievements',
    address: '/profile?tab=journey',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Achievements' }).click();
      await heading('Also ahead')(page);
    },
  },
  {
    name: 'Rewards',
    address: '/profile?tab=journey',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Rewards' }).click();
      await heading('Premium Love Reading')(page);
    },
  },
];

/** The dialogs. Those of the account settings open over Profile too. */
const DIALOGS: readonly UserScreen[] = [
  {
    name: 'another level of a match',
    address: '/compatibility?tab=person',
    open: async (page) => {
      await showMatchCard(page);
      await openDialog(page, /^Show more or less/);
    },
  },
  {
    name: 'the end of a match',
    address: '/compatibility?tab=person',
    open: async (page) => {
      await showMatchCard(page);
      await openDialog(page, /^Delete the match/);
    },
  },
  {
    name: 'a sign',
    address: '/zodiac',
    open: async (page) => {
      await openDialog(page, /^Leo/);
      await expect(page.getByText('By the real sky')).toBeVisible();
    },
  },
  {
    name: 'the full chart',
    address: '/profile',
    open: (page) => openDialog(page, 'View Full Birth Chart'),
  },
  ...(
    [
      ['the username', 'Edit Username'],
      ['the password', 'Change Password'],
      ['the birth details', 'Edit Birth Details'],
      ['the plans', 'Upgrade Subscription'],
      ['name and email', 'Edit Name and email'],
      ['dates, hours and place', 'Edit Dates, hours and place'],
      ['the attractions', 'Edit Attractions'],
      ['the deletion', 'Delete my account'],
    ] as const
  ).map(([name, button]) => ({
    name,
    address: '/settings',
    open: (page: Page) => openDialog(page, button),
  })),
  {
    name: 'the devices',
    address: '/settings',
    open: async (page) => {
      await openDialog(page, 'Show Signed-in devices');
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
    },
  },
];

/** Opens every dialog and looks at it. The page stays where the next dialog opens over it too. */
export async function visitDialogs(
  page: Page,
  look: (dialog: UserScreen) => Promise<void>,
): Promise<void> {
  let shown = '';
  for (const dialog of DIALOGS) {
    if (dialog.address === shown) await page.keyboard.press('Escape');
    else await page.goto(dialog.address);
    shown = dialog.address;
    await dialog.open(page);
    await look(dialog);
  }
}
