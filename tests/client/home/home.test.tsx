import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockTimeOf, dayOf, dayWordOf, momentWordsOf } from '#client/lib/date-words.ts';
import { getHoroscopeEndpoint, getSkyTodayEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { horoscopeSchema } from '#shared/horoscope/horoscope.schema.ts';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import { type Insight, insightsSchema } from '#shared/insights/insights.schema.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { activityRecordedSchema } from '#shared/progress/progress.schema.ts';
import { answer, refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import {
  buildHoroscope,
  buildUser,
  buildUserWithoutBirth,
  SAMPLE_FACTS,
  SAMPLE_INSIGHTS,
} from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { buildProgress, callsOf, withActivity, world } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

const EVENING = new Date(2026, 10, 20, 18, 30);
const TODAY = '2026-11-20';
const MOON_LEAVES = '2026-11-22T10:09:41Z';

// The reader is in UTC.
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function standStill(moment = EVENING) {
  // Only the calendar stands still: timers run as ever.
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
}

async function openHome(signedInAs = buildUser()) {
  standStill();
  const { user } = await renderApp('/home', { signedInAs });
  return user;
}

function horoscopeCard() {
  return screen.getByRole('region', { name: 'Your Daily Horoscope' });
}

describe("Home's header", () => {
  // req: HOME-1
  it("shows the user's name and sign, and leads to the settings", async () => {
    await openHome();
    const header = screen.getByRole('banner');
    expect(header).toHaveTextContent('Nora Whitlock');
    expect(header).toHaveTextContent('Leo');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/profile');
  });

  // req: HOME-1 HOROSCOPE-2
  it('asks to complete the profile when there is no birth date', async () => {
    await openHome(buildUserWithoutBirth());
    expect(screen.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(world.calls.filter(({ call }) => call.includes(getHoroscopeEndpoint.path))).toEqual([]);
    expect(horoscopeCard()).toHaveTextContent('she has something to work with');
  });

  // req: CALL-8
  it('shows a name of any script and length as it is', async () => {
    const name = '<b>נעמה</b> Wolfeschlegelsteinhausenbergerdorff 🌙';
    await openHome(buildUser({ name }));
    expect(screen.getByText(name)).toHaveAttribute('dir', 'auto');
    // Beside its picture also where it is written from the right.
    expect(screen.getByText(name)).toHaveClass('text-left');
  });
});

describe("Home's day", () => {
  // req: HOME-2
  it('is the long English date of the user', async () => {
    await openHome();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Friday, November 20, 2026' }),
    ).toBeInTheDocument();
  });

  it('shows where the Moon and the planets are', async () => {
    await openHome();
    expect(
      await screen.findByText(/^Waxing gibbous Moon in Aries, full on Tuesday at/),
    ).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Moon \d+° Aries/ })).toBeInTheDocument();
  });

  it('shows the Moon of this minute, and follows her while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:10:00Z') });
    await renderApp('/home', { signedInAs: buildUser() });
    expect(await screen.findByText(/^Waxing gibbous Moon in Pisces, full on/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Moon 26° Pisces/ })).toBeInTheDocument();
    expect(horoscopeCard()).toHaveTextContent(
      /The Moon is still in Pisces\. She is in Aries, as this page has her, from today at 5:52/,
    );
    vi.setSystemTime(new Date('2026-11-20T05:53:00Z'));
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/^Waxing gibbous Moon in Aries, full on/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Moon 0° Aries/ })).toBeInTheDocument();
    expect(horoscopeCard()).not.toHaveTextContent(/as this page has her/);
  });

  it("asks for the sky of the user's own day", async () => {
    await openHome();
    await screen.findByText(/Moon in Aries, full on/);
    expect(callsOf(getSkyTodayEndpoint, { query: { date: TODAY } })).toHaveLength(1);
  });

  it('leaves the picture out when the sky cannot be reached, and takes the Moon from the facts', async () => {
    server.use(mockEndpoint(getSkyTodayEndpoint, () => refuse('unavailable')));
    await openHome();
    expect(await screen.findByText('Moon in Aries')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Aries/ })).not.toBeInTheDocument();
  });

  it('turns its leaf when the user comes back after midnight', async () => {
    await openHome();
    await within(horoscopeCard()).findByText('Bold');
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

describe('the daily horoscope', () => {
  // req: HOROSCOPE-2 CALL-4
  it("asks for the user's sign and day, once", async () => {
    const user = await openHome();
    await within(horoscopeCard()).findByText('Bold');
    await user.click(screen.getByRole('link', { name: 'Zodiac' }));
    await screen.findByRole('heading', { level: 1, name: 'Zodiac Signs' });
    window.dispatchEvent(new Event('focus'));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await within(await screen.findByRole('region', { name: 'Your Daily Horoscope' })).findByText(
      'Bold',
    );
    expect(callsOf(getHoroscopeEndpoint, { query: { sign: 'leo', date: TODAY } })).toHaveLength(1);
  });

  // req: HOROSCOPE-2
  it('has a loading state in the shape of what comes', async () => {
    server.use(mockEndpoint(getHoroscopeEndpoint, () => new Promise(() => {})));
    await openHome();
    expect(within(horoscopeCard()).getByRole('status')).toHaveTextContent('Loading your horoscope');
  });

  // req: HOROSCOPE-1 HOROSCOPE-2
  it('shows text, lucky number, mood and compatible sign', async () => {
    await openHome();
    const card = horoscopeCard();
    await within(card).findByText('Bold');
    const headline = within(card).getByRole('heading', {
      level: 3,
      name: 'You can begin before you feel ready.',
    });
    const text = within(card).getByText(/The Moon walked into Aries overnight/);
    expect(headline.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(card).toHaveTextContent(/Lucky number45/);
    expect(card).toHaveTextContent(/MoodBold/);
    expect(card).toHaveTextContent(/Compatible signSagittarius/);
  });

  // req: HOROSCOPE-4
  it("opens the facts under 'Why?', with their times in the user's zone", async () => {
    const user = await openHome();
    const card = horoscopeCard();
    const why = await within(card).findByRole('button', { name: 'Why?' });
    expect(why).toHaveAttribute('aria-expanded', 'false');
    expect(within(card).queryByRole('list')).not.toBeInTheDocument();
    await user.click(why);
    expect(why).toHaveAttribute('aria-expanded', 'true');
    const since = momentWordsOf('2026-11-20T05:52:14Z', TODAY);
    const until = `${dayOf(MOON_LEAVES, TODAY)} at ${clockTimeOf(MOON_LEAVES)}`;
    const exact = momentWordsOf('2026-11-20T20:44:23Z', TODAY);
    const facts = within(within(card).getByRole('list')).getAllByRole('listitem');
    expect(facts.map((fact) => fact.textContent)).toEqual([
      `1Moon in Aries, your area of travel and learningSince ${since}, until ${until}`,
      `2Moon conjunct SaturnExact ${exact}`,
      '3Mars conjunct JupiterOrb 1°32′, closing',
    ]);
    expect(card).toHaveTextContent(
      /37 × 9, .*; 8 × 1, .*\. Together 341\. Divided by 99 that leaves 44, and 1 more makes 45\./,
    );
    await user.click(why);
    expect(within(card).queryByRole('list')).not.toBeInTheDocument();
  });

  it('leads from a footnote to its fact', async () => {
    const user = await openHome();
    const card = horoscopeCard();
    const footnotes = await within(card).findAllByRole('button', { name: 'Reason 2' });
    await user.click(footnotes[0] as HTMLElement);
    const facts = within(within(card).getByRole('list')).getAllByRole('listitem');
    await waitFor(() => expect(facts[1]).toHaveFocus());
  });

  it('prints the days, not the minutes, of events among Jupiter to Pluto', async () => {
    server.use(
      mockEndpoint(getHoroscopeEndpoint, () =>
        answer(horoscopeSchema, {
          ...buildHoroscope('leo', TODAY),
          sentences: [{ text: 'Two giants shake hands.', facts: ['slow'] }],
          facts: [
            {
              id: 'slow',
              kind: 'aspect',
              bodies: ['jupiter', 'neptune'],
              aspect: 'trine',
              orb: 0.01,
              applying: true,
              exactAt: '2026-11-20T18:00:00Z',
              text: 'Jupiter trine Neptune',
            },
          ],
        }),
      ),
    );
    const user = await openHome();
    await user.click(await screen.findByRole('button', { name: 'Why?' }));
    expect(
      screen.getByText(`Exact ${dayWordOf('2026-11-20T18:00:00Z', TODAY)}`),
    ).toBeInTheDocument();
  });

  // req: PROGRESS-2 PROGRESS-3 TOAST-4
  it('records itself once, and then shows what it gave', async () => {
    await openHome();
    expect(await screen.findByText('+10 points')).toBeInTheDocument();
    expect(await findToast('Progress updated! ✨')).toHaveTextContent(
      "You've earned cosmic points for your journey.",
    );
    expect(callsOf(recordActivityEndpoint)).toEqual([
      {
        activityType: 'horoscope',
        activityId: 'daily-leo-2026-11-20',
        points: 10,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  // req: PROGRESS-3
  it('does not record itself again on a day on which it did, under whichever sign', async () => {
    world.progress = withActivity(buildProgress(), 'horoscope', 'daily-virgo-2026-11-20');
    await openHome();
    expect(await screen.findByText('+10 points')).toBeInTheDocument();
    expect(callsOf(recordActivityEndpoint)).toEqual([]);
  });

  it("claims no points beyond the day's cap", async () => {
    server.use(
      mockEndpoint(recordActivityEndpoint, () => {
        world.progress = withActivity(buildProgress(), 'horoscope', 'daily-leo-2026-11-20');
        return answer(activityRecordedSchema, {
          ...world.progress,
          awarded: 0,
          alreadyCompleted: false,
          newBadges: [],
        });
      }),
    );
    await openHome();
    await findToast('Progress updated! ✨');
    expect(screen.queryByText(/\+\d+ points/)).not.toBeInTheDocument();
  });

  // req: HOROSCOPE-3
  it('falls back to fixed values, marked as approximate, when it cannot be loaded', async () => {
    server.use(mockEndpoint(getHoroscopeEndpoint, () => refuse('unavailable'), { once: true }));
    const user = await openHome();
    const card = horoscopeCard();
    expect(await within(card).findByText('Approximate, not from today’s sky')).toBeInTheDocument();
    expect(card).toHaveTextContent('We can’t see the sky from here just now.');
    expect(card).toHaveTextContent(/Lucky number7/);
    expect(card).toHaveTextContent(/MoodReflective/);
    expect(card).toHaveTextContent(/Compatible signLibra/);
    expect(callsOf(recordActivityEndpoint)).toEqual([]);
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await within(card).findByText('Bold')).toBeInTheDocument();
  });
});

const NOT_TODAY = { fields: { date: 'Please give a date that is today somewhere on earth' } };

it('a device whose clock is wrong is told so, in place of a sky out of reach', async () => {
  server.use(mockEndpoint(getHoroscopeEndpoint, () => refuse('bad_input', NOT_TODAY)));
  await openHome();
  const card = horoscopeCard();
  expect(await within(card).findByRole('alert')).toHaveTextContent(
    'This device says it’s Friday, November 20, 2026, but it isn’t that day anywhere on earth. Please set its clock, then try again.',
  );
  expect(card).not.toHaveTextContent('see the sky from here');
});

it("a page of yesterday says whose day it is, and shows none of today's points", async () => {
  server.use(
    mockEndpoint(getHoroscopeEndpoint, () =>
      answer(horoscopeSchema, buildHoroscope('leo', '2026-11-19')),
    ),
  );
  world.progress = withActivity(buildProgress(), 'horoscope', 'daily-leo-2026-11-19');
  await openHome();
  expect(
    await within(horoscopeCard()).findByText('The page of Thursday, November 19, 2026'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/\+\d+ points/)).not.toBeInTheDocument();
});

describe('Star Oracle Insights', () => {
  // req: INSIGHT-1
  it('shows each insight with the fact it stands on', async () => {
    await openHome();
    const section = screen.getByRole('region', { name: 'Star Oracle Insights' });
    expect(
      await within(section).findByRole('heading', { name: 'Venus has found her keys' }),
    ).toBeInTheDocument();
    expect(
      within(section).getByText('Venus in Libra, since Oct 25, until Dec 4'),
    ).toBeInTheDocument();
    expect(within(section).getByText(/^Moon sextile Uranus, exact today at/)).toBeInTheDocument();
  });

  it('tells a card on the own chart by its hour, as sure as the birth time is', async () => {
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
    const [from, at, until] = [contact.from, exactAt, contact.until].map((instant) =>
      clockTimeOf(instant).replace(/\s/g, ' '),
    );
    expect(
      within(section).getByText(
        `Venus trine your Moon, exact at ${at}, between ${from} and ${until}`,
      ),
    ).toBeInTheDocument();
  });

  it("puts what was over before the user's midnight last", async () => {
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
  it('shows three defaults, marked as approximate, when they cannot be loaded', async () => {
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
    expect(lifePath).toHaveTextContent(
      '1 + 9 + 9 + 4 + 0 + 8 + 0 + 2 = 33, a master number, so it stays as it is.',
    );
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
  it('lead to the readings', async () => {
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
