// What only a browser shows of a field: native pickers, a keyboard with Tab, and keyboards that insert whole texts.

import { expect, type Page, test } from '../journey.ts';

const UNFINISHED = 'Please finish the time, or clear it';

const timeOf = (page: Page) => page.getByLabel(/^Birth time/).first();

// req: FIELD-16
test('a sign-up accepts number, code and birth date from keyboards and other apps', async ({
  page,
  app,
  phoneNumber,
}) => {
  const { keyboard } = page;
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phoneNumber) ?? [];
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  const phone = page.getByLabel('Phone number');

  await phone.fill('+1 +1 212 555 0145');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('Please give one number, with a + only at its start')).toBeVisible();
  await phone.fill('');
  await keyboard.insertText(`Nora: \u202A1 (${area}) ${exchange}\u2011${line}\u202C`);
  await expect(phone).toHaveValue(`1 (${area}) ${exchange}-${line}`);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText(`Sent to +1 ${area} ${exchange} ${line}.`)).toBeVisible();

  const field = page.getByLabel('Six-digit code');
  const code = await app.waitForCode(phoneNumber);
  const wrong = String((Number(code[1]) + 1) % 10);
  await keyboard.type(code[0] + wrong + code.slice(2, 5));
  const box = await field.boundingBox();
  if (box === null) throw new Error('the boxes are not drawn');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await keyboard.type(code.charAt(1));
  await expect(field).toHaveValue(code.slice(0, 5));
  await expect(page.getByRole('heading', { name: 'Verification code' })).toBeVisible();
  // A keyboard's clipboard and dictation insert the whole text over what is there.
  await keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);

  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await page.getByLabel('Month').focus();
  await keyboard.type('8');
  await keyboard.press('Tab');
  await keyboard.type('2');
  await keyboard.press('Tab');
  await keyboard.type('1994');
  for (const [part, digits] of [
    ['Month', '8'],
    ['Day', '2'],
    ['Year', '1994'],
  ] as const)
    await expect(page.getByLabel(part)).toHaveValue(digits);
  await expect(timeOf(page)).toHaveValue('');

  // The hour alone.
  await keyboard.press('Tab');
  await keyboard.type('09');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText(UNFINISHED)).toBeVisible();
  await expect(timeOf(page)).toHaveAttribute('aria-invalid', 'true');
  await timeOf(page).fill('21:18');
  await expect(page.getByText(UNFINISHED)).toHaveCount(0);
});

// req: FIELD-15
test('a half-typed time is neither stored nor treated as unknown', async ({
  page,
  app,
  signInAs,
}) => {
  const { keyboard } = page;
  await signInAs();
  const readTime = async () => {
    const answer = await page.context().request.get(`${app.url}/api/user`);
    return (await answer.json()).birthTime;
  };
  await page.goto('/settings');
  const edit = page.getByRole('button', { name: 'Edit Birth Details' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Your birth details' });
  await expect(timeOf(page)).toHaveValue('21:18');
  await timeOf(page).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('Backspace');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(UNFINISHED)).toBeVisible();
  await expect(timeOf(page)).toBeFocused();
  expect(await readTime()).toBe('21:18');
  // Closed by Escape and opened again, the form has the last whole time.
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await edit.click();
  await expect(timeOf(page)).toHaveValue('21:18');
  // Cleared part by part, it is none, by Enter too.
  await timeOf(page).focus();
  for (let part = 0; part < 3; part += 1) {
    await keyboard.press('Backspace');
    await keyboard.press('ArrowRight');
  }
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await readTime()).toBeNull();

  // The quiet hours are saved as they are left.
  await page.getByRole('button', { name: 'Show Notices' }).click();
  const from = page.getByLabel('From');
  await expect(from).toHaveValue('22:00');
  await from.focus();
  await keyboard.press('Backspace');
  await keyboard.press('Shift+Tab');
  await expect(page.getByText(UNFINISHED)).toBeVisible();
  await from.fill('21:30');
  await from.blur();
  await expect(page.getByText(UNFINISHED)).toHaveCount(0);
});
