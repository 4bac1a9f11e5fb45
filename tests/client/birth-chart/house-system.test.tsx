import { describe, expect, it } from 'vitest';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { editUserEndpoint, getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { createHold } from '#tests/support/hold.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { fireEvent, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { openChart } from './open-chart.ts';

const WHOLE_SIGN = 'Jupiter in Scorpio, 9th house';
const PLACIDUS = 'Jupiter in Scorpio, 8th house';

const savedHouses = async () => (await ask(getUserEndpoint)).preferences.houses;

const houseOfJupiter = () =>
  within(screen.getByRole('table', { name: 'Planets' })).getByRole('rowheader', { name: 'Jupiter' })
    .parentElement?.lastElementChild?.textContent;
const tabOf = (name: string) => screen.getByRole('tab', { name });

describe('whole signs or Placidus', () => {
  // req: CHART-12
  it('changes the houses in wheel, table and words, and is saved in the account', {
    tags: 'night',
  }, async () => {
    const { user } = await openChart();
    await screen.findByText(WHOLE_SIGN);
    const jupiter = screen.getByRole('button', { name: /^Jupiter, / });
    expect(jupiter).toHaveAccessibleName('Jupiter, 6°15′ Scorpio, ninth house');
    expect(screen.getByText('Each sign is one house, starting with Pisces.')).toBeInTheDocument();

    await user.click(tabOf('Placidus'));
    expect(jupiter).toHaveAccessibleName('Jupiter, 6°15′ Scorpio, eighth house');
    expect(houseOfJupiter()).toBe('8');
    expect(document.body).toHaveTextContent('Placidus houses, by the cusps in the wheel.');
    expect(await screen.findByText(PLACIDUS)).toBeInTheDocument();
    expect(screen.queryByText(WHOLE_SIGN)).not.toBeInTheDocument();
    expect(callsOf(editUserEndpoint)).toEqual([{ preferences: { houses: 'placidus' } }]);
    expect(await savedHouses()).toBe('placidus');

    await user.click(tabOf('Whole sign'));
    expect(jupiter).toHaveAccessibleName('Jupiter, 6°15′ Scorpio, ninth house');
    expect(await screen.findByText(WHOLE_SIGN)).toBeInTheDocument();
    expect(await savedHouses()).toBe('whole-sign');
  });

  // req: CHART-12
  it('is kept when the chart is opened again, in the full chart too', {
    tags: 'night',
  }, async () => {
    const preferences = buildPreferences({ houses: 'placidus' });
    const { user } = await openChart('sample', { preferences });
    expect(tabOf('Placidus')).toHaveAttribute('aria-selected', 'true');
    expect(houseOfJupiter()).toBe('8');
    await screen.findByText(PLACIDUS);
    await user.click(screen.getByRole('button', { name: 'View Full Birth Chart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your full birth chart' });
    expect(within(dialog).getByRole('tab', { name: 'Placidus' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // Mercury goes from the sixth house into the fifth at 9:04 PM, by the slider in Placidus houses too.
    const slider = within(dialog).getByRole('slider', { name: /birth time was off/ });
    fireEvent.change(slider, { target: { value: -15 } });
    expect(slider.getAttribute('aria-valuetext')).toContain('Mercury 6 instead of 5');
  });

  it('stays unchanged when it cannot be saved, and says so', async () => {
    const { user } = await openChart();
    await screen.findByText(WHOLE_SIGN);
    server.use(mockEndpoint(editUserEndpoint, () => refuse('unavailable')));
    await user.click(tabOf('Placidus'));
    expect(await screen.findByText('Your choice wasn’t saved')).toBeInTheDocument();
    expect(tabOf('Whole sign')).toHaveAttribute('aria-selected', 'true');
    expect(houseOfJupiter()).toBe('9');
    expect(screen.getByText(WHOLE_SIGN)).toBeInTheDocument();
  });

  it("shows the account's value after two choices that cannot be saved", {
    tags: 'night',
  }, async () => {
    const { user } = await openChart();
    await screen.findByText(WHOLE_SIGN);
    const { released, release } = createHold();
    server.use(
      mockEndpoint(editUserEndpoint, async () => {
        await released;
        return refuse('unavailable');
      }),
    );
    await user.click(tabOf('Placidus'));
    await user.click(tabOf('Whole sign'));
    expect(tabOf('Whole sign')).toHaveAttribute('aria-selected', 'true');
    release();
    expect(await screen.findByText('Your choice wasn’t saved')).toBeInTheDocument();
    expect(tabOf('Whole sign')).toHaveAttribute('aria-selected', 'true');
    expect(houseOfJupiter()).toBe('9');
  });

  it('shows no words for the old houses when the new ones fail to load', {
    tags: 'night',
  }, async () => {
    const { user } = await openChart();
    await screen.findByText(WHOLE_SIGN);
    server.use(mockEndpoint(getChartReadingEndpoint, () => refuse('unavailable')));
    await user.click(tabOf('Placidus'));
    expect(
      await screen.findByText('We couldn’t load what your chart means just now.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(WHOLE_SIGN)).not.toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(PLACIDUS)).toBeInTheDocument();
  });

  // req: CHART-12
  it('explains why there is no Placidus near the pole, and counts by whole signs', async () => {
    const { user } = await openChart('polar');
    const wholeSign = houseOfJupiter();
    await user.click(tabOf('Placidus'));
    expect(
      await screen.findByText(/^There are no Placidus houses this close to the pole/),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await savedHouses()).toBe('placidus'));
    expect(houseOfJupiter()).toBe(wholeSign);
    expect(document.body).toHaveTextContent('Whole sign houses, counted from Taurus.');
  });

  it('is not offered without houses', async () => {
    await openChart('unknownTime');
    expect(screen.queryByRole('tab', { name: 'Placidus' })).not.toBeInTheDocument();
  });
});
