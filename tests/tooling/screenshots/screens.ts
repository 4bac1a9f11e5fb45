// What of the app is pictured for a signed-in reader: each screen, and each of its states that one sees
// rather than hears of.

import type { Page, Route } from '@playwright/test';

export interface Screen {
  name: string;
  path: string;
  /** Calls that are answered otherwise, by the end of their path: refused, or never answered. */
  calls?: Readonly<Record<string, 'refused' | 'waiting'>>;
  /** What to do there before the picture. */
  act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

/** Opens a dialog of the settings and presses what it saves with, so that it says what is missing. */
const openDialog = (opener: string, submit?: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (submit !== undefined) await dialog.getByRole('button', { name: submit }).click();
};

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/home', act: press('Why?') },
  {
    name: 'home-waiting',
    path: '/home',
    calls: { '/api/horoscope/daily': 'waiting', '/api/cosmic-insights': 'waiting' },
  },
  {
    name: 'home-failed',
    path: '/home',
    calls: { '/api/horoscope/daily': 'refused', '/api/cosmic-insights': 'refused' },
  },
  { name: 'guard', path: '/home', calls: { '/api/user': 'waiting' } },
  { name: 'guard-failed', path: '/home', calls: { '/api/user': 'refused' } },
  { name: 'zodiac', path: '/zodiac' },
  { name: 'sign', path: '/zodiac', act: press(/^Leo/) },
  { name: 'match-empty', path: '/compatibility' },
  {
    name: 'match-choosing',
    path: '/compatibility',
    act: (page) => page.getByRole('combobox').first().click(),
  },
  {
    name: 'match',
    path: '/compatibility?with=aquarius',
    act: press('Check Compatibility'),
  },
  {
    name: 'match-failed',
    path: '/compatibility?with=aquarius',
    calls: { '/api/compatibility/leo/aquarius': 'refused' },
    act: press('Check Compatibility'),
  },
  { name: 'readings', path: '/readings' },
  { name: 'reading', path: '/readings/result?id=celestial-love' },
  { name: 'reading-unknown', path: '/readings/result?id=nothing' },
  {
    name: 'reading-failed',
    path: '/readings/result?id=celestial-love',
    calls: { '/api/readings/celestial-love': 'refused' },
  },
  { name: 'chart', path: '/profile?tab=chart' },
  { name: 'full-chart', path: '/profile?tab=chart', act: press('View Full Birth Chart') },
  { name: 'lucky', path: '/profile?tab=lucky' },
  { name: 'numerology', path: '/profile?tab=numerology' },
  { name: 'numerology-result', path: '/profile?tab=numerology', act: press(/^Calculate/) },
  { name: 'journey', path: '/profile?tab=journey' },
  { name: 'achievements', path: '/profile?tab=journey', act: openTab('Achievements') },
  { name: 'rewards', path: '/profile?tab=journey', act: openTab('Rewards') },
  { name: 'edit-username', path: '/profile', act: openDialog('Edit Username') },
  { name: 'edit-person', path: '/profile', act: openDialog('Edit Name and email') },
  { name: 'edit-birth', path: '/profile', act: openDialog('Edit Birth Details') },
  { name: 'edit-attractions', path: '/profile', act: openDialog('Edit Attractions') },
  { name: 'set-password', path: '/profile', act: openDialog('Change Password', 'Save') },
  { name: 'plans', path: '/profile', act: openDialog('Upgrade Subscription') },
  { name: 'delete', path: '/profile', act: openDialog('Delete my account') },
  { name: 'not-found', path: '/no-such-page' },
];

/** Answers the screen's calls as it says; gives how to leave them alone again. */
export async function takeCalls(page: Page, { calls = {} }: Screen): Promise<() => Promise<void>> {
  const rules = Object.entries(calls).map(([path, answer]) => ({
    url: (url: URL) => url.pathname === path,
    handler: (route: Route) =>
      answer === 'waiting'
        ? undefined
        : route.fulfill({ status: 503, contentType: 'text/plain', body: 'unavailable' }),
  }));
  for (const { url, handler } of rules) await page.route(url, handler);
  return async () => {
    for (const { url, handler } of rules) await page.unroute(url, handler);
  };
}
