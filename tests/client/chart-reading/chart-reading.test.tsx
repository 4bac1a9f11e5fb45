import { beforeAll, describe, expect, it } from 'vitest';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import type { ChartReading } from '#shared/chart-reading/chart-reading.schema.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { signIn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';

// The tab loads this code when it is opened; read for the first time it takes longer than a test waits for a chapter.
beforeAll(async () => {
  await import('#client/features/chart-reading/index.ts');
});

/** What the application says about the user's chart. */
function askReading(): Promise<ChartReading> {
  return ask(getChartReadingEndpoint, { params: { userId: buildUser().id } });
}

/** Opens the reading; `change` makes another chart's of it. */
async function openReading(change?: (reading: ChartReading) => ChartReading) {
  if (change !== undefined) {
    await signIn(buildUser());
    server.use(mockEndpoint(getChartReadingEndpoint, change(await askReading())));
  }
  const visit = await renderApp('/profile', { signedInAs: buildUser() });
  await screen.findByRole('heading', { name: 'Your chart in one page' });
  // The page's heading stands above the waiting chapters too.
  await screen.findAllByRole('article');
  return visit;
}

const articleOf = (headline: string) =>
  screen.getByRole('heading', { name: headline }).closest('article') as HTMLElement;

/** Whether a spot of the wheel is lit. */
const isLit = (spot: HTMLElement) =>
  spot.querySelector('.wheel-light')?.hasAttribute('stroke') === true;

