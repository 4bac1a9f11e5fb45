import { describe, expect, it, vi } from 'vitest';
import { clockTimeOf } from '#client/lib/date-words.ts';
import { getHoroscopeEndpoint, getSkyTodayEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import { type Insight, insightsSchema } from '#shared/insights/insights.schema.ts';
import { openHome } from '#tests/support/letter-home.tsx';
import { answer, refuse } from '#tests/support/msw/answer.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { calls, callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import {
  buildUser,
  buildUserWithoutBirth,
  SAMPLE_FACTS,
  SAMPLE_INSIGHTS,
} from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { horoscopeCard, liveInUtc, standStill, TODAY } from './open-home.ts';

liveInUtc();

describe("Home's header", () => {
  // req: HOME-1
  it("shows the user's name and sign, and links to the settings", async () => {
    await openHome();
    const header = screen.getByRole('banner');
    expect(header).toHaveTextContent('Nora Whitlock');
    expect(header).toHaveTextContent('Leo');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/profile');
  });

  // req: YEAR-4
  it('leads to the year on the birthday', async () => {
    await openHome(buildUser({ birthDate: '1994-11-20' }));
    const link = screen.getByRole('link', { name: 'See your year' });
    expect(link).toHaveAttribute('href', '/year');
  });

  // req: HOME-1 HOROSCOPE-2
  it('asks to complete the profile when there is no birth date', async () => {
    await openHome(buildUserWithoutBirth());
    expect(screen.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(calls.filter(({ call }) => call.includes(getHoroscopeEndpoint.path))).toEqual([]);
    expect(horoscopeCard()).toHaveTextContent('she has something to work with');
  });

  // req: CALL-8
  it('shows a name of any script and length unchanged', async () => {
    const firstName = '<b>נעמה</b>';
    const lastName = 'Wolfeschlegelsteinhausenbergerdorff 🌙';
    const name = `${firstName} ${lastName}`;
    await openHome(buildUser({ firstName, lastName }));
    expect(screen.getByText(name)).toHaveAttribute('dir', 'auto');
    // Beside its picture also where it is written from the right.
    expect(screen.getByText(name)).toHaveClass('text-left');
  });
});

describe("Home's day", () => {
  // req: HOME-2
  it("is the user's date in long English form", async () => {
    await openHome();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Friday, November 20, 2026' }),
    ).toBeInTheDocument();
  });

  it('shows where the Moon is, and her next phase in two words', async () => {
    await openHome();
    expect(
      await screen.findByText('Waxing gibbous Moon in Aries, full on Tuesday'),
    ).toBeInTheDocument();
    expect(screen.getByText('Full Tue')).toBeVisible();
  });

  it('shows the Moon at this minute, and updates her while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:10:00Z') });
    await renderApp('/home', { signedInAs: buildUser() });
    expect(await screen.findByText(/^Waxing gibbous Moon in Pisces, full on/)).toBeInTheDocument();
    await waitFor(() =>
      expect(horoscopeCard()).toHaveTextContent(
        /The Moon is still in Pisces\. It’s in Aries, as this page has it, from today at 5:52/,
      ),
    );
    vi.setSystemTime(new Date('2026-11-20T05:53:00Z'));
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/^Waxing gibbous Moon in Aries, full on/)).toBeInTheDocument();
    expect(horoscopeCard()).not.toHaveTextContent(/as this page has it/);
  });

  it("requests the sky of the user's own day", async () => {
    await openHome();
    await screen.findByText(/Moon in Aries, full on/);
    expect(callsOf(getSkyTodayEndpoint, { query: { date: TODAY } })).toHaveLength(1);
  });

  it('takes the Moon from the facts when the sky fails to load', async () => {
    server.use(mockEndpoint(getSkyTodayEndpoint, () => refuse('unavailable')));
    await openHome();
    expect(await screen.findByText('Moon in Aries')).toBeInTheDocument();
  });

  it('shows the new date when the user returns after midnight', async () => {
    await openHome();
    await within(horoscopeCard()).findByRole('button', { name: 'Why?' });
    standStill(new Date(2026, 10, 21, 7, 0));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Saturday, November 21, 2026' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(
        callsOf(getHoroscopeEndpoint, { query: { sign: 'leo', date: '2026-11-21' } }),
      ).toHaveLength(1),
    );
  });
});

