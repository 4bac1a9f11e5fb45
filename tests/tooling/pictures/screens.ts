// The pictures of a signed-in user: each screen, and each of its visible states.

import type { Page, Route } from '@playwright/test';
import { FINISHED_PROGRESS, NEW_PROGRESS, recordedActivity } from './answers.ts';

/** `refused`: 503. `waiting`: never answered. Otherwise the JSON answer itself. */
export type Answer = 'refused' | 'waiting' | { json: unknown };

export interface Screen {
  name: string;
  path: string;
  /** Calls that are not answered by the server, by their path or a pattern of it. */
  calls?: readonly (readonly [path: string | RegExp, answer: Answer])[];
  /** What is done on the page before its picture is taken. */
  act?: (page: Page) => Promise<unknown>;
  /** Whether the picture shows toasts; otherwise they are hidden. */
  withToasts?: boolean;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

/** Opens a dialog of the settings and presses its submit button, so that it names the missing fields. */
const openDialog = (opener: string, submit?: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (submit !== undefined) await dialog.getByRole('button', { name: submit }).click();
};

const HOROSCOPE = '/api/horoscope/daily';
const TRANSITS = '/api/transits';
const INSIGHTS = '/api/cosmic-insights';
const PROGRESS = '/api/user-progress';
const ACTIVITY = '/api/user-progress/activity';
const SESSIONS = '/api/user/sessions';
const MATCH = '/api/compatibility/leo/aquarius';
const READINGS = '/api/readings/options';
const READING = '/api/readings/celestial-love';
const LUCKY = /^\/api\/lucky-numbers\/[^/]+$/;
const SAVED = /^\/api\/lucky-numbers\/[^/]+\/saved$/;
const CHART = /^\/api\/birth-chart\/[^/]+$/;
const CHAPTERS = /^\/api\/birth-chart\/[^/]+\/reading$/;

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/home' },
  { name: 'home-why', path: '/home', act: press('Why?') },
  {
    name: 'home-waiting',
    path: '/home',
    calls: [
      [HOROSCOPE, 'waiting'],
      [INSIGHTS, 'waiting'],
    ],
  },
  {
    name: 'home-failed',
    path: '/home',
    calls: [
      [HOROSCOPE, 'refused'],
      [INSIGHTS, 'refused'],
    ],
  },
  { name: 'home-offline', path: '/home', act: (page) => page.context().setOffline(true) },
  { name: 'guard', path: '/home', calls: [['/api/user', 'waiting']] },
  { name: 'guard-failed', path: '/home', calls: [['/api/user', 'refused']] },
  { name: 'today', path: '/today' },
  { name: 'today-waiting', path: '/today', calls: [[TRANSITS, 'waiting']] },
  { name: 'today-failed', path: '/today', calls: [[TRANSITS, 'refused']] },
  { name: 'month', path: '/month' },
  { name: 'journal', path: '/journal' },
  { name: 'year', path: '/year' },
  { name: 'find-yourself', path: '/find-yourself' },
  { name: 'tally', path: '/tally' },
  { name: 'zodiac', path: '/zodiac' },
  { name: 'sign', path: '/zodiac', act: press(/^Leo/) },
  { name: 'match-empty', path: '/compatibility' },
  { name: 'match-person', path: '/compatibility?tab=person' },
  { name: 'invitation', path: '/invitation' },
  { name: 'confirm', path: '/newsletter/confirm' },
  { name: 'leave', path: '/newsletter/leave' },
  {
    name: 'match-choosing',
    path: '/compatibility',
    act: (page) => page.getByRole('combobox').first().click(),
  },
  {
    name: 'match',
    path: '/compatibility?with=aquarius',
  },
  {
    name: 'match-waiting',
    path: '/compatibility?with=aquarius',
    calls: [[MATCH, 'waiting']],
  },
  {
    name: 'match-failed',
    path: '/compatibility?with=aquarius',
    calls: [[MATCH, 'refused']],
  },
  {
    name: 'toast-success',
    path: '/compatibility?with=aquarius',
    calls: [
      [PROGRESS, { json: NEW_PROGRESS }],
      [ACTIVITY, { json: recordedActivity }],
    ],
    withToasts: true,
  },
  {
    name: 'toast-again',
    path: '/compatibility?with=aquarius',
    act: press('Check Compatibility'),
    withToasts: true,
  },
  {
    name: 'toast-failed',
    path: '/compatibility?with=aquarius',
    calls: [
      [PROGRESS, { json: NEW_PROGRESS }],
      [ACTIVITY, 'refused'],
    ],
    withToasts: true,
  },
  { name: 'readings', path: '/readings' },
  { name: 'readings-waiting', path: '/readings', calls: [[READINGS, 'waiting']] },
  { name: 'readings-failed', path: '/readings', calls: [[READINGS, 'refused']] },
  { name: 'reading', path: '/readings/result?id=celestial-love' },
  { name: 'reading-unknown', path: '/readings/result?id=nothing' },
  {
    name: 'reading-waiting',
    path: '/readings/result?id=celestial-love',
    calls: [[READING, 'waiting']],
  },
  {
    name: 'reading-failed',
    path: '/readings/result?id=celestial-love',
    calls: [[READING, 'refused']],
  },
  { name: 'chart', path: '/profile?tab=chart' },
  { name: 'chart-waiting', path: '/profile?tab=chart', calls: [[CHART, 'waiting']] },
  { name: 'chart-failed', path: '/profile?tab=chart', calls: [[CHART, 'refused']] },
  { name: 'chart-reading-waiting', path: '/profile?tab=chart', calls: [[CHAPTERS, 'waiting']] },
  { name: 'chart-reading-failed', path: '/profile?tab=chart', calls: [[CHAPTERS, 'refused']] },
  { name: 'full-chart', path: '/profile?tab=chart', act: press('View Full Birth Chart') },
  {
    name: 'full-chart-placidus',
    path: '/profile?tab=chart',
    act: async (page) => {
      await press('View Full Birth Chart')(page);
      await page.getByRole('dialog').getByRole('tab', { name: 'Placidus' }).click();
    },
  },
  { name: 'settings', path: '/settings' },
  { name: 'lucky', path: '/profile?tab=lucky' },
  { name: 'lucky-daily', path: '/profile?tab=lucky', act: openTab('Daily') },
  { name: 'lucky-waiting', path: '/profile?tab=lucky', calls: [[LUCKY, 'waiting']] },
  { name: 'lucky-failed', path: '/profile?tab=lucky', calls: [[LUCKY, 'refused']] },
  { name: 'lucky-saved-failed', path: '/profile?tab=lucky', calls: [[SAVED, 'refused']] },
  { name: 'numerology', path: '/profile?tab=numerology' },
  {
    name: 'numerology-missing',
    path: '/profile?tab=numerology',
    act: async (page) => {
      await page.getByLabel('Full Name').fill('N');
      await press(/^Calculate/)(page);
    },
  },
  { name: 'numerology-result', path: '/profile?tab=numerology', act: press(/^Calculate/) },
  { name: 'journey', path: '/profile?tab=journey' },
  {
    name: 'journey-new',
    path: '/profile?tab=journey',
    calls: [[PROGRESS, { json: NEW_PROGRESS }]],
  },
  {
    name: 'journey-finished',
    path: '/profile?tab=journey',
    calls: [[PROGRESS, { json: FINISHED_PROGRESS }]],
  },
  { name: 'journey-waiting', path: '/profile?tab=journey', calls: [[PROGRESS, 'waiting']] },
  { name: 'journey-failed', path: '/profile?tab=journey', calls: [[PROGRESS, 'refused']] },
  { name: 'achievements', path: '/profile?tab=journey', act: openTab('Achievements') },
  {
    name: 'achievements-finished',
    path: '/profile?tab=journey',
    calls: [[PROGRESS, { json: FINISHED_PROGRESS }]],
    act: openTab('Achievements'),
  },
  { name: 'rewards', path: '/profile?tab=journey', act: openTab('Rewards') },
  {
    name: 'rewards-finished',
    path: '/profile?tab=journey',
    calls: [[PROGRESS, { json: FINISHED_PROGRESS }]],
    act: openTab('Rewards'),
  },
  { name: 'edit-username', path: '/settings', act: openDialog('Edit Username') },
  {
    name: 'edit-username-missing',
    path: '/settings',
    act: async (page) => {
      await openDialog('Edit Username')(page);
      await page.getByRole('dialog').getByRole('textbox').first().fill('');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
  },
  {
    name: 'edit-person',
    path: '/settings',
    act: openDialog('Edit Name and email'),
  },
  {
    name: 'edit-preferences',
    path: '/settings',
    act: openDialog('Edit Dates, hours and place'),
  },
  { name: 'edit-birth', path: '/settings', act: openDialog('Edit Birth Details') },
  {
    name: 'edit-attractions',
    path: '/settings',
    act: openDialog('Edit Attractions'),
  },
  {
    name: 'set-password',
    path: '/settings',
    act: openDialog('Change Password', 'Save'),
  },
  {
    name: 'passkeys',
    path: '/settings',
    act: press('Show Passkeys'),
  },
  { name: 'calendar', path: '/settings', act: press('Show Calendar') },
  { name: 'notices', path: '/settings', act: press('Show Notices') },
  { name: 'devices', path: '/settings', act: openDialog('Show Signed-in devices') },
  {
    name: 'devices-failed',
    path: '/settings',
    calls: [[SESSIONS, 'refused']],
    act: openDialog('Show Signed-in devices'),
  },
  { name: 'plans', path: '/settings', act: openDialog('Upgrade Subscription') },
  { name: 'delete', path: '/settings', act: openDialog('Delete my account') },
  { name: 'not-found', path: '/no-such-page' },
];

const matches = (url: URL, path: string | RegExp) =>
  typeof path === 'string' ? url.pathname === path : path.test(url.pathname);

/** Whether the screen never answers this request. */
export function isHeldBack({ calls = [] }: Screen, url: URL): boolean {
  return calls.some(([path, answer]) => answer === 'waiting' && matches(url, path));
}

/** Answers the screen's calls as it declares; the returned function ends that. */
export async function interceptCalls(
  page: Page,
  { calls = [] }: Screen,
): Promise<() => Promise<void>> {
  const rules = calls.map(([path, answer]) => ({
    url: (url: URL) => matches(url, path),
    handler: (route: Route) => {
      if (answer === 'waiting') return undefined;
      if (answer !== 'refused') return route.fulfill({ json: answer.json });
      return route.fulfill({ status: 503, contentType: 'text/plain', body: 'unavailable' });
    },
  }));
  for (const { url, handler } of rules) await page.route(url, handler);
  return async () => {
    for (const { url, handler } of rules) await page.unroute(url, handler);
  };
}
