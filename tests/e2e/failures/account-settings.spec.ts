// Every message of the account settings' dialogs: validation errors and failed calls.

import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../journey.ts';

const UPDATE_FAILED = [
  'Update failed',
  'Nothing was changed. Please try again in a moment.',
] as const;
const UNANSWERED = [
  'We didn’t hear back',
  'It may have gone through. Check before you try again.',
] as const;
const TOO_MANY = 'That’s a few too many tries. Please wait a moment and try again.';
const UNREACHABLE = 'We can’t reach the stars right now. Please try again in a moment.';

async function open(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the username dialog says what is allowed, when it is taken, and that saving failed', {
  tag: '@night',
}, async ({ page, signInAs, openBrowser, calls, toasts, expectConsole }) => {
  expectConsole(/status of 409/);
  const other = await openBrowser();
  const { username: taken } = await signInAs({}, other.page);
  await signInAs();
  await page.goto('/settings');
  const dialog = await open(page, 'Edit Username', 'Change your username');
  const field = dialog.getByLabel('Username');
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const [typed, sentence] of [
    ['no', 'Username must be at least 3 characters'],
    ['n'.repeat(31), 'Username must be at most 30 characters'],
    ['Nora!', 'Username can contain only a to z, 0 to 9 and _'],
    [taken, 'This username is already taken'],
  ] as const) {
    await field.fill(typed);
    await save.click();
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
  await field.fill(`free_${taken}`.slice(0, 30));
  calls.cut('PATCH /api/user');
  await save.click();
  await toasts.expectShown(...UPDATE_FAILED);
  calls.refuse('PATCH /api/user', 'unavailable');
  await save.click();
  await toasts.expectShown('Update failed', UNREACHABLE);
  await expect(dialog).toBeVisible();
  // A double click sends once.
  const before = calls.sent('PATCH /api/user').length;
  calls.mend('PATCH /api/user');
  await save.dblclick();
  await expect(dialog).toBeHidden();
  expect(calls.sent('PATCH /api/user')).toHaveLength(before + 1);
});

test('the password dialog says how long it must be, that the current one is required, and that saving failed', {
  tag: '@night',
}, async ({ page, signInAs, calls, toasts, expectConsole }) => {
  expectConsole(/status of 400/);
  await signInAs();
  await page.goto('/settings');
  const setting = await open(page, 'Change Password', 'Set a password');
  const next = setting.getByLabel('New password');
  const saveFirst = setting.getByRole('button', { name: 'Save' });
  for (const [typed, sentence] of [
    ['five5', 'Password must be at least 6 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
  ] as const) {
    await next.fill(typed);
    await saveFirst.click();
    await expect(setting.getByText(sentence)).toBeVisible();
  }
  await next.fill('a quiet harbour');
  calls.cut('POST /api/user/password');
  await saveFirst.click();
  await toasts.expectShown(...UNANSWERED);
  calls.refuse('POST /api/user/password', 'too_many_requests');
  await saveFirst.click();
  await toasts.expectShown('Password not changed', TOO_MANY);
  calls.mend('POST /api/user/password');
  await saveFirst.click();
  await expect(setting).toBeHidden();

  const changing = await open(page, 'Change Password', 'Change your password');
  const save = changing.getByRole('button', { name: 'Save' });
  await changing.getByLabel('New password').fill('a louder harbour');
  await save.click();
  await expect(changing.getByText('Please enter your current password')).toBeVisible();
  await changing.getByLabel('Current password').fill('not this one');
  await save.click();
  await expect(changing.getByText('That isn’t your current password')).toBeVisible();
  // The typed password can be shown.
  await changing.getByRole('button', { name: 'Show password' }).last().click();
  await expect(changing.getByLabel('New password')).toHaveAttribute('type', 'text');
  await expect(changing.getByLabel('New password')).toHaveValue('a louder harbour');
});

test('name, email, birth details and attractions say what is wrong with them, and that saving failed', {
  tag: '@night',
}, async ({ page, signInAs, calls, toasts }) => {
  await signInAs();
  await page.goto('/settings');
  const personal = await open(page, 'Edit Name and email', 'Your name and email');
  await personal.getByLabel('First name').fill('N');
  await personal.getByLabel('Last name').fill('');
  await personal.getByLabel('Email').fill('nora');
  await personal.getByRole('button', { name: 'Save' }).click();
  for (const sentence of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
  ])
    await expect(personal.getByText(sentence)).toBeVisible();
  await personal.getByLabel('First name').fill('N'.repeat(101));
  await personal.getByLabel('Last name').fill('W'.repeat(101));
  await personal.getByRole('button', { name: 'Save' }).click();
  for (const sentence of [
    'First name must be at most 100 characters',
    'Last name must be at most 100 characters',
  ])
    await expect(personal.getByText(sentence)).toBeVisible();
  await personal.getByLabel('First name').fill('Nora');
  await personal.getByLabel('Last name').fill('Whitlock');
  await personal.getByLabel('Email').fill('nora@example.org');
  calls.cut('PATCH /api/user');
  await personal.getByRole('button', { name: 'Save' }).click();
  await toasts.expectShown(...UPDATE_FAILED);
  await expect(personal.getByLabel('Email')).toHaveValue('nora@example.org');
  await personal.getByRole('button', { name: 'Cancel' }).click();

  const shownBefore = toasts.shown.length;
  const attractions = await open(page, 'Edit Attractions', "You're attracted to...");
  await attractions.getByText('Masculine energy').click();
  await attractions.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => toasts.shown.slice(shownBefore)).toContain(UPDATE_FAILED.join('\n'));
  await expect(attractions.getByRole('checkbox', { name: /^Men/ })).toBeChecked();
  calls.refuse('PATCH /api/user', 'unavailable');
  await attractions.getByRole('button', { name: 'Remove all' }).click();
  await toasts.expectShown('Update failed', UNREACHABLE);
  await attractions.getByRole('button', { name: 'Cancel' }).click();

  const birth = await open(page, 'Edit Birth Details', 'Your birth details');
  await birth.getByLabel('Year').fill('');
  await birth.getByLabel('Birth place').fill('');
  // An emptied field shows no suggestions, and nothing covers the buttons.
  await expect(birth.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await birth.getByRole('button', { name: 'Save' }).click();
  await expect(birth.getByText('Please add the year')).toBeVisible();
  await expect(birth.getByText('Please enter your birth location')).toBeVisible();
  await birth.getByLabel('Year').fill('1993');
  await birth.getByLabel('Birth place').fill('Lisbon, Portugal');
  // The list of places closes when the field loses focus, and what was typed is written out.
  await birth.getByLabel('Birth place').press('Tab');
  calls.refuse('POST /api/user/birth-details', 'too_many_requests');
  await birth.getByRole('button', { name: 'Save' }).click();
  await toasts.expectShown('Update failed', TOO_MANY);
  calls.refuse('POST /api/user/birth-details', 'bad_input', {
    fields: { birthDate: 'Asteria is for people 16 and over' },
  });
  await birth.getByRole('button', { name: 'Save' }).click();
  await expect(birth.getByText('Asteria is for people 16 and over')).toBeVisible();
  await expect(birth.getByLabel('Birth place')).toHaveValue('Lisbon, Portugal');
});

