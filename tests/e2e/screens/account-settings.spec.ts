import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../access/audit.ts';
import { expect, type Page, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

function settings(page: Page) {
  return page.getByRole('region', { name: 'Account Settings' });
}

test('name, birth details and password of the account can be changed and persist', async ({
  page,
  signInAs,
  toasts,
}) => {
  await signInAs();
  await page.goto('/settings');

  await settings(page).getByRole('button', { name: 'Edit Username' }).click();
  const username = page.getByRole('dialog', { name: 'Change your username' });
  const serial = Date.now().toString(36);
  await username.getByLabel('Username').fill(`nora_${serial}`);
  await expectNoSidewaysScroll(page);
  await username.getByRole('button', { name: 'Save' }).click();
  await expect(username).toBeHidden();
  await toasts.expectShown('Profile updated', 'Your changes have been saved.');
  await expect(settings(page).getByText(`nora_${serial}`)).toBeVisible();

  await settings(page).getByRole('button', { name: 'Edit Name and email' }).click();
  const personal = page.getByRole('dialog', { name: 'Your name and email' });
  await personal.getByLabel('First name').fill('Eleonora');
  await personal.getByLabel('Email').fill('');
  await personal.getByRole('button', { name: 'Save' }).click();
  await expect(personal).toBeHidden();
  await expect(page.getByText('Eleonora Whitlock').first()).toBeVisible();
  await expect(page.getByText('nora@example.com')).toHaveCount(0);

  await settings(page).getByRole('button', { name: 'Edit Birth Details' }).click();
  const birth = page.getByRole('dialog', { name: 'Your birth details' });
  await birth.getByLabel('Month').fill('11');
  await birth.getByLabel('Day').fill('07');
  await birth.getByLabel('I don’t know my birth time').check();
  await birth.getByLabel('Birth place').fill('Reykjav');
  await birth
    .getByRole('option', { name: /^Reykjav/ })
    .first()
    .click();
  await birth.getByRole('button', { name: 'Save' }).click();
  await expect(birth).toBeHidden();
  await toasts.expectShown('Profile updated', 'Your birth details have been saved.');
  await expect(settings(page).getByText('time unknown')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Scorpio, born Nov 7, 1994')).toBeVisible();
  await expect(settings(page).getByText('time unknown')).toBeVisible();
  const missing = page.getByText('No Ascendant, Midheaven or houses').first();
  // The chart of the new details replaces the part that is folded.
  await expect(missing).toBeAttached();
  await page.getByText('Positions and aspects').click();
  await expect(missing).toBeVisible();
  await page.goto('/settings');

  await settings(page).getByRole('button', { name: 'Change Password' }).click();
  const password = page.getByRole('dialog', { name: 'Set a password' });
  await password.getByLabel('New password').fill('a quiet harbour');
  await password.getByRole('button', { name: 'Save' }).click();
  await expect(password).toBeHidden();
  await toasts.expectShown('Password saved', 'Your other devices have been signed out.');
  await settings(page).getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change your password' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await settings(page).getByRole('button', { name: 'Edit Attractions' }).click();
  const attractions = page.getByRole('dialog', { name: "You're attracted to..." });
  await attractions.getByRole('button', { name: 'Remove all' }).click();
  await expect(attractions).toBeHidden();
  await toasts.expectShown(
    'Profile updated',
    'Your attractions and your consent have been removed.',
  );

  await page.reload();
  await expect(settings(page).getByText(`nora_${serial}`)).toBeVisible();
  await expect(settings(page).getByText('Nov 7, 1994')).toBeVisible();
});

test('another device is listed and can be signed out', { tag: '@night' }, async ({
  page,
  app,
  signInAs,
  openBrowser,
  toasts,
  expectConsole,
}) => {
  // The error that the other device gets with its next call.
  expectConsole(/status of 401/);
  const user = await signInAs();
  const other = await openBrowser();
  // The same user in another browser, by a new code.
  const post = async (path: string, data: unknown) => {
    const answer = await other.page.context().request.post(app.url + path, { data });
    expect(answer.ok(), path).toBe(true);
  };
  const phoneNumber = user.fullPhoneNumber;
  const printed = app.output().length;
  await post('/api/verify/send', { phoneNumber });
  const code = await app.waitForCode(phoneNumber, printed);
  await post('/api/verify/check', { phoneNumber, code });
  await post('/api/login', { phoneNumber });
  await other.page.goto('/home');
  await expect(other.page.getByText('Nora Whitlock')).toBeVisible();

  await page.goto('/settings');
  await settings(page).getByRole('button', { name: 'Show Signed-in devices' }).click();
  const devices = page.getByRole('dialog', { name: 'Signed-in devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Sign out (?!all)/ }).click();
  await toasts.expectShown('Device signed out');
  await expect(devices.getByText('No other device is signed in.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await other.page.goto('/readings');
  await expect(other.page).toHaveURL('/auth');
});

test('a calendar feed is created, read, given a new address and turned off', {
  tag: '@night',
}, async ({ page, app, signInAs, toasts }) => {
  await signInAs();
  await page.goto('/settings');
  await settings(page).getByRole('button', { name: 'Show Calendar' }).click();
  const dialog = page.getByRole('region', { name: 'Calendar' });
  await dialog.getByRole('button', { name: 'Create the feed' }).click();
  await expect(dialog.getByText('Please give the feed a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByText('Discreet', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create the feed' }).click();

  await expect(dialog.getByRole('heading', { name: 'The feed “Phone” is ready' })).toBeFocused();
  const address = await dialog.getByLabel('Address of the feed').inputValue();
  expect(address).toContain(`${app.url}/api/calendar/`);
  const linkTo = (calendar: string) => dialog.getByRole('link', { name: `Add to ${calendar}` });
  await expect(linkTo('Apple')).toHaveAttribute('href', address.replace('http:', 'webcal:'));
  await expect(linkTo('Google')).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\//);
  await expect(linkTo('Outlook')).toHaveAttribute('href', /^https:\/\/outlook\.live\.com\//);
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, 'the address of a feed');

  const readFeed = async (url: string) => {
    const answer = await fetch(url, { headers: { 'user-agent': 'Google-Calendar-Importer' } });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  expect(await readFeed(address)).toContain('SUMMARY:A transit');
  await settings(page).getByRole('button', { name: 'Hide Calendar' }).click();
  await settings(page).getByRole('button', { name: 'Show Calendar' }).click();
  await expect(dialog.getByText('Last fetched by Google, just now. Once this week.')).toBeVisible();
  await expect(dialog.getByLabel('Address of the feed')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Edit Phone' }).click();
  await dialog.getByText('Open', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toasts.expectShown('Feed changed', 'Calendar apps show it at their next update.');
  // A heading that is reached while the toast is there stands below it.
  await dialog.getByRole('button', { name: 'Edit Phone' }).click();
  const heading = dialog.getByRole('heading', { name: 'Change Phone' });
  await expect(heading).toBeFocused();
  await (await heading.elementHandle())?.waitForElementState('stable');
  const toast = await page.locator('.toasts > [data-state="open"]').boundingBox();
  const reached = await heading.boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(reached?.y ?? 0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await readFeed(address)).toContain(' your ');

  await dialog.getByRole('button', { name: 'New address for Phone' }).click();
  const next = await dialog.getByLabel('Address of the feed').inputValue();
  expect(await readFeed(address)).not.toContain('VEVENT');
  expect(await readFeed(next)).toContain('VEVENT');
  await dialog.getByRole('button', { name: 'Turn off Phone' }).click();
  await toasts.expectShown(
    'Feed turned off',
    'Calendars that subscribe to it will empty by themselves.',
  );
  expect(await readFeed(next)).not.toContain('VEVENT');
  await expect(dialog.getByText(/^Turned off today\./)).toBeVisible();
});

test('the data can be downloaded as one file, and the account can be deleted', async ({
  page,
  app,
  signInAs,
  toasts,
}) => {
  const user = await signInAs();
  await page.goto('/settings');
  const downloaded = page.waitForEvent('download');
  await settings(page).getByRole('button', { name: 'Download my data' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^asteria-\d{4}-\d{2}-\d{2}\.json$/);
  const stored: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(stored).toMatchObject({ tables: { users: [{ username: user.username }] } });

  await settings(page).getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByText('This can’t be undone, not even by us.')).toBeVisible();
  const confirm = dialog.getByLabel('Type your username to confirm');
  await confirm.fill(`${user.username}x`);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('Please type your username exactly as shown')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await confirm.fill(user.username);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/auth');
  await toasts.expectShown('Account deleted', 'Your account and everything in it is gone.');
  const login = await page
    .context()
    .request.get(`${app.url}/api/user`, { failOnStatusCode: false });
  expect(login.status()).toBe(401);
});
