import { isExhaustive } from '#tests/support/exhaustive.ts';
import { expect, test } from '../journey.ts';
import { expectNavigation, expectNoSidewaysScroll } from '../layout.ts';

test('Home shows the user, the day, the horoscope with its reasons, and the cards', {
  tag: '@layout',
}, async ({ page, signInAs, toasts }) => {
  await signInAs();
  await page.goto('/home');
  await expect(page).toHaveTitle('Home · Asteria');
  await expectNavigation(page, 'Home');
  const main = page.getByRole('main');
  await expect(main.getByText('Nora Whitlock', { exact: true })).toBeVisible();
  await expect(main.getByText('Leo', { exact: true })).toBeVisible();
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(today);

  const horoscope = page.getByRole('region', { name: 'Your Daily Horoscope' });
  const why = horoscope.getByRole('button', { name: 'Why?' });
  const reasons = horoscope.getByRole('list', { name: 'What this is based on' });
  await expect(why).toHaveAttribute('aria-expanded', 'false');
  await expect(reasons).toBeHidden();
  await why.click();
  await expect(reasons.getByRole('listitem').first()).toBeVisible();
  expect(await reasons.getByRole('listitem').count()).toBeGreaterThan(1);
  await why.click();
  await expect(reasons).toBeHidden();
  // A footnote opens the list of facts at its own fact.
  await horoscope.getByRole('button', { name: 'Reason 1', exact: true }).first().click();
  await expect(reasons.getByRole('listitem').first()).toBeFocused();

  await expect(horoscope.getByText('+10 points')).toBeVisible();
  await toasts.expectShown('Progress updated! ✨', "You've earned cosmic points for your journey.");

  const insights = page.getByRole('region', { name: 'Star Oracle Insights' });
  expect(await insights.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(3);
  await expect(
    page.getByRole('list', { name: 'Your Lucky Numbers' }).getByRole('listitem'),
  ).toHaveText(['7', '12', '15', '24', '31']);
  const lifePath = page.getByRole('region', { name: 'Life Path Number' });
  await expect(lifePath).toContainText('33');
  await expectNoSidewaysScroll(page);
});

test('the links of Home lead to their pages, and Back returns to Home', { tag: '@night' }, async ({
  page,
  signInAs,
  calls,
}) => {
  await signInAs();
  // Toasts for what these pages record would lie over the last link, one after the other.
  calls.hold('POST /api/user-progress/activity');
  await page.goto('/home');
  for (const { link, heading, address } of [
    { link: 'Settings', heading: 'Profile', address: '/profile' },
    {
      link: 'See All Lucky Numbers',
      heading: 'Your Cosmic Lucky Numbers',
      address: '/profile?tab=lucky',
    },
    {
      link: 'Full Numerology Reading',
      heading: 'Numerology Calculator',
      address: '/profile?tab=numerology',
    },
    { link: 'Get Your Reading', heading: 'Psychic Astrology Readings', address: '/readings' },
  ]) {
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/home');
  }
});

test('without a birth date Home asks for it and requests no horoscope', async ({
  page,
  signInAs,
  calls,
}) => {
  await signInAs();
  calls.change('GET /api/user', (user) => ({
    ...(user as object),
    birthDate: null,
    birthTime: null,
    birthPlace: null,
    birthPlaceDetails: null,
  }));
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Complete your profile' })).toBeVisible();
  await expect(
    page.getByText('Give the Oracle a birth date and she has something to work with.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Star Oracle Insights' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Lucky Numbers' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Life Path Number' })).toHaveCount(0);
  expect(calls.sent('GET /api/horoscope/daily')).toEqual([]);
  await page.getByRole('link', { name: 'Add birth details' }).click();
  await expect(page.getByRole('heading', { name: 'The sky is waiting for a date' })).toBeVisible();
  await page.getByRole('button', { name: 'Add your birth details' }).click();
  await expect(page.getByRole('dialog', { name: 'Your birth details' })).toBeVisible();
});

// The height of a constellation depends on its sign, and its box does not.
test('the figure of no sign touches the words or the button beside it', {
  tag: '@layout-night',
}, async ({ page, signInAs, calls }) => {
  await signInAs();
  // The account has one sign, and only that sign's day counts.
  calls.hold('POST /api/user-progress/activity');
  let month = 0;
  calls.change('GET /api/user', (user) => ({
    ...(user as object),
    birthDate: `1994-${String(month).padStart(2, '0')}-10`,
  }));
  const heights = new Set<number>();
  for (month = 1; month <= 12; month += isExhaustive ? 1 : 4) {
    await page.goto('/home');
    const button = page.getByRole('link', { name: 'Get Your Reading' });
    const words = button.locator('xpath=..');
    // Both at one moment: the letter above may come between two looks.
    const [figure, text] = await words.evaluate((element) => {
      const drawn = element.parentElement?.querySelector('svg');
      return [drawn, element].map((each) => each?.getBoundingClientRect().toJSON() as DOMRect);
    });
    if (figure === undefined || text === undefined) throw new Error('no figure');
    heights.add(figure.height);
    const isBeside = figure.x >= text.x + text.width || figure.y + figure.height <= text.y;
    expect(isBeside, `month ${month}`).toBe(true);
  }
  expect(heights.size).toBe(1);
});

test('Home leads with the letter from the user’s own chart, what it stands on, and what comes next', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/home');
  const letter = page.getByRole('region', { name: 'Your letter' });
  const headline = letter.getByRole('heading', { level: 2 });
  await expect(headline).toHaveText(/[.?]”?$/);
  expect((await headline.innerText()).split(/\s+/).length).toBeLessThanOrEqual(9);
  // Every token of a time has been replaced.
  await expect(letter).not.toContainText('{t:');
  await letter.getByRole('button', { name: 'Reason 1', exact: true }).click();
  const reason = letter
    .getByRole('list', { name: 'What this letter is based on' })
    .getByRole('listitem')
    .first();
  await expect(reason).toBeFocused();
  // By the real day: a point of the chart, or the house of a new or full Moon, an eclipse or a station.
  await expect(reason).toContainText(/your ([A-Z][a-z]+|[a-z]+ house of [a-z]+)/);
  // What comes next is a row; the line of hours needs a window wider than a phone's.
  await expect(letter.getByRole('link', { name: /The whole day$/ })).toBeVisible();
  const bar = letter.getByRole('img', { name: /^Your day in hours, / });
  await expect(bar).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeVisible();

  const download = page.waitForEvent('download');
  await letter.getByRole('button', { name: 'Share a line' }).click();
  expect((await download).suggestedFilename()).toBe('asteria-line.png');
});
