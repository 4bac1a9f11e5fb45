// The pictures of a visitor: the landing page, logging in, and each step of signing up, which creates an account.

import type { APIRequestContext } from '@playwright/test';
import { ACTIVITIES, type ActivityType } from '#shared/progress/activities.ts';
import type { BuiltApp } from '#tests/support/built-app.ts';
import type { Camera } from './camera.ts';

/** Takes one picture, unless it is not selected. */
type Take = (name: string, options?: { withToasts?: boolean }) => Promise<void>;

/** The activities that the account has completed, so that no page records one by itself. */
const DONE: readonly (readonly [ActivityType, string])[] = [
  ['horoscope', 'daily-leo-2026-11-20'],
  ['birthchart', 'natal'],
  ['compatibility', 'aquarius-leo'],
  ['lottery', 'lucky-2026-11-20'],
  ['reading', 'celestial-love'],
  ['numerology', 'life-path'],
  ['numerology', 'expression'],
  ['numerology', 'soul-urge'],
];

export async function pictureLogIn(app: BuiltApp, { page }: Camera, take: Take): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await take('login');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await take('login-missing');
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').first().fill('not-the-password');
  await take('login-password');
  await page.getByLabel('Password').first().press('Enter');
  await take('login-refused', { withToasts: true });
}

/** Signs a user up, with a picture of every step. `phoneNumber` is American, E.164. */
export async function pictureSignUp(
  app: BuiltApp,
  { page }: Camera,
  phoneNumber: string,
  take: Take,
): Promise<void> {
  const next = page.getByRole('button', { name: 'NEXT' });
  // The history entry remembers the step of the log-in; a new entry begins with the choice.
  await page.goto('about:blank');
  await page.goto(`${app.url}/auth`);
  await take('auth-1-choice');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await page.getByLabel('Phone number').waitFor();
  await take('auth-2-phone');
  await next.click();
  await take('auth-2-phone-missing');
  await page.getByLabel('Phone number').fill(phoneNumber.slice(2));
  const printed = app.output().length;
  await next.click();
  await page.getByRole('heading', { name: 'Verification code' }).waitFor();
  await take('auth-3-code');
  const code = await app.waitForCode(phoneNumber, printed);
  await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
  await take('auth-3-code-wrong');
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByLabel('Month').waitFor();
  await take('auth-4-birth');
  await next.click();
  await take('auth-4-birth-missing');
  await page.getByLabel('Month').fill('08');
  await page.getByLabel('Day').fill('02');
  await page.getByLabel('Year').fill('1994');
  await page.getByLabel('Birth time').first().fill('21:18');
  await page.getByLabel('Birth place').fill('Chicago');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await take('auth-4-birth-places');
  await page.getByRole('listbox').getByRole('option').first().click();
  await take('auth-4-birth-filled');
  await next.click();
  await page.getByText('Universal energy').waitFor();
  await take('auth-5-attractions');
  await page.getByText('Universal energy').click();
  await take('auth-5-attractions-chosen');
  await next.click();
  await page.getByLabel('First name').waitFor();
  await take('auth-6-personal');
  await page.getByLabel('Email').fill('nora');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await take('auth-6-personal-wrong');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Whitlock');
  await page.getByLabel('Email').fill('nora@example.com');
  await take('auth-6-personal-filled');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await take('auth-7-loading');
  await page.getByRole('button', { name: 'Skip' }).click();
  const leave = page.getByRole('button', { name: 'Read today’s letter' });
  await leave.waitFor();
  await take('auth-8-reveal');
  await leave.click();
  await page.waitForURL('**/home');
}

/** Records these activities by the same calls as the pages. */
export async function recordActivities(app: BuiltApp, request: APIRequestContext): Promise<void> {
  for (const [activityType, activityId] of DONE) {
    const { points } = ACTIVITIES[activityType];
    const answer = await request.post(`${app.url}/api/user-progress/activity`, {
      data: { activityType, activityId, points, timestamp: '2026-11-20T18:00:00.000Z' },
      headers: { origin: app.url },
    });
    if (!answer.ok()) throw new Error(`${activityId}: ${answer.status()} ${await answer.text()}`);
  }
}
