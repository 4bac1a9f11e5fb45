import { expect, it } from 'vitest';
import { urlOf } from '#shared/core/endpoint.ts';
import { HOUSE_AREAS } from '#shared/sky/houses.copy.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import { type OwnYear, ownYearSchema, type YearSeason } from '#shared/year/year.schema.ts';
import { entryId, putEntry } from '#tests/support/journal.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { openBrowser, signIn } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser, buildUserWithoutBirth } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';
import { liveInUtc, standStill } from '../home/open-home.ts';

liveInUtc();

/** A reader whose birth time is known to a few minutes. */
const buildReader = () => buildUser({ birthTimeMargin: 5 });

function open(path = '/year', signedInAs = buildReader()) {
  standStill();
  return renderApp(path, { signedInAs });
}

async function readYear(): Promise<OwnYear> {
  const browser = await openBrowser();
  const answer = await browser.get(urlOf(getYearEndpoint, { query: { zone: 'UTC' } }));
  return answer.read(ownYearSchema);
}

/** Answers the reader's year with changes. */
async function changeYear(changes: Partial<OwnYear> | ((year: OwnYear) => Partial<OwnYear>)) {
  standStill();
  await signIn(buildReader());
  const year = await readYear();
  const changed = typeof changes === 'function' ? changes(year) : changes;
  server.use(mockEndpoint(getYearEndpoint, { ...year, ...changed }));
}

const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name });
const SEASON: YearSeason = {
  moving: 'saturn',
  natal: 'moon',
  aspect: 'square',
  start: '2027-01-20',
  end: '2027-02-10',
  days: 22,
  passes: [],
  headline: null,
};

// req: YEAR-1
it('tells the seasons with their exact days, the months, the eclipses by house and the stations', async () => {
  await open();
  const back = await findHeading('The Sun came back to where you met it.');
  expect(
    screen.getByText(
      /^On Aug 2 at 7:53\sPM ± 6 min it stood exactly where it did when you were born\.$/,
    ),
  ).toBeInTheDocument();
  const year = await readYear();
  expect(back.closest('article')).toHaveTextContent(year.headline.text);
  const first = (await findHeading(year.seasons[0]?.headline ?? '')).closest('li');
  expect(first).toHaveTextContent('Jupiter conjunct your Sun');
  expect(first).toHaveTextContent('Felt Aug 12 to Aug 21. Exact Aug 17');
  const months = screen.getByRole('heading', { name: 'Month by month' }).closest('section');
  expect(year.months).toHaveLength(12);
  for (const { text } of year.months) expect(months).toHaveTextContent(text);
  const eclipses = (await findHeading('The eclipses, and where they fall')).closest('section');
  expect(eclipses).toHaveTextContent('Yours: work and routines.');
  expect(
    screen.getByRole('img', {
      name: /^The eclipses by the areas of your life: .*one for work and routines/,
    }),
  ).toBeInTheDocument();
  expect(screen.getByText('Mercury turns retrograde in Scorpio.')).toBeInTheDocument();
});

it('says how sure the days of a season are', async () => {
  const [at, from, until] = [
    '2026-08-17T12:00:00Z',
    '2026-08-16T18:00:00Z',
    '2026-08-18T06:00:00Z',
  ];
  const pass = { at, from, until, shown: 'day' } as const;
  const wide = { ...SEASON, headline: 'You can wait.', start: '2026-08-12', passes: [pass] };
  const [instant, later] = ['2026-09-24T12:00:00Z', '2026-09-25T12:00:00Z'];
  const about = { at: instant, from: instant, until: instant, shown: 'about' } as const;
  const second = { at: instant, from: '2026-09-23T12:00:00Z', until: later, shown: 'day' } as const;
  await changeYear({
    seasons: [
      wide,
      { ...wide, natal: 'mars', headline: 'You can ask.', passes: [pass, about] },
      { ...wide, natal: 'sun', headline: 'You can go.', passes: [pass, second] },
      { ...SEASON, natal: 'venus' },
    ],
  });
  await open();
  expect((await findHeading('You can wait.')).closest('li')).toHaveTextContent(
    'Exact Aug 17, give or take a day.',
  );
  const half = (await findHeading('You can ask.')).closest('li');
  expect(half).toHaveTextContent('Exact Aug 17 (give or take a day) and about Sep 24.');
  const none = (await findHeading('You can go.')).closest('li');
  expect(none).toHaveTextContent('Exact Aug 17 and Sep 24, each give or take a day.');
  // Nowhere surely exact: by its name, and without a day.
  const unsure = (await findHeading('Saturn square your Venus')).closest('li');
  expect(unsure).toHaveTextContent('or your birth time can’t tell');
});