describe('Your chart in one page', () => {
  // req: CHART-10
  it('shows Sun, Moon and Ascendant, each with its certainty and its facts under Why', async () => {
    const { user } = await openReading();
    const sun = await screen.findByRole('heading', { name: 'People warm their hands at you.' });
    const chapter = sun.closest('article') as HTMLElement;
    expect(chapter).toHaveTextContent('Sun in Leo, 6th house');
    expect(chapter).toHaveTextContent('Sure: the Sun was in Leo all that day.');
    const { chapters } = await askReading();
    const house = chapters.find(({ id }) => id === 'sun')?.inHouse ?? '';
    expect(within(chapter).getByText(house)).not.toBeVisible();
    await user.click(within(chapter).getByText('In its house'));
    expect(within(chapter).getByText(house)).toBeVisible();
    const fact = within(chapter).getByText(/^Sun at 10°32′ Leo, in the 6th/).parentElement;
    expect(fact).toHaveTextContent('Sun at 10°32′ Leo, in the 6th whole-sign house.');
    expect(fact).not.toBeVisible();
    await user.click(within(chapter).getByText('Why?'));
    expect(fact).toBeVisible();
    expect(screen.getByText('Pisces rising')).toBeInTheDocument();
    expect(
      screen.queryByRole('heading', { name: 'Your Ascendant needs a birth time.' }),
    ).not.toBeInTheDocument();
  });

  // req: CHART-16
  it('begins with the portrait in one page, each theme with its facts under Why', {
    tags: 'night',
  }, async () => {
    const { user } = await openReading();
    const page = screen
      .getByRole('heading', { name: 'Your chart in one page' })
      .closest('section') as HTMLElement;
    const portrait = (await askReading()).chapters.filter(({ kind }) => kind === 'portrait');
    expect(portrait.length).toBeGreaterThan(1);
    expect(within(page).getAllByRole('article')).toHaveLength(portrait.length);
    for (const { headline, text, facts } of portrait) {
      const theme = articleOf(headline);
      expect(page).toContainElement(theme);
      expect(theme).toHaveTextContent(text);
      const why = within(theme).getByText('Why?').closest('details') as HTMLElement;
      const fact = within(why).getAllByRole('listitem', { hidden: true })[0];
      expect(fact).toHaveTextContent(facts[0]?.text ?? '');
      expect(fact).not.toBeVisible();
      await user.click(within(theme).getByText('Why?'));
      expect(fact).toBeVisible();
    }
    const sun = articleOf('People warm their hands at you.');
    expect(page.compareDocumentPosition(sun)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names the placements behind a theme, and shows them on the wheel', {
    tags: 'night',
  }, async () => {
    const { user } = await openReading();
    const [theme] = (await askReading()).chapters;
    const article = articleOf(theme?.headline ?? '');
    const points = theme?.facts.flatMap(({ bodies }) => bodies) ?? [];
    expect(points.length).toBeGreaterThan(0);
    expect(article).toHaveTextContent(/ in (?:Aries|Leo|Virgo|Pisces|Gemini)|conjunct|square/);
    await user.click(within(article).getByRole('button', { name: /^Show on the wheel/ }));
    expect(document.activeElement?.getAttribute('aria-label')?.toLowerCase()).toContain(points[0]);
  });

  it('opens every other chapter by its title, the closest aspect first', {
    tags: 'night',
  }, async () => {
    const { user } = await openReading();
    const list = (await screen.findByRole('heading', { name: 'Close aspects' })).nextElementSibling;
    expect(list?.querySelector('summary')).toHaveTextContent('Venus sextile Pluto, 0°04′');
    const headline = screen.getByText('You love in the small print.');
    expect(headline).not.toBeVisible();
    await user.click(screen.getByText('Venus in Virgo, 7th house'));
    expect(headline).toBeVisible();
  });

  it('ends with what everybody born within the same few years shares', {
    tags: 'night',
  }, async () => {
    await openReading();
    const shared = articleOf('What you share with everybody your age.');
    expect(shared).toHaveTextContent('Uranus and Neptune in Capricorn, Pluto in Scorpio');
    const { text } = (await askReading()).chapters.at(-1) ?? {};
    expect(shared).toHaveTextContent(text ?? 'no text');
  });

  // req: CHART-13
  it('opens chapters from the wheel: for a planet, a house, an empty house and an aspect line', {
    tags: 'night',
  }, async () => {
    const { user } = await openReading();
    await screen.findByRole('heading', { name: 'People warm their hands at you.' });
    const venus = screen.getByText('You love in the small print.');
    expect(venus).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Venus, 25°12′ Virgo/ }));
    expect(venus).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Venus in Virgo, 7th house');

    const enter = async (name: RegExp) => {
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
      return document.activeElement;
    };
    // The second house has nobody in it: Mars rules Aries.
    expect(await enter(/^Second house, Aries, empty; opens its ruler, Mars$/)).toHaveTextContent(
      'Mars in Gemini, 4th house',
    );
    expect(screen.getByText('You return every serve.')).toBeVisible();
    expect(await enter(/^Sixth house, .*; opens Sun$/)).toHaveTextContent(
      'People warm their hands at you.',
    );
    expect(await enter(/^Venus sextile Pluto, 0°04′$/)).toHaveTextContent(
      'Venus sextile Pluto, 0°04′',
    );
    expect(await enter(/^Ascendant, /)).toHaveTextContent('Pisces rising');
  });

  // req: CHART-13
  it('opens nothing from the wheel for an aspect without a chapter', {
    tags: 'night',
  }, async () => {
    await openReading(({ chapters, ...rest }) => ({
      ...rest,
      chapters: chapters.filter(({ id }) => id !== 'venus-pluto'),
    }));
    expect(
      await screen.findByRole('button', { name: /^Moon conjunct Mars, / }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Venus sextile Pluto/ })).not.toBeInTheDocument();
  });

  // req: CHART-13
  it('shows the place of a chapter on the wheel, where Enter leads back to it', {
    tags: 'night',
  }, async () => {
    const { user } = await openReading();
    const show = (title: RegExp) =>
      screen.getByRole('button', { name: new RegExp(`^Show on the wheel: ${title.source}`) });
    await screen.findByRole('heading', { name: 'People warm their hands at you.' });
    await user.click(show(/Sun in Leo/));
    const sun = screen.getByRole('button', { name: 'Sun, 10°32′ Leo, sixth house' });
    expect(sun).toHaveFocus();
    expect(isLit(sun)).toBe(true);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveTextContent('People warm their hands at you.');
    expect(isLit(sun)).toBe(false);

    await user.click(show(/Venus sextile Pluto/));
    const line = screen.getByRole('button', { name: 'Venus sextile Pluto, 0°04′' });
    expect(line).toHaveFocus();
    expect(isLit(line)).toBe(true);
    expect(isLit(screen.getByRole('button', { name: /^Pluto, / }))).toBe(true);
    expect(isLit(sun)).toBe(false);

    // The same chapter once more, after the focus has been elsewhere.
    await user.click(show(/Venus sextile Pluto/));
    expect(line).toHaveFocus();

    await user.click(screen.getByText('Ruler of your chart: Neptune, 11th house'));
    await user.click(show(/Ruler of your chart/));
    expect(screen.getByRole('button', { name: /^Neptune, / })).toHaveFocus();
    expect(isLit(screen.getByRole('button', { name: /^Eleventh house, / }))).toBe(true);
  });

  // req: CHART-18
  it('leads back from the wheel to the place that was left, by a bar that names it', async () => {
    const { user } = await openReading();
    const show = await screen.findByRole('button', { name: /^Show on the wheel: Sun in Leo/ });
    await user.click(show);
    expect(show).not.toHaveFocus();
    const back = screen.getByRole('button', {
      name: 'Back to your place: People warm their hands at you.',
    });
    await user.click(back);
    expect(show).toHaveFocus();
    expect(back).not.toBeInTheDocument();
    expect(isLit(screen.getByRole('button', { name: /^Sun, / }))).toBe(false);
  });

  // req: CHART-13
  it('lights up all planets of a chapter about several, and none for one about the whole chart', {
    tags: 'night',
  }, async () => {
    const { user } = await openReading();
    await user.click(await screen.findByText('Four in water'));
    await user.click(screen.getByRole('button', { name: 'Show on the wheel: Four in water' }));
    const lit = screen
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('data-spot') && isLit(button))
      .map((button) => button.getAttribute('data-spot'));
    expect(lit.sort()).toEqual(['jupiter', 'mercury', 'pluto', 'saturn']);
    await user.click(screen.getByText('The qualities, evenly spread'));
    expect(
      screen.queryByRole('button', { name: /^Show on the wheel: The qualities/ }),
    ).not.toBeInTheDocument();
  });

  // req: CHART-13
  it('links wheel and chapters both ways in the full chart too, without closing it', {
    tags: 'night',
  }, async () => {
    const { user } = await openReading();
    await user.click(screen.getByRole('button', { name: 'View Full Birth Chart' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your full birth chart' });
    const mars = await within(dialog).findByRole('button', { name: /^Mars, / });
    await user.click(mars);
    expect(within(dialog).getByText('You return every serve.')).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveTextContent('Mars in Gemini, 4th house');
    await user.click(
      within(dialog).getByRole('button', { name: /^Show on the wheel: Mars in Gemini/ }),
    );
    expect(mars).toHaveFocus();
    expect(isLit(mars)).toBe(true);
  });

  it('counts the bodies by element and quality', { tags: 'night' }, async () => {
    await openReading();
    const table = await screen.findByRole('table', {
      name: 'Your planets by element and quality.',
    });
    const water = within(table).getByRole('row', { name: /^Water/ });
    expect(within(water).getAllByRole('img')).toHaveLength(4);
    expect(within(water).getAllByRole('cell').at(-1)).toHaveTextContent('4');
  });

  it('marks a body whose sign is open, and every total that counts it', async () => {
    await openReading(({ chapters, ...rest }) => ({
      ...rest,
      chapters: chapters.map((chapter) =>
        chapter.id === 'moon'
          ? { ...chapter, certainty: { level: 'changes', text: 'Not settled: so.' } }
          : chapter,
      ),
    }));
    const table = await screen.findByRole('table', { name: /^Your planets by element/ });
    const air = within(table).getByRole('row', { name: /^Air/ });
    expect(within(air).getByRole('img', { name: 'Moon, sign not settled' })).toBeInTheDocument();
    expect(within(air).getByRole('img', { name: 'Mars' })).toBeInTheDocument();
    expect(within(air).getAllByRole('cell').at(-1)).toHaveTextContent('~about 2');
    const sums = within(table).getAllByRole('row').at(-1) as HTMLElement;
    const cells = within(sums).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['3', '3', '~about 4', '']);
    expect(
      screen.getByText(/^~ Your birth time leaves its sign open: it’s counted where the wheel/),
    ).toBeInTheDocument();
  });

  it('opens folded parts for printing where styles cannot, and folds them again', {
    tags: 'night',
  }, async () => {
    const { user } = await openReading();
    await screen.findByRole('heading', { name: 'People warm their hands at you.' });
    await user.click(screen.getByText('Venus in Virgo, 7th house'));
    const folded = () =>
      [...document.querySelectorAll('main details')].map((details) => details.hasAttribute('open'));
    const before = folded();
    expect(before.filter((isOpen) => isOpen)).toHaveLength(1);
    expect(screen.getByText('You return every serve.')).not.toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    expect(folded()).not.toContain(false);
    expect(screen.getByText('You return every serve.')).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    expect(folded()).toEqual(before);
  });

  it.each([
    ['time', { birthTime: null }, 'Add your birth time'],
    [
      'place from the list',
      { birthPlace: 'The old mill', birthPlaceDetails: null },
      'Pick your birth place',
    ],
  ])(
    'says that the Ascendant needs a birth %s, and asks for it',
    async (missing, birth, action) => {
      const { user } = await renderApp('/profile', { signedInAs: buildUser(birth) });
      await screen.findByRole('heading', { name: `Your Ascendant needs a birth ${missing}.` });
      await user.click(screen.getByRole('button', { name: action }));
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
    },
  );

  it('marks what the birth time leaves open', async () => {
    await openReading(({ chapters, ...rest }) => ({
      ...rest,
      chapters: chapters.map((chapter) =>
        chapter.id === 'ascendant'
          ? { ...chapter, facts: [], certainty: { level: 'changes', text: 'Not settled: so.' } }
          : chapter,
      ),
    }));
    const rising = articleOf('People are sure they’ve met you before.');
    expect(rising).toHaveTextContent('~Not settled: so.');
    expect(within(rising).queryByText('Why?')).not.toBeInTheDocument();
  });

  it('says when it cannot be loaded, keeps the wheel, and retries', async () => {
    server.use(mockEndpoint(getChartReadingEndpoint, () => refuse('unavailable')));
    const { user } = await renderApp('/profile', { signedInAs: buildUser() });
    expect(
      await screen.findByText('We couldn’t load what your chart means just now.'),
    ).toBeInTheDocument();
    const wheel = screen.getByRole('group', { name: 'Birth chart wheel' });
    // What leads nowhere is no door.
    expect(within(wheel).queryByRole('button')).not.toBeInTheDocument();
    expect(within(wheel).getByRole('img', { name: /^Sun, / })).toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'People warm their hands at you.' }),
    ).toBeInTheDocument();
  });
});
