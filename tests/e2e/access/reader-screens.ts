// The screens of a signed-in reader, each with the way to it from its address.

import { expect, type Page } from '../journey.ts';

export interface ReaderScreen {
  name: string;
  address: string;
  /** Goes on from the address, and waits until the screen is whole. */
  arrive: (page: Page) => Promise<void>;
}

/** Waits for a heading: what a screen is known by. */
function heading(name: string | RegExp) {
  return (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

async function openDialog(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function showHomeWithReasons(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('list', { name: 'What it stands on' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
}

export async function checkMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(page.getByRole('meter', { name: 'Trust' })).toBeVisible();
}

/** The pages with what is opened on them. */
export const PAGES: readonly ReaderScreen[] = [
  { name: 'Home with its reasons', address: '/home', arrive: showHomeWithReasons },
  { name: 'Zodiac', address: '/zodiac', arrive: heading('Elements & Qualities') },
  { name: 'Match', address: '/compatibility?with=aquarius', arrive: checkMatch },
  { name: 'Readings', address: '/readings', arrive: heading('Soul Illumination') },
  {
    name: 'a reading',
    address: '/readings/result?id=celestial-love',
    arrive: heading('Recommended Actions'),
  },
  { name: 'Chart', address: '/profile?tab=chart', arrive: heading('Closest aspects') },
  { name: 'Lucky Numbers', address: '/profile?tab=lucky', arrive: heading('Cosmic Alignment') },
  { name: 'Numerology', address: '/profile?tab=numerology', arrive: heading('Soul Urge Number') },
  { name: 'Journey', address: '/profile?tab=journey', arrive: heading('What you have read') },
  {
    name: 'Achievements',
    address: '/profile?tab=journey',
    arrive: async (page) => {
      await page.getByRole('tab', { name: 'Achievements' }).click();
      await heading('Also ahead')(page);
    },
  },
  {
    name: 'Rewards',
    address: '/profile?tab=journey',
    arrive: async (page) => {
      await page.getByRole('tab', { name: 'Rewards' }).click();
      await heading('Premium Love Reading')(page);
    },
  },
];

/** What opens over a page. */
export const DIALOGS: readonly ReaderScreen[] = [
  {
    name: 'a sign',
    address: '/zodiac',
    arrive: async (page) => {
      await openDialog(page, /^Leo/);
      await expect(page.getByText('By the real sky')).toBeVisible();
    },
  },
  {
    name: 'the full chart',
    address: '/profile',
    arrive: (page) => openDialog(page, 'View Full Birth Chart'),
  },
  ...(
    [
      ['the username', 'Edit Username'],
      ['the password', 'Change Password'],
      ['the birth details', 'Edit Birth Details'],
      ['the plans', 'Upgrade Subscription'],
      ['name and email', 'Edit Name and email'],
      ['the attractions', 'Edit Attractions'],
      ['the deletion', 'Delete my account'],
    ] as const
  ).map(([name, button]) => ({
    name,
    address: '/profile?tab=numerology',
    arrive: (page: Page) => openDialog(page, button),
  })),
  {
    name: 'the devices',
    address: '/profile?tab=numerology',
    arrive: async (page) => {
      await openDialog(page, 'Show Signed-in devices');
      await expect(page.getByText('This device')).toBeVisible();
    },
  },
];
