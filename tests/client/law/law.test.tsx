import { describe, expect, it } from 'vitest';
import { shortDate } from '#client/lib/date-words.ts';
import { getOperatorEndpoint } from '#shared/law/law.contract.ts';
import { LAW_PATHS, LAW_VERSION } from '#shared/law/law-pages.ts';
import { breakOff } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen } from '#tests/support/render-app.tsx';

const NOBODY = { name: null, email: null, address: null, smsCarrier: null };
const TITLES = ['Terms', 'Privacy', 'Cookies', 'Contact'];

describe('the legal pages', () => {
  // req: LAW-1 LAW-2
  it.each(LAW_PATHS.map((path, index) => [path, TITLES[index] as string] as const))(
    'at %s is %s, for a visitor, with who runs the installation, its version and the others',
    async (path, title) => {
      await renderApp(path);
      await screen.findByRole('heading', { level: 1, name: title });
      expect(document.title).toBe(`${title} · Asteria`);
      expect(await screen.findByText('Asteria Inc.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'hello@asteria.example' })).toHaveAttribute(
        'href',
        'mailto:hello@asteria.example',
      );
      expect(screen.getByText(`Version of ${shortDate(LAW_VERSION)}`)).toBeVisible();
      const others = screen.getByRole('navigation', { name: 'The other pages' });
      expect([...others.querySelectorAll('a')].map((link) => link.textContent)).toEqual(
        TITLES.filter((other) => other !== title),
      );
    },
  );

  it('are open to users too, and link to one another', async () => {
    const { user } = await renderApp('/privacy', { signedInAs: buildUser() });
    await screen.findByRole('heading', { level: 1, name: 'Privacy' });
    await user.click(screen.getByRole('link', { name: 'Cookies' }));
    await screen.findByRole('heading', { level: 1, name: 'Cookies' });
    expect(window.location.pathname).toBe('/cookies');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('say so when nobody is named', async () => {
    server.use(mockEndpoint(getOperatorEndpoint, () => NOBODY));
    await renderApp('/contact');
    expect(await screen.findByText(/haven’t said who they are/)).toBeVisible();
  });

  it('name the company that delivers text messages, if the server has one', async () => {
    server.use(mockEndpoint(getOperatorEndpoint, { ...NOBODY, smsCarrier: 'twilio' }));
    await renderApp('/privacy');
    expect(await screen.findByText(/^Twilio delivers text messages/)).toBeVisible();
  });

  it('name no company where the server sends no text messages', async () => {
    await renderApp('/privacy');
    expect(await screen.findByText(/sends no text messages/)).toBeVisible();
    expect(screen.queryByText(/Twilio/)).toBeNull();
  });

  it('are complete without a connection, except for who runs the installation', async () => {
    server.use(mockEndpoint(getOperatorEndpoint, () => breakOff()));
    await renderApp('/contact');
    expect(await screen.findByText(/can’t look up .* at the moment/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What to write about' })).toBeVisible();
  });
});
