import { describe, expect, it } from 'vitest';
import { clockTimeOf, dayOf, dayWordOf, momentWordsOf } from '#client/lib/date-words.ts';
import { getHoroscopeEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { horoscopeSchema } from '#shared/horoscope/horoscope.schema.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { activityRecordedSchema } from '#shared/progress/progress.schema.ts';
import { answer, refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildHoroscope } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { buildProgress, callsOf, withActivity, world } from '#tests/support/msw/world.ts';
import { findToast, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { horoscopeCard, liveInUtc, openHome, TODAY } from './open-home.ts';

liveInUtc();

const MOON_LEAVES = '2026-11-22T10:09:41Z';

describe('the daily horoscope', () => {
  // req: HOROSCOPE-2 CALL-4
  it("is requested once, for the user's sign and day", async () => {
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
  it('has a loading state in the shape of the horoscope', async () => {
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
      /37 × 9, .*; 8 × 1, .*\. That adds up to 341\. Divided by 99, it leaves 44, and 1 more makes 45\./,
    );
    await user.click(why);
    expect(within(card).queryByRole('list')).not.toBeInTheDocument();
  });

  it('links a footnote to its fact', async () => {
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
    expect(await within(card).findByText('Bold')).toBeInTheDocument();
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
  server.use(
    mockEndpoint(getHoroscopeEndpoint, () =>
      answer(horoscopeSchema, buildHoroscope('leo', '2026-11-19')),
    ),
  );
  world.progress = withActivity(buildProgress(), 'horoscope', 'daily-leo-2026-11-19');
  await openHome();
  expect(
    await within(horoscopeCard()).findByText('Horoscope for Thursday, November 19, 2026'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/\+\d+ points/)).not.toBeInTheDocument();
});
