import { describe, expect, it, vi } from 'vitest';
import { removeExpired } from '#client/lib/expiring-storage.ts';
import { renderApp, screen } from '#tests/support/render-app.tsx';
import {
  chooseAttraction,
  enterCode,
  enterPhone,
  findHeading,
  giveBirth,
  goToLastStep,
  leaveReveal,
  listStored,
  openSignUp,
} from './sign-up-journey.ts';

const MINUTE_MS = 60_000;

describe('a reload in the middle of the sign-up', () => {
  // req: SIGNUP-19
  it('keeps the step and what was typed', { tags: 'night' }, async () => {
    const { user, unmount } = await renderApp('/auth');
    await goToLastStep(user);
    await user.type(screen.getByLabelText('First name'), 'Nor');
    unmount();
    const again = await renderApp('/auth');
    await findHeading('Personal Details');
    expect(screen.getByLabelText('First name')).toHaveValue('Nor');
    await again.user.click(screen.getByRole('button', { name: 'BACK' }));
    expect(await screen.findByRole('checkbox', { name: /^Women/ })).toBeChecked();
  });

  // req: SIGNUP-19
  it('does not keep the code', async () => {
    const { user, unmount } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user);
    await enterCode(user, '41706');
    expect(JSON.stringify({ ...localStorage })).not.toContain('41706');
    unmount();
    await renderApp('/auth');
    await findHeading('Verification code');
    expect(screen.getByLabelText('Six-digit code')).toHaveValue('');
  });

  // req: SIGNUP-19
  it('starts over after 15 minutes, and keeps nothing any longer', async () => {
    const { user, unmount } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user);
    await enterCode(user);
    await giveBirth(user);
    await chooseAttraction(user);
    unmount();
    const then = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(then + 15 * MINUTE_MS - 1_000);
    removeExpired();
    expect(listStored()).toHaveLength(1);
    clock.mockReturnValue(then + 15 * MINUTE_MS + 1);
    removeExpired();
    expect(listStored()).toEqual([]);
    clock.mockRestore();
    await renderApp('/auth');
    expect(screen.getByRole('button', { name: 'SIGN UP' })).toBeInTheDocument();
  });

  // req: SIGNUP-16
  it('leaves nothing behind once the account is made', { tags: 'night' }, async () => {
    const { user } = await renderApp('/auth');
    await goToLastStep(user);
    expect(listStored()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'BACK' }));
    await user.click(await screen.findByRole('button', { name: 'NEXT' }));
    await findHeading('Personal Details');
    await user.type(screen.getByLabelText('First name'), 'Nora');
    await user.type(screen.getByLabelText('Last name'), 'Whitlock');
    await user.type(screen.getByLabelText('Email'), 'nora@example.com');
    await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
    // The details stay while the animation runs, in case the page is loaded anew.
    expect(JSON.stringify({ ...localStorage })).toContain('nora@example.com');
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await leaveReveal(user);
    await screen.findByRole('navigation', { name: 'Main' });
    expect(listStored()).toEqual([]);
  });

  it('leaves nothing behind when the user goes back to the choice', async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user, '212');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('button', { name: 'SIGN UP' });
    expect(listStored()).toEqual([]);
  });
});
