import { expect, it } from 'vitest';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { SAMPLE_YEAR } from '#tests/support/msw/handlers/year.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';
import { liveInUtc, standStill } from '../home/open-home.ts';

liveInUtc();

function open(path = '/year') {
  standStill();
  return renderApp(path, { signedInAs: buildUser() });
}

// req: YEAR-1
it('tells the seasons with their exact days, the months, the eclipses by house and the stations', async () => {
  await open();
  const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
  expect(await heading('The Sun came back to where you met it.')).toBeInTheDocument();
  expect(
    screen.getByText(
      /^On Aug 2 at 7:53\sPM ± 6 min it stood exactly where it did when you were born\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('You can build it larger.')).toBeInTheDocument();
  const grow = (await heading('You’ve got room to grow.')).closest('li');
  expect(grow).toHaveTextContent('Jupiter conjunct your Sun');
  expect(grow).toHaveTextContent('Felt Aug 12 to Aug 21. Exact Aug 17, give or take a day.');
  // Nowhere surely exact: by its name, and without a day.
  const unsure = (await heading('Saturn square your Moon')).closest('li');
  expect(unsure).toHaveTextContent('or your birth time can’t tell');
  expect(screen.getByText('You may rest in 2027-03.')).toBeInTheDocument();
  const eclipses = (await heading('One eclipse, and where it falls')).closest('section');
  expect(eclipses).toHaveTextContent('Yours: work and routines.');
  expect(
    screen.getByRole('img', {
      name: 'The eclipses by the areas of your life: one for work and routines.',
    }),
  ).toBeInTheDocument();
  expect(screen.getByText('Mercury turns retrograde in Scorpio.')).toBeInTheDocument();
});

it('says the year of a day outside its twelve months', async () => {
  const [season] = SAMPLE_YEAR.seasons;
  if (season === undefined) throw new Error('no season');
  const early = { ...season, start: '2026-07-14', end: '2026-08-03' };
  server.use(mockEndpoint(getYearEndpoint, { ...SAMPLE_YEAR, seasons: [early] }));
  await open();
  expect(await screen.findByText(/^Felt/)).toHaveTextContent('Felt Jul 14, 2026 to Aug 3.');
});

// req: YEAR-3
it('marks the days of the year before that have entries, in words without a count', async () => {
  await open();
  const past = (await screen.findByRole('heading', { name: 'The year before' })).closest('section');
  const marks = within(past ?? document.body).getByRole('img');
  expect(marks).toHaveAccessibleName(
    'You wrote in your journal in Sep 2025 and Jul 2026. Dots on Jul 4, 2026.',
  );
  expect(past).toHaveTextContent('A dot: the sky stood as on a day you’d written about before.');
});

it('names a screen reader no more days that looked back than one remembers', async () => {
  const days = Array.from({ length: 9 }, (_, day) => `2026-07-0${day + 1}`);
  const past = { from: '2025-08-02', until: '2026-08-02', marked: days, lookbacks: days };
  server.use(mockEndpoint(getYearEndpoint, { ...SAMPLE_YEAR, past }));
  await open();
  expect(await screen.findByRole('img', { name: /^You wrote/ })).toHaveAccessibleName(
    /Dots on Jul 1, 2026, .* Jul 5, 2026 and 4 more days\.$/,
  );
});

// req: YEAR-3
it('speaks of no dots where no day looked back', async () => {
  const past = { from: '2025-08-02', until: '2026-08-02', marked: ['2025-09-01'], lookbacks: [] };
  server.use(mockEndpoint(getYearEndpoint, { ...SAMPLE_YEAR, past }));
  await open();
  const heading = await screen.findByRole('heading', { name: 'The year before' });
  expect(heading.closest('section')).not.toHaveTextContent('A dot');
});

it('leaves out the year before where nothing was written', async () => {
  const past = { from: '2025-08-02', until: '2026-08-02', marked: [], lookbacks: [] };
  server.use(mockEndpoint(getYearEndpoint, { ...SAMPLE_YEAR, past }));
  await open();
  await screen.findByRole('heading', { name: 'When planets turn' });
  expect(screen.queryByRole('heading', { name: 'The year before' })).not.toBeInTheDocument();
});

it('asks for the next year by its birthday', async () => {
  const asked: (string | null)[] = [];
  server.use(
    mockEndpoint(getYearEndpoint, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('from'));
      return SAMPLE_YEAR;
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'The year from August 2, 2027' }));
  await screen.findByRole('heading', { name: 'Month by month' });
  expect(asked).toEqual([null, '2027-08-02']);
});

it('asks for the birth date where there is none', async () => {
  server.use(mockEndpoint(getYearEndpoint, { basis: 'none' }));
  await open();
  expect(await screen.findByRole('link', { name: 'Add birth details' })).toBeInTheDocument();
});

it('says that a year is out of reach, with the way to this one', async () => {
  server.use(mockEndpoint(getYearEndpoint, () => refuse('bad_input'), { once: true }));
  const { user } = await open('/year?from=1994-08-02');
  await user.click(await screen.findByRole('link', { name: 'Go to this year' }));
  expect(await screen.findByText('You can build it larger.')).toBeInTheDocument();
});

it('says that loading failed, and tries again', async () => {
  server.use(mockEndpoint(getYearEndpoint, () => refuse('unavailable'), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByText('You can build it larger.')).toBeInTheDocument();
});
