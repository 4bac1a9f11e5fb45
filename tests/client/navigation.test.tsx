import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '#tests/support/msw/samples.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

describe('the bottom navigation', () => {
  // req: NAV-1 NAV-2
  it('has five tabs and marks the active one visually and for screen readers', async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(navigation)
        .getAllByRole('link')
        .map((tab) => [tab.textContent, tab.getAttribute('href')]),
    ).toEqual([
      ['Home', '/home'],
      ['Zodiac', '/zodiac'],
      ['Match', '/compatibility'],
      ['Readings', '/readings'],
      ['Profile', '/profile'],
    ]);
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await user.click(screen.getByRole('link', { name: 'Zodiac' }));
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Zodiac');
  });

  // req: NAV-2
  it('marks Readings on the page of a reading', async () => {
    await renderApp('/readings/result?id=celestial-love', { signedInAs: buildUser() });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Readings');
  });
});

describe('a change of page', () => {
  it('starts at the top, with title and focus on the new page', async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    expect(document.title).toBe('Home · Asteria');
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await user.click(screen.getByRole('link', { name: 'Zodiac' }));
    await screen.findByRole('heading', { level: 1, name: 'Zodiac Signs' });
    expect(document.title).toBe('Zodiac Signs · Asteria');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    scrollTo.mockRestore();
  });

  it('sets title and focus on the landing page too, and on the way from there', async () => {
    const { user } = await renderApp('/auth');
    await user.click((await screen.findAllByRole('link', { name: 'Asteria' }))[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Unlock Your Cosmic Destiny' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Asteria');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }));
    await screen.findByRole('button', { name: 'SIGN UP' }, { timeout: 20_000 });
    expect(document.title).toBe('Sign in · Asteria');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it("goes from the settings of Home to the account settings, at the profile's address", {
    tags: 'night',
  }, async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    const settings = await screen.findByRole('region', { name: 'Account Settings' });
    expect(settings).toHaveFocus();
    expect(window.location.href).toMatch(/\/profile$/);
  });

  it('leaves the scroll position to the browser when the user goes back', {
    tags: 'night',
  }, async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await user.click(screen.getByRole('link', { name: 'Zodiac' }));
    await screen.findByRole('heading', { level: 1, name: 'Zodiac Signs' });
    const scrollTo = vi.spyOn(window, 'scrollTo');
    act(() => window.history.back());
    await waitFor(() => expect(document.title).toBe('Home · Asteria'));
    expect(scrollTo).not.toHaveBeenCalled();
    scrollTo.mockRestore();
  });
});

describe('any other path', () => {
  // req: ACCESS-5
  it.each(['/nowhere', '/home/x', '/readings/other', '/HOME2'])(
    '%s is the not-found page',
    async (path) => {
      await renderApp(path, { signedInAs: buildUser() });
      expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
      expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
    },
  );

  it('accepts a trailing slash', async () => {
    await renderApp('/zodiac/', { signedInAs: buildUser() });
    expect(screen.getByRole('heading', { level: 1, name: 'Zodiac Signs' })).toBeInTheDocument();
  });
});
