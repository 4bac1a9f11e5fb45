// The Sunday letter on the page: joined in Profile, confirmed and left by the links of real mails.

import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { signUpUserByCalls, takePhoneNumber } from '#tests/support/people.ts';
import { expectNoFindings } from '../access/audit.ts';
import { expect, type Page, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

let mailServer: MailServer;
let mailing: BuiltApp;
test.beforeAll(async () => {
  mailServer = await startMailServer();
  mailing = await startBuiltApp({
    env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Asteria <oracle@asteria.example>' },
  });
});
test.afterAll(async () => {
  await mailing.close();
  await mailServer.close();
});

async function signIn(page: Page, email: string): Promise<void> {
  const printed = mailing.output().length;
  await signUpUserByCalls(
    async (path, data) => {
      const answer = await page.context().request.post(mailing.url + path, { data });
      const text = await answer.text();
      return { status: answer.status(), text, json: answer.ok() ? JSON.parse(text) : undefined };
    },
    (phoneNumber) => mailing.waitForCode(phoneNumber, printed),
    { phoneNumber: takePhoneNumber(), email },
  );
}

async function openSettings(page: Page): Promise<void> {
  // The link to the settings opens them also where they are folded.
  await page.goto(`${mailing.url}/settings`);
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

// req: NEWS-2 NEWS-4
test('the Sunday letter is subscribed in Profile, confirmed by a link, and unsubscribed by another', {
  tag: '@night',
}, async ({ page, toasts }) => {
  const email = 'nora@example.com';
  await signIn(page, email);
  await openSettings(page);
  await page.getByRole('button', { name: 'Subscribe Sunday letter' }).click();
  await toasts.expectShown('Check your inbox');
  await expect(page.getByText('The address isn’t confirmed yet')).toBeVisible();
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const mail = mailServer.mails[0];
  expect(mail?.recipient).toBe(email);
  const link = /http\S+\/newsletter\/confirm#\S+/.exec(mail?.text ?? '')?.[0] ?? '';

  // Like a mail program's preview: the page is opened, and nothing is confirmed by it.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Is this your email address?' })).toBeVisible();
  await expectNoFindings(page, 'the page of the link');
  await expectNoSidewaysScroll(page);
  await openSettings(page);
  await expect(page.getByText('The address isn’t confirmed yet')).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByRole('heading', { name: 'Good. Sunday, then.' })).toBeFocused();
  await openSettings(page);
  await expect(page.getByText('Comes on Sundays at eight')).toBeVisible();

  await page.goto(link.replace('/confirm#', '/leave#'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeFocused();
  await openSettings(page);
  await expect(page.getByText('Not subscribed')).toBeVisible();
});