it('names the houses around the wheel with words of the areas that are told below it', async () => {
  await open();
  const wheel = await screen.findByRole('img', { name: /^The eclipses by the areas/ });
  const words = [...wheel.querySelectorAll('text')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /\D/.test(text));
  expect(words).toHaveLength(12);
  expect(words[9]).toBe('career');
  for (const [index, area] of HOUSE_AREAS.entries())
    expect(area.split(' ')).toContain(words[index]);
});

it('says of one eclipse alone where it falls', async () => {
  await changeYear(({ eclipses }) => ({ eclipses: eclipses.slice(0, 1) }));
  await open();
  expect(await findHeading('One eclipse, and where it falls')).toBeInTheDocument();
  expect(
    screen.getByRole('img', {
      name: 'The eclipses by the areas of your life: one for work and routines.',
    }),
  ).toBeInTheDocument();
});

it('says the year of a day outside its twelve months', async () => {
  await changeYear({ seasons: [{ ...SEASON, start: '2026-07-14', end: '2026-08-03' }] });
  await open();
  expect(await screen.findByText(/^Felt/)).toHaveTextContent('Felt Jul 14, 2026 to Aug 3.');
});

// req: YEAR-3
it('marks the days of the year before that have entries, in words without a count', async () => {
  await signIn(buildReader());
  // The Full Moon is in Capricorn on the first and the last of these days.
  for (const [number, date] of ['2025-07-10', '2025-09-01', '2026-06-29'].entries())
    await putEntry(await openBrowser(), entryId(number), { date });
  await open();
  const past = (await screen.findByRole('heading', { name: 'The year before' })).closest('section');
  const marks = within(past ?? document.body).getByRole('img');
  expect(marks).toHaveAccessibleName(
    'You wrote in your journal in Sep 2025 and Jun 2026. Dots on Jun 29, 2026.',
  );
  expect(past).toHaveTextContent('A dot: the sky stood as on a day you’d written about before.');
});

it('names a screen reader no more days that looked back than one remembers', async () => {
  const days = Array.from({ length: 9 }, (_, day) => `2026-07-0${day + 1}`);
  const past = { from: '2025-08-02', until: '2026-08-02', marked: days, lookbacks: days };
  await changeYear({ past });
  await open();
  expect(await screen.findByRole('img', { name: /^You wrote/ })).toHaveAccessibleName(
    /Dots on Jul 1, 2026, .* Jul 5, 2026 and 4 more days\.$/,
  );
});

// req: YEAR-3
it('speaks of no dots where no day looked back', async () => {
  await signIn(buildReader());
  await putEntry(await openBrowser(), entryId(1), { date: '2025-09-01' });
  await open();
  const heading = await screen.findByRole('heading', { name: 'The year before' });
  expect(heading.closest('section')).not.toHaveTextContent('A dot');
});

it('leaves out the year before where nothing was written', async () => {
  await open();
  await screen.findByRole('heading', { name: 'When planets turn' });
  expect(screen.queryByRole('heading', { name: 'The year before' })).not.toBeInTheDocument();
});

it('asks for the next year by its birthday', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'The year from August 2, 2027' }));
  await screen.findByText('August 2, 2027 to August 2, 2028');
  const next = { from: '2027-08-02', zone: 'UTC' };
  for (const query of [{ zone: 'UTC' }, next])
    expect(callsOf(getYearEndpoint, { query })).toHaveLength(1);
});

it('asks for the birth date where there is none', async () => {
  await open('/year', buildUserWithoutBirth());
  expect(await screen.findByRole('link', { name: 'Add birth details' })).toBeInTheDocument();
});

it('says that a year is out of reach, with the way to this one', async () => {
  const { user } = await open('/year?from=1994-08-02');
  await user.click(await screen.findByRole('link', { name: 'Go to this year' }));
  expect(await findHeading('Month by month')).toBeInTheDocument();
});

it('says that loading failed, and tries again', async () => {
  server.use(mockEndpoint(getYearEndpoint, () => refuse('unavailable'), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await findHeading('Month by month')).toBeInTheDocument();
});