describe('Star Oracle Insights', () => {
  // req: INSIGHT-1
  it('shows each insight with the fact it is based on', async () => {
    await openHome();
    const section = screen.getByRole('region', { name: 'Star Oracle Insights' });
    const insights = await ask(getInsightsEndpoint, { query: { date: TODAY, zone: 'UTC' } });
    expect(insights.length).toBeGreaterThanOrEqual(3);
    for (const { title, facts } of insights) {
      expect(await within(section).findByRole('heading', { name: title })).toBeInTheDocument();
      expect(section).toHaveTextContent(facts[0]?.text ?? 'no fact');
    }
    expect(section).toHaveTextContent(/Moon conjunct Saturn, exact today at/);
  });

  it('shows the time of a contact with the user’s chart, and the interval that the birth time allows', async () => {
    const exactAt = '2026-11-20T22:24:00Z';
    const contact = {
      id: '2026-11-20-venus-trine-your-moon',
      kind: 'contact' as const,
      bodies: ['venus'] as ['venus'],
      moving: 'venus' as const,
      natal: 'moon' as const,
      aspect: 'trine' as const,
      exactAt,
      from: '2026-11-20T22:18:00Z',
      until: '2026-11-20T22:30:00Z',
      shown: 'minute' as const,
      pass: 1,
      passes: 1,
      house: 4,
      text: 'Venus trine your Moon',
    };
    const card = {
      id: contact.id,
      title: 'Make it nicer by one pillow',
      description: 'Today, Venus is on good terms with your Moon.',
      icon: 'venus' as const,
      facts: [contact],
      from: contact.from,
      exactAt,
      until: contact.until,
    };
    server.use(
      mockEndpoint(getInsightsEndpoint, ({ request }) => {
        const zone = new URL(request.url).searchParams.get('zone');
        expect(zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
        return answer(insightsSchema, [card, ...SAMPLE_INSIGHTS]);
      }),
    );
    await openHome();
    const section = screen.getByRole('region', { name: 'Star Oracle Insights' });
    await within(section).findByText('Make it nicer by one pillow');
    expect(
      within(section).getByText('Venus in Libra, since Oct 25, until Dec 4'),
    ).toBeInTheDocument();
    const at = clockTimeOf(exactAt).replace(/\s/g, ' ');
    expect(section).toHaveTextContent(`Venus trine your Moon, exact at ${at} ± 6 min`);
  });

  it("puts insights that were over before the user's midnight last", async () => {
    const over = {
      ...(SAMPLE_INSIGHTS[0] as Insight),
      id: 'over',
      title: 'Over and done',
      facts: [{ ...SAMPLE_FACTS[1], id: 'over', exactAt: '2026-11-19T23:59:00Z' }],
    };
    server.use(
      mockEndpoint(getInsightsEndpoint, () => answer(insightsSchema, [over, ...SAMPLE_INSIGHTS])),
    );
    await openHome();
    const section = screen.getByRole('region', { name: 'Star Oracle Insights' });
    await within(section).findByText('Over and done');
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([...SAMPLE_INSIGHTS.map(({ title }) => title), 'Over and done']);
  });

  // req: INSIGHT-3
  it('shows three defaults, labeled as approximate, when they fail to load', async () => {
    server.use(mockEndpoint(getInsightsEndpoint, () => refuse('unavailable')));
    await openHome();
    const section = screen.getByRole('region', { name: 'Star Oracle Insights' });
    await within(section).findByText('Approximate, not from today’s sky');
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Mercury Direct', 'Venus Trine Jupiter', 'New Moon Intentions']);
  });
});

describe("Home's smaller cards", () => {
  // req: HOME-3 HOME-4
  it('show the lucky numbers and the life path of a user with a birth date', async () => {
    await openHome();
    const numbers = screen.getByRole('list', { name: 'Your Lucky Numbers' });
    expect(
      within(numbers)
        .getAllByRole('listitem')
        .map((ball) => ball.textContent),
    ).toEqual(['7', '12', '15', '24', '31']);
    expect(screen.getByRole('link', { name: 'See All Lucky Numbers' })).toHaveAttribute(
      'href',
      '/profile?tab=lucky',
    );
    const lifePath = screen.getByRole('region', { name: 'Life Path Number' });
    expect(within(lifePath).getByText('33')).toBeInTheDocument();
    expect(within(lifePath).getByText('The Master Teacher')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Full Numerology Reading' })).toHaveAttribute(
      'href',
      '/profile?tab=numerology',
    );
  });

  // req: HOME-3
  it('are absent without a birth date', async () => {
    await openHome(buildUserWithoutBirth());
    expect(screen.queryByText('Your Lucky Numbers')).not.toBeInTheDocument();
    expect(screen.queryByText('Life Path Number')).not.toBeInTheDocument();
  });

  // req: HOME-5
  it('link to the readings', async () => {
    await openHome();
    expect(
      screen.getByRole('heading', { name: 'Personalized Psychic Reading' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get Your Reading' })).toHaveAttribute(
      'href',
      '/readings',
    );
  });
});
