import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LandingSky } from '#client/features/live-sky/index.ts';
import { LiveLine } from '#client/features/live-sky/live-line.tsx';
import { getSkyAt } from '#client/features/sky-facts/index.ts';
import { composeSkyToday } from '#server/features/horoscope/sky-today.service.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { getSkyTodayEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

/** Only the calendar stands still: timers run as ever. */
function standAt(iso: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) });
}

// The times on the page are those of a reader in UTC.
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function part(name: string) {
  return within(screen.getByRole('region', { name }));
}

describe('the landing page', () => {
  // req: ACCESS-1 LANDING-1 LANDING-2
  it('shows the name and links to Features, Testimonials and Pricing', async () => {
    await renderApp('/');
    expect(screen.getAllByText('ASTERIA').length).toBeGreaterThan(0);
    const navigation = within(screen.getByRole('navigation'));
    for (const name of ['Features', 'Testimonials', 'Pricing']) {
      const anchor = navigation.getByRole('link', { name });
      const target = document.querySelector(anchor.getAttribute('href') ?? 'none');
      expect(within(target as HTMLElement).getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });

  // req: LANDING-1 LANDING-3 LANDING-8 LANDING-9
  it('links every call to action to the sign-up, and Sign In to the choice', async () => {
    await renderApp('/');
    for (const name of [
      'Get Started Now',
      'Start Free',
      'Get Started',
      'Go Elite',
      'Get Your Cosmic Reading',
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/auth?start=signup');
    }
    const signIn = screen.getAllByRole('link', { name: 'Sign In' });
    expect(signIn.map((link) => link.getAttribute('href'))).toEqual(['/auth', '/auth']);
  });

  // req: LANDING-3
  it('opens the first step of the sign-up without a reload; its back button leads to the choice', {
    tags: 'night',
  }, async () => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('link', { name: 'Get Started Now' }));
    // Its code comes only now.
    const first = { level: 1, name: 'Your phone number' };
    expect(await screen.findByRole('heading', first, { timeout: 20_000 })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/auth');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'SIGN UP' })).toBeInTheDocument();
  });

  // req: LANDING-2
  it('says what it is in one title', async () => {
    await renderApp('/');
    const titles = screen.getAllByRole('heading', { level: 1 });
    expect(titles.map((title) => title.textContent)).toEqual(['Unlock Your Cosmic Destiny']);
  });

  // req: LANDING-5
  it('makes the six claims', async () => {
    await renderApp('/');
    const claims = part('Features').getAllByRole('heading', { level: 3 });
    expect(claims.map((claim) => claim.textContent)).toEqual([
      'Personalised psychic readings',
      'Compatibility analysis',
      'Daily cosmic guidance',
      'Mystical predictions',
      'Oracle consultations',
      'Spiritual growth',
    ]);
  });

  // req: LANDING-6
  it('shows three testimonials with name and initial, sign and five stars, labeled as samples', async () => {
    await renderApp('/');
    const testimonials = part('Testimonials');
    const quotes = testimonials.getAllByRole('figure');
    expect(quotes).toHaveLength(3);
    const signs = ['Pisces', 'Virgo', 'Sagittarius'];
    quotes.forEach((quote, index) => {
      expect(within(quote).getByText(/^\p{L}+ \p{Lu}\.$/u)).toBeVisible();
      expect(within(quote).getByText(signs[index] ?? '')).toBeVisible();
      expect(
        within(quote).getByRole('img', { name: 'Five stars out of five' }),
      ).toBeInTheDocument();
    });
    expect(testimonials.getByText(/^Samples/)).toBeVisible();
  });

  // req: ACCESS-8 LANDING-7 LANDING-13
  it('advertises the three plans with their prices', async () => {
    await renderApp('/');
    const plans = part('Pricing');
    const cards = plans
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.closest('li')?.textContent);
    expect(cards).toEqual([
      'Cosmic ExplorerFree Daily horoscopeBasic birth chartLimited compatibility checksWeekly cosmic insightsStart Free',
      'Most PopularCelestial Guide$9.99 monthlyFull personalised readings ComingUnlimited compatibility analysisCalendar integrationPlanetary transit alertsPremium insights ComingGet Started',
      'Oracle Elite$79.99 yearly1-on-1 psychic consultations ComingExclusive predictive reports ComingRelationship path guidance ComingCareer destiny mapping ComingPriority oracle answers ComingGo Elite',
    ]);
  });

  // req: LANDING-4
  it('shows a phone with a horoscope, an insight and a reading, hidden from screen readers', async () => {
    await renderApp('/');
    for (const words of [
      'Your Daily Horoscope',
      'The small answer is often kinder',
      'Celestial Love',
    ]) {
      expect(screen.getByText(words).closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });

  // req: LANDING-10
  it('ends with placeholder links: no jump, no 404, no tab stop', { tags: 'night' }, async () => {
    const { user } = await renderApp('/');
    const footer = within(screen.getByRole('contentinfo'));
    for (const title of ['App', 'Company', 'Legal']) {
      expect(footer.getByRole('heading', { name: title })).toBeVisible();
    }
    const nowhere = footer
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-disabled') === 'true');
    expect(nowhere).toHaveLength(8);
    for (const link of nowhere) {
      expect(link).not.toHaveAttribute('href');
      await user.click(link);
      link.focus();
      expect(link).not.toHaveFocus();
    }
    expect(window.location.pathname + window.location.hash).toBe('/');
  });

  // req: LANDING-10
  it('has social icons with accessible names', async () => {
    await renderApp('/');
    const social = within(screen.getByRole('list', { name: 'Asteria elsewhere' }));
    const icons = social.getAllByRole('link');
    expect(icons).toHaveLength(3);
    for (const icon of icons) {
      expect(icon).toHaveAccessibleName();
      expect(icon.querySelector('svg')).not.toBeNull();
    }
  });

  // req: LANDING-11
  it('has the starfield behind its first screen', async () => {
    await renderApp('/');
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.closest('section')?.querySelector('.starfield')).not.toBeNull();
  });

  it('credits the sources of its data', async () => {
    await renderApp('/');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'GeoNames' })).toHaveAttribute(
      'href',
      'https://www.geonames.org/',
    );
    expect(footer.getByText(/Bright Star Catalogue/)).toBeVisible();
  });

  it("shows today's real sky in one line, and that line's facts under the promise", async () => {
    standAt('2026-11-20T18:00:00Z');
    await renderApp('/');
    const sky = await ask(getSkyTodayEndpoint, { query: { date: '2026-11-20' } });
    expect(await screen.findByText('Today, November 20.')).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Every line shows its reason' });
    for (const words of [sky.content, 'Waxing gibbous Moon in Aries.']) {
      expect(screen.getByText(words, { exact: false })).toBeVisible();
      expect(title.closest('section')).toHaveTextContent(words);
    }
    const promise = part('Every line shows its reason');
    expect(
      promise.getByText(/^Why Aries, when she stands among the stars of Pisces\? /),
    ).toBeVisible();
    const reasons = promise.getByRole('list', { name: 'The facts behind this sentence' });
    const entries = within(reasons).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^1Moon in AriesSince today at 5:52\sAM, until Nov 22 at 10:09\sAM$/),
      expect.stringMatching(/^2Moon conjunct SaturnExact today at 8:44\sPM$/),
    ]);
    expect(promise.queryByText(/sample/i)).toBeNull();
  });

  it("shows a visitor the headline of today's page for their sign", async () => {
    standAt('2026-11-20T18:00:00Z');
    const { user } = await renderApp('/');
    const { headlines } = await ask(getSkyTodayEndpoint, { query: { date: '2026-11-20' } });
    await screen.findByText('Today, November 20.');
    const lines = part('Today, for your sign');
    expect(lines.getAllByRole('button')).toHaveLength(12);
    // Until one is chosen, that of the Sun's sign.
    expect(lines.getByText(headlines.scorpio)).toBeVisible();
    expect(lines.queryByRole('link')).toBeNull();
    await user.click(lines.getByRole('button', { name: 'Virgo' }));
    expect(lines.getByText(headlines.virgo)).toBeVisible();
    expect(lines.getByText('Virgo, November 20')).toBeVisible();
    expect(lines.getByRole('button', { name: 'Virgo', pressed: true })).toBeVisible();
    expect(lines.getByRole('link', { name: 'Now from your own chart' })).toHaveAttribute(
      'href',
      '/auth?start=signup',
    );
    await user.click(lines.getByRole('button', { name: 'Libra' }));
    expect(lines.queryByText(headlines.virgo)).toBeNull();
  });

  it('links a footnote to its fact', async () => {
    standAt('2026-11-20T18:00:00Z');
    const { user } = await renderApp('/');
    await screen.findByText('Today, November 20.');
    const promise = part('Every line shows its reason');
    await user.click(promise.getByRole('button', { name: 'Reason 1' }));
    expect(promise.getAllByRole('listitem')[0]).toHaveFocus();
  });

  it.each([
    ['is down', () => refuse('unavailable')],
    ['cannot be reached', breakOff],
    ['answers nonsense', () => Response.json({ sky: 'falling' })],
  ])(
    'is complete when the server %s: no line, and the sample is labeled as one',
    async (_, reply) => {
      let asked = false;
      server.use(
        mockEndpoint(getSkyTodayEndpoint, () => {
          asked = true;
          return reply();
        }),
      );
      await renderApp('/');
      await waitFor(() => expect(asked).toBe(true));
      expect(screen.queryByText(/^(Today|Tonight), [A-Z]/)).toBeNull();
      expect(screen.getByText('Choose your sign.')).toBeVisible();
      const promise = part('Every line shows its reason');
      expect(promise.getByText('A sample, from Nora’s letter of November 17, 2026')).toBeVisible();
      expect(promise.getAllByRole('listitem')).toHaveLength(2);
    },
  );

  it("uses the visitor's own day", async () => {
    standAt('2026-11-21T00:10:00Z');
    await renderApp('/');
    expect(await screen.findByText('Today, November 21.')).toBeVisible();
    expect(callsOf(getSkyTodayEndpoint, { query: { date: '2026-11-21' } })).toHaveLength(1);
  });
});

describe('the first screen’s line', () => {
  const almanac = createAlmanac();
  const SKY_OF = (iso: string): LandingSky => {
    const day = composeSkyToday(almanac, iso.slice(0, 10));
    const now = getSkyAt(day, Date.parse(iso));
    if (now === undefined) throw new Error('the day has no such hour');
    return { day, now, nowMs: Date.parse(iso) };
  };
  const DUSK = Date.parse('2026-11-20T17:10:00Z');

  it.each([
    ['2026-11-20T07:00:00Z', 'Today, November 20.'],
    ['2026-11-20T17:09:00Z', 'Today, November 20.'],
    ['2026-11-20T17:10:00Z', 'Tonight, November 20.'],
    ['2026-11-20T23:59:00Z', 'Tonight, November 20.'],
  ])('at %s says %s', (iso, words) => {
    render(<LiveLine {...SKY_OF(iso)} duskMs={DUSK} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says today when dusk is unknown or does not come', () => {
    render(<LiveLine {...SKY_OF('2026-11-20T23:00:00Z')} duskMs={undefined} />);
    expect(screen.getByText('Today, November 20.')).toBeVisible();
  });
});
