import { describe, expect, it } from 'vitest';
import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import { birthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { createHold } from '#tests/support/hold.ts';
import { answer, breakOff, refuse } from '#tests/support/msw/answer.ts';
import { passOn, waitForAnswers } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences, buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import {
  findToast,
  fireEvent,
  renderApp,
  screen,
  waitFor,
  within,
} from '#tests/support/render-app.tsx';
import { type BirthCase, drawChart } from './births.ts';
import { openChart, openFullChart } from './open-chart.ts';

/** The words of each planet's row. */
function listRows(within_: HTMLElement = document.body): (string | null)[][] {
  const table = within(within_).getByRole('table', { name: 'Planets' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).filter(Boolean));
}

describe('the Chart tab', () => {
  // req: CHART-1 CHART-2
  it('lists the planets with position, sign and house', async () => {
    await openChart();
    expect(screen.getByRole('heading', { name: 'Your Birth Chart' })).toBeInTheDocument();
    expect(listRows()).toEqual([
      ['Sun', '10°32′', 'Leo', '6'],
      ['Moon', '19°41′', 'Gemini', '4'],
      ['Mercury', '29°40′', 'Cancer', '5'],
      ['Venus', '25°12′', 'Virgo', '7'],
      ['Mars', '20°53′', 'Gemini', '4'],
      ['Jupiter', '6°15′', 'Scorpio', '9'],
      ['Saturnretrograde', '11°05′', 'Pisces', '1'],
      ['Uranusretrograde', '23°41′', 'Capricorn', '11'],
      ['Neptuneretrograde', '21°26′', 'Capricorn', '11'],
      ['Plutoretrograde', '25°16′', 'Scorpio', '9'],
    ]);
    expect(document.body).toHaveTextContent('Whole sign houses, counted from Pisces.');
    expect(screen.getByText('Ascendant').closest('div')).toHaveTextContent('Pisces9°28′');
    expect(screen.getByText('Midheaven').closest('div')).toHaveTextContent('Sagittarius19°14′');
  });

  it('lists the six closest aspects with their orbs', { tags: 'night' }, async () => {
    await openChart();
    const [sextile] = screen.getAllByRole('button', { name: 'sextile' });
    const list = sextile?.closest('ul') as HTMLElement;
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toHaveTextContent('Venus sextile Pluto0°04′');
    expect(rows[1]).toHaveTextContent('Moon conjunct Mars1°12′');
  });

  // req: CHART-13
  it('has a wheel that is one tab stop, with named planets, houses and aspects', {
    tags: 'night',
  }, async () => {
    const { user } = await openChart();
    const wheel = screen.getByRole('group', { name: 'Birth chart wheel' });
    const points = within(wheel).getByRole('group', { name: 'Planets and angles' });
    const houses = within(wheel).getByRole('group', { name: 'Houses' });
    const lines = await within(wheel).findByRole('group', { name: 'Closest aspects' });
    expect(within(points).getAllByRole('button')).toHaveLength(12);
    expect(within(houses).getAllByRole('button')).toHaveLength(12);
    expect(within(lines).getAllByRole('button').length).toBeGreaterThan(1);
    expect(wheel).toHaveAccessibleDescription(
      'Left and right arrow keys go around; up and down change between planets, houses and aspects. Enter opens the chapter.',
    );
    const stops = within(wheel)
      .getAllByRole<HTMLElement>('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    expect(document.activeElement).toHaveAccessibleName('Sun, 10°32′ Leo, sixth house');
    // In the order of the signs, from the Ascendant on and round again.
    const visited: (string | null)[] = [];
    for (let step = 0; step < 12; step++) {
      await user.keyboard('{ArrowRight}');
      visited.push(document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? null);
    }
    expect(visited).toEqual([
      'Venus',
      'Jupiter',
      'Pluto',
      'Midheaven',
      'Neptune',
      'Uranus',
      'Ascendant',
      'Saturn',
      'Moon',
      'Mars',
      'Mercury',
      'Sun',
    ]);
    await user.keyboard('{Home}');
    expect(document.activeElement).toHaveAccessibleName('Ascendant, 9°28′ Pisces');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName(
      'First house, Pisces, with Saturn; opens Saturn',
    );
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(
      'Second house, Aries, empty; opens its ruler, Mars',
    );
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('Venus sextile Pluto, 0°04′');
    // It comes back to where it was.
    await user.tab();
    expect(wheel).not.toContainElement(document.activeElement as HTMLElement | null);
    await user.tab({ shift: true });
    expect(document.activeElement).toHaveAccessibleName('Venus sextile Pluto, 0°04′');
  });

  // req: CHART-2
  it('shows a spinner while loading, and records nothing yet', async () => {
    server.use(mockEndpoint(getBirthChartEndpoint, () => new Promise(() => {})));
    await renderApp('/profile', { signedInAs: buildUser() });
    expect(await screen.findByText('Loading your birth chart')).toBeInTheDocument();
    expect(callsOf(recordActivityEndpoint)).toEqual([]);
  });

  it('records the activity once, however often the tab is opened', async () => {
    const { release, released } = createHold();
    server.use(
      mockEndpoint(recordActivityEndpoint, async ({ request }) => {
        await released;
        return passOn(request);
      }),
    );
    const { user } = await openChart();
    await waitFor(() => expect(callsOf(recordActivityEndpoint)).toHaveLength(1));
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    await user.click(screen.getByRole('tab', { name: 'Chart' }));
    await screen.findByRole('table', { name: 'Planets' });
    release();
    expect(await findToast('Progress updated! ✨')).toBeInTheDocument();
    await waitForAnswers();
    expect(callsOf(recordActivityEndpoint)).toMatchObject([
      { activityType: 'birthchart', activityId: 'natal' },
    ]);
  });

  // req: CHART-1
  it('shows a star for an unknown planet', async () => {
    server.use(
      mockEndpoint(getBirthChartEndpoint, () =>
        Response.json({
          planets: [
            { name: 'Sun', sign: 'Leo' },
            { name: 'Chiron', sign: 'Virgo' },
          ],
        }),
      ),
    );
    await renderApp('/profile', { signedInAs: buildUser() });
    const row = (await screen.findByRole('rowheader', { name: 'Chiron' })).parentElement;
    expect(row).toHaveTextContent('ChironVirgo');
    // A symbol is taken from the sprite; the star is drawn on the spot.
    const symbol = row?.firstElementChild;
    expect(symbol?.querySelector('use')).toBeNull();
    expect(symbol?.querySelector('svg path')).not.toBeNull();
    expect(screen.queryByText(/Approximate/)).not.toBeInTheDocument();
  });
});

describe('the receipt', () => {
  it.each<[BirthCase, string]>([
    [
      'sample',
      'You said August 2, 1994, 9:18 PM, Chicago, Illinois, United States. The clock there was UTC−05:00. So: 02:18 UTC, August 3.',
    ],
    [
      'unknownTime',
      'You said August 3, 1994, Chicago, Illinois, United States, without a time. The positions are for noon there, with the clock at UTC−05:00. So: 17:00 UTC.',
    ],
    [
      'unknownPlace',
      'You said August 2, 1994, 9:18 PM, The old mill. We couldn’t tell which place that is, so we don’t know its time zone. The positions are for 21:18 UTC, the midpoint of the possible times.',
    ],
  ])('of %s', async (name, words) => {
    await openChart(name);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each<[BirthCase, string]>([
    [
      'unknownTimeAndPlace',
      'You said August 2, 1994, without a time or a place. The positions are for 12:00 UTC, the midpoint of that date around the world.',
    ],
    [
      'hourTwice',
      'You said October 30, 1994, 1:30 AM, Chicago, Illinois, United States. That hour came twice that day; this is the later one, with the clock at UTC−06:00. So: 07:30 UTC.',
    ],
    [
      'localMeanTime',
      'You said March 1, 1905, 10:00 AM, São Paulo, Brazil. There was no standard time there yet: clocks followed the Sun, at UTC−03:06:33. So: 13:06:33 UTC.',
    ],
  ])('of %s', { tags: 'night' }, async (name, words) => {
    await openChart(name);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  // req: CHART-15
  it('asks for the place when it is unknown, like the settings', async () => {
    await openChart('unknownPlace', { birthPlace: 'England' });
    expect(screen.getByText('Choose your birth place')).toBeVisible();
    expect(screen.getByText('We can’t tell which place that is')).toBeInTheDocument();
  });

  // req: HABIT-2
  it.each([
    ['mdy', /^You said August 2, 1994, .* So: 02:18 UTC, August 3\.$/],
    ['dmy', /^You said 2 August 1994, .* So: 02:18 UTC, 3 August\.$/],
    ['ymd', /^You said 1994-08-02, .* So: 02:18 UTC, August 3\.$/],
  ] as const)('writes its dates in the order %s', { tags: 'night' }, async (dateOrder, words) => {
    await openChart('sample', { preferences: buildPreferences({ dateOrder }) });
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

describe('what is uncertain', () => {
  // req: CHART-6
  it('is shown with the clock time at which the sign changed', async () => {
    await openChart('unknownTime');
    expect(listRows()[1]).toEqual([
      'Moon',
      expect.stringMatching(/^Gemini until 5:22\sPM, then Cancer$/),
    ]);
    expect(listRows()[2]).toEqual([
      'Mercury',
      expect.stringMatching(/^Cancer until 1:09\sAM, then Leo$/),
    ]);
    expect(screen.getByRole('columnheader', { name: 'Position at noon' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'House' })).not.toBeInTheDocument();
    expect(screen.queryByText('Ascendant', { selector: 'dt *' })).not.toBeInTheDocument();
    expect(screen.getByText(/so they need a birth time/)).toBeInTheDocument();
  });

  it('is in UTC when the place is unknown', { tags: 'night' }, async () => {
    await openChart('unknownPlace');
    expect(listRows()[1]).toEqual(['Moon', 'Taurus until 11:05 UTC, then Gemini']);
  });

  // req: CHART-7
  it.each<[string, BirthCase, string]>([
    [
      'the Sun was ahead of the table',
      'cusp',
      'By the usual dates you’re Cancer; the real Sun had already entered Leo at 8:41 PM on July 22.',
    ],
    [
      'the Sun was behind the table',
      'beforeIngress',
      'By the usual dates you’re Leo; the real Sun was in Cancer until 3:11 AM on July 23.',
    ],
    [
      'the Sun changed sign that day and the two agree',
      'afterIngress',
      'The Sun entered Leo at 3:11 AM on July 23, before you were born: dates and sky agree on Leo.',
    ],
  ])('says to the minute: %s', async (_, name, words) => {
    await openChart(name);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('leaves both signs of the Sun open when the moment is unknown', async () => {
    await openChart('unknownOnIngress');
    expect(
      screen.getByText(/^The Sun went from Cancer into Leo at 3:11 AM on July 23: .* either\./),
    ).toBeInTheDocument();
  });

  it('does not include the Sun when table and sky must agree', { tags: 'night' }, async () => {
    await openChart();
    expect(screen.queryByText(/usual dates|dates and sky/)).not.toBeInTheDocument();
  });
});

describe('without a chart', () => {
  const FALLBACK = [
    ['Sun', 'Leo'],
    ['Moon', 'Pisces'],
    ['Mercury', 'Leo'],
    ['Venus', 'Virgo'],
    ['Mars', 'Gemini'],
  ];

  // req: CHART-3
  it('shows the fallback for an empty answer, marked as placeholders', async () => {
    server.use(
      mockEndpoint(getBirthChartEndpoint, () => answer(birthChartSchema, { planets: [] })),
    );
    await renderApp('/profile', { signedInAs: buildUser() });
    expect(await screen.findByText('Placeholder signs, not yours')).toBeInTheDocument();
    expect(listRows()).toEqual(FALLBACK);
    expect(screen.queryByRole('button', { name: /Full Birth Chart/ })).not.toBeInTheDocument();
    expect(callsOf(recordActivityEndpoint)).toEqual([]);
  });

  // req: CHART-3
  it.each([
    ['a failure', () => refuse('unavailable')],
    ['a broken line', () => breakOff()],
  ])('shows it after %s too, and the chart after a retry', async (_, resolve) => {
    server.use(mockEndpoint(getBirthChartEndpoint, resolve, { once: true }));
    const { user } = await renderApp('/profile', { signedInAs: buildUser() });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your chart.');
    expect(listRows()).toEqual(FALLBACK);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('19°41′')).toBeInTheDocument();
    expect(screen.queryByText('Placeholder signs, not yours')).not.toBeInTheDocument();
  });
});

describe('View Full Birth Chart', () => {
  // req: CHART-4
  it('shows wheel, houses, positions, aspects with their motion, the moment and the credit', async () => {
    const { dialog } = await openFullChart();
    expect(within(dialog).getByRole('group', { name: 'Birth chart wheel' })).toBeInTheDocument();
    expect(listRows(dialog)).toHaveLength(10);
    const section = within(dialog).getByRole('heading', { name: 'Aspects' }).closest('section');
    const aspects = within(section as HTMLElement).getByRole('list');
    expect(within(aspects).getByRole('button', { name: 'sextile' })).toBeInTheDocument();
    expect(within(aspects).getAllByRole('listitem')).toHaveLength(
      drawChart('sample').aspects.length,
    );
    expect(within(aspects).getAllByText(/^(applying|separating)$/)).toHaveLength(
      drawChart('sample').aspects.length,
    );
    expect(within(dialog).getByText(/^You said August 2, 1994, 9:18/)).toBeInTheDocument();
    expect(within(dialog).getByText(/Every sign here is certain/)).toBeInTheDocument();
    expect(within(dialog).getByText(/GeoNames/)).toBeInTheDocument();
  });

  it('says which of two hours its signs are certain for', { tags: 'night' }, async () => {
    const { dialog } = await openFullChart('hourTwice');
    expect(
      within(dialog).getByText(
        'That hour came twice that day. For the later one, every sign here is certain.',
      ),
    ).toBeInTheDocument();
  });

  it('counts the houses by whole signs or by Placidus, in the list, the wheel and the table', {
    tags: 'night',
  }, async () => {
    const { user, dialog } = await openFullChart();
    const first = () =>
      within(within(dialog).getByRole('tabpanel')).getAllByRole('listitem')[0]?.textContent;
    expect(first()).toBe('1Pisces');
    // By its label: to find a role in a page of this size takes long.
    const jupiter = await within(dialog).findByLabelText(/^Jupiter, /);
    expect(listRows(dialog)[5]).toEqual(['Jupiter', '6°15′', 'Scorpio', '9']);
    expect(jupiter).toHaveAccessibleName('Jupiter, 6°15′ Scorpio, ninth house');
    await user.click(within(dialog).getByRole('tab', { name: 'Placidus' }));
    expect(first()).toBe('1Pisces9°28′');
    expect(listRows(dialog)[5]).toEqual(['Jupiter', '6°15′', 'Scorpio', '8']);
    expect(jupiter).toHaveAccessibleName('Jupiter, 6°15′ Scorpio, eighth house');
    expect(within(dialog).getByText(/^Placidus houses/)).toBeInTheDocument();
  });

  it('explains why there are no Placidus houses near the pole, and keeps the whole signs', {
    tags: 'night',
  }, async () => {
    const { user, dialog } = await openFullChart('polar');
    await user.click(within(dialog).getByRole('tab', { name: 'Placidus' }));
    expect(within(dialog).getByRole('tabpanel')).toHaveTextContent(
      'There are no Placidus houses this close to the pole',
    );
    expect(within(dialog).getByText('Whole sign houses, counted from Taurus.')).toBeInTheDocument();
  });

  it('offers no house system without a birth time, and says what is open', {
    tags: 'night',
  }, async () => {
    const { dialog } = await openFullChart('unknownTime');
    expect(within(dialog).queryByRole('tab')).not.toBeInTheDocument();
    expect(
      within(dialog).getByText(/^Moon: Gemini until 5:22\sPM, then Cancer\.$/),
    ).toBeInTheDocument();
  });

  it('shows and reads aloud what flips when the birth time is moved by key, even past midnight', async () => {
    await openFullChart('midnight');
    const slider = await screen.findByRole('slider', { name: /birth time was off/ });
    const heard = () => slider.getAttribute('aria-valuetext');
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['-60', '60']);
    expect(heard()).toBe('12:01\u00a0AM, as you gave it');
    const moveTo = (minutes: number) => fireEvent.change(slider, { target: { value: minutes } });
    moveTo(1);
    expect(heard()).toBe('12:02\u00a0AM, 1 minute later. No sign or house changes.');
    moveTo(6);
    expect(heard()).toBe('12:07\u00a0AM, 6 minutes later. Midheaven in Pisces instead of Aquarius');
    expect(screen.getByText('Midheaven in Pisces instead of Aquarius')).toBeVisible();
    moveTo(-5);
    expect(heard()).toBe('11:56\u00a0PM, 5 minutes earlier. No sign or house changes.');
    moveTo(-6);
    expect(heard()).toBe(
      '11:55\u00a0PM, 6 minutes earlier. Mercury in Virgo instead of Libra. Houses: Mercury 4 instead of 5',
    );
  });

  it('has no slider without a birth time', { tags: 'night' }, async () => {
    await openFullChart('unknownTime');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('returns the focus to its button when it is closed', { tags: 'night' }, async () => {
    const { user } = await openFullChart();
    await user.keyboard('{Escape}');
    // By its text: to find a role in a page of this size takes longer than the focus does.
    const button = screen.getByText('View Full Birth Chart').closest('button');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
