import { expect, it } from 'vitest';
import { buildUser } from '#tests/support/msw/samples.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';

/** jsdom knows no width: what phones hide bears the class that hides it there. */
function isFolded(): boolean {
  const rows = document.getElementById('account-settings-rows');
  if (rows === null) throw new Error('no settings');
  return rows.classList.contains('max-lg:hidden');
}

const fold = () =>
  within(screen.getByRole('region', { name: 'Account Settings' })).getByRole('button', {
    expanded: !isFolded(),
  });

// req: SETTINGS-11
it('the account settings are folded on a phone, and open with the gear and with their title', async () => {
  const { user } = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
  expect(isFolded()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Account Settings' }));
  expect(isFolded()).toBe(false);
  await user.click(fold());
  expect(isFolded()).toBe(true);
  expect(fold()).toHaveAccessibleName('Show');
  await user.click(fold());
  expect(isFolded()).toBe(false);
  expect(fold()).toHaveAccessibleName('Hide');
});

// req: SETTINGS-11
it('the account settings are open when the gear on Home leads to them', async () => {
  const { user } = await renderApp('/home', { signedInAs: buildUser() });
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('region', { name: 'Account Settings' });
  expect(isFolded()).toBe(false);
});

// req: SETTINGS-11
it('the account settings are open at their own address', async () => {
  await renderApp('/profile?tab=journey#account-settings', { signedInAs: buildUser() });
  expect(isFolded()).toBe(false);
});
