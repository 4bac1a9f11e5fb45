import { describe, expect, it } from 'vitest';
import { clockTimeOf, dayOf, dayWordOf, momentWordsOf } from '#client/lib/date-words.ts';
import { getHoroscopeEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { horoscopeSchema } from '#shared/horoscope/horoscope.schema.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import {
  compatibilityActivityId,
  DAILY_POINTS_CAP,
  horoscopeActivityId,
} from '#shared/progress/activities.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { openHome } from '#tests/support/letter-home.tsx';
import { answer, refuse } from '#tests/support/msw/answer.ts';
import { openBrowser, signIn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { recordActivities } from '#tests/support/msw/progress.ts';
import { buildHoroscope, buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { horoscopeCard, liveInUtc, standStill, TODAY } from './open-home.ts';

liveInUtc();

const YESTERDAY = '2026-11-19';
/** Every pair of signs, of which each gives 10 points. */
const PAIRS = SIGN_KEYS.flatMap((one, index) =>
  SIGN_KEYS.slice(index).map((other) => compatibilityActivityId(one, other)),
);
const askHoroscope = (date = TODAY) => ask(getHoroscopeEndpoint, { query: { sign: 'leo', date } });

const MOON_LEAVES = '2026-11-22T10:09:41Z';

describe('the daily horoscope', () => {
  // req: HOROSCOPE-2 CALL-4
  it("is requested once, for the user's sign and day", async () => {
    const user = await openHome();
    await within(horoscopeCard()).findByRole('button', { name: 'Why?' });
    await user.click(screen.getByRole('link', { name: 'Zodiac' }));
    await screen.findByRole('heading', { level: 1, name: 'Zodiac Signs' });
    window.dispatchEvent(new Event('focus'));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    const card = await screen.findByRole('region', { name: 'Your Daily Horoscope' });
    await within(card).findByRole('button', { name: 'Why?' });
    expect(callsOf(getHoroscopeEndpoint, { query: { sign: 'leo', date: TODAY } })).toHaveLength(1);
  });

  // req: HOROSCOPE-2
  it('has a loading state in the shape of the horoscope', async () => {
    server.use(mockEndpoint(getHoroscopeEndpoint, () => new Promise(() => {})));
    await openHome();
    expect(within(horoscopeCard()).getByRole('status')).toHaveTextContent('Loading your horoscope');
  });

  // req: HOROSCOPE-1 HOROSCOPE-2
  it('shows text, lucky number, mood and compatible sign', async () => {
    await openHome();
    const card = horoscopeCard();
    const horoscope = await askHoroscope();
    const headline = await within(card).findByRole('heading', {
      level: 3,
      name: horoscope.headline,
    });
    const text = headline.nextElementSibling;
    for (const sentence of horoscope.sentences) expect(text).toHaveTextContent(sentence.text);
    expect(card).toHaveTextContent(`Lucky number${horoscope.luckyNumber}`);
    expect(card).toHaveTextContent(`Mood${horoscope.mood}`);
    expect(card).toHaveTextContent(`Compatible sign${horoscope.compatibility}`);
  });

  // req: HOROSCOPE-4
  it("opens the facts under 'Why?', with their times in the user's zone", async () => {
    server.use(mockEndpoint(getHoroscopeEndpoint, buildHoroscope('leo', TODAY)));
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
      /37 × 9, .*; 8 × 1, .*\. That adds up to 341\. Divided by 99, it leaves 44, and 1 more makes 45\./,
    );
    await user.click(why);
    expect(within(card).queryByRole('list')).not.toBeInTheDocument();
  });

  it('links a footnote to its fact', { tags: 'night' }, async () => {
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
  it('records itself once, and then shows the points', async () => {
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
  it('is recorded only once per day, whatever the sign', async () => {
    const me = buildUser();
    await signIn({ ...me, birthDate: '1994-09-02' });
    await recordActivities('horoscope', horoscopeActivityId('virgo', TODAY));
    await (await openBrowser()).patch(editUserEndpoint.path, { birthDate: me.birthDate });
    standStill();
    await renderApp('/home');
    expect(await screen.findByText('+10 points')).toBeInTheDocument();
    expect(callsOf(recordActivityEndpoint)).toEqual([]);
  });

  it("claims no points beyond the day's cap", { tags: 'night' }, async () => {
    await signIn(buildUser());
    await recordActivities('compatibility', ...PAIRS.slice(0, DAILY_POINTS_CAP / 10));
    await openHome();
    await findToast('Progress updated! ✨');
    expect(screen.queryByText(/\+\d+ points/)).not.toBeInTheDocument();
  });

  // req: HOROSCOPE-3
  it('falls back to fixed values, labeled as approximate, when it cannot be loaded', async () => {
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
    const { mood } = await askHoroscope();
    expect(await within(card).findByText(mood)).toBeInTheDocument();
  });
});

const NOT_TODAY = { fields: { date: 'Please give a date that is today somewhere on earth' } };

it('a device with a wrong clock is told so, instead of that the sky is out of reach', async () => {
  server.use(mockEndpoint(getHoroscopeEndpoint, () => refuse('bad_input', NOT_TODAY)));
  await openHome();
  const card = horoscopeCard();
  expect(await within(card).findByRole('alert')).toHaveTextContent(
    'This device says it’s Friday, November 20, 2026, but it isn’t that day anywhere on earth. Please set its clock, then try again.',
  );
  expect(card).not.toHaveTextContent('see the sky from here');
});

it("yesterday's page says which day it is for, and shows none of today's points", async () => {
  standStill(new Date(2026, 10, 19, 18, 30));
  await signIn(buildUser());
  await recordActivities('horoscope', horoscopeActivityId('leo', YESTERDAY));
  server.use(mockEndpoint(getHoroscopeEndpoint, await askHoroscope(YESTERDAY)));
  await openHome();
  expect(
    await within(horoscopeCard()).findByText('Horoscope for Thursday, November 19, 2026'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/\+\d+ points/)).not.toBeInTheDocument();
});