test('devices, download and deletion say that they failed, or that the outcome is unknown', {
  tag: '@night',
}, async ({ page, signInAs, calls, toasts }) => {
  const { username } = await signInAs();
  await page.goto('/settings');

  calls.cut('GET /api/user/sessions');
  const devices = await open(page, 'Show Signed-in devices', 'Signed-in devices');
  await expect(devices.getByText('We couldn’t load your devices.')).toBeVisible();
  await expect(
    devices.getByText('Nothing has changed. Please try again in a moment.'),
  ).toBeVisible();
  // The device is already signed out when this one signs it out.
  calls.change('GET /api/user/sessions', (answer) => [
    ...(answer as object[]),
    {
      ...(answer as object[])[0],
      id: '00000000-0000-4000-8000-000000000000',
      current: false,
      device: 'Firefox on Linux',
    },
  ]);
  await devices.getByRole('button', { name: 'Try again' }).click();
  calls.cut('DELETE /api/user/sessions/*');
  await devices.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await toasts.expectShown(...UNANSWERED);
  await devices.getByRole('button', { name: 'Close' }).click();

  calls.cut('GET /api/user/export');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await toasts.expectShown(
    'Download failed',
    'We couldn’t gather your data. Please try again in a moment.',
  );
  calls.refuse('GET /api/user/export', 'unavailable');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await toasts.expectShown('Download failed', UNREACHABLE);

  const deletion = await open(page, 'Delete my account', 'Delete my account');
  await deletion.getByRole('button', { name: 'Delete everything' }).click();
  await expect(deletion.getByText('Please type your username exactly as shown')).toBeVisible();
  await deletion.getByLabel('Type your username to confirm').fill(username);
  calls.cut('DELETE /api/user');
  await deletion.getByRole('button', { name: 'Delete everything' }).click();
  await toasts.expectShown(
    'We didn’t hear back',
    'Your account may be gone already. Press again to make sure.',
  );
  await deletion.getByRole('button', { name: 'Keep my account' }).click();
  await page.reload();
  await expect(page.getByText(username)).toBeVisible();
});
