import { BADGE_KEYS } from '#shared/progress/badges.ts';
import { expect, test } from '../journey.ts';
import { expectNavigation, expectNoSidewaysScroll } from '../layout.ts';

test('Profile shows the user’s details, and the address names the open tab', {
  tag: '@night',
}, async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/profile');
  await expectNavigation(page, 'Profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Leo, born Aug 2, 1994')).toBeVisible();
  await expect(page.getByText('Life Path Number 33')).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Your profile' }).getByRole('tab');
  await expect(tabs).toHaveText(['Chart', 'Lucky Numbers', 'Numerology', 'Journey']);
  await expect(page.getByRole('tab', { name: 'Chart' })).toHaveAttribute('aria-selected', 'true');
  for (const [tab, key, heading] of [
    ['Lucky Numbers', 'lucky', 'Your Cosmic Lucky Numbers'],
    ['Numerology', 'numerology', 'Numerology Calculator'],
    ['Journey', 'journey', 'Your Cosmic Journey'],
    ['Chart', 'chart', 'Your Birth Chart'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(`/profile?tab=${key}`);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('tab', { name: 'Numerology' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Numerology Calculator' })).toBeVisible();
});

test('while a tab loads, the settings below it are out of view, where no finger meets them as they move', async ({
  page,
  signInAs,
  calls,
}) => {
  await signInAs();
  const held = [
    calls.hold('GET /api/birth-chart/*'),
    calls.hold('GET /api/lucky-numbers/*'),
    calls.hold('GET /api/user-progress'),
  ];
  // The numerology is computed by its script.
  let releaseScript: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    releaseScript = resolve;
  });
  await page.route(/assets\/numerology-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  for (const tab of ['chart', 'lucky', 'numerology', 'journey']) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('status').first()).toBeAttached();
    await expect(page.getByRole('region', { name: 'Account Settings' })).not.toBeInViewport();
  }
  releaseScript();
  for (const release of held) release();
});

test('the Chart tab shows the planets, and the full chart houses, aspects and downloads', {
  tag: '@layout-night',
}, async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/profile');
  await page.getByText('Positions and aspects').click();
  const planets = page.getByRole('table', { name: 'Planets', exact: true });
  for (const [planet, sign] of [
    ['Sun', 'Leo'],
    ['Moon', 'Gemini'],
    ['Mercury', 'Cancer'],
    ['Pluto', 'Scorpio'],
  ] as const)
    await expect(planets.getByRole('row').filter({ hasText: planet })).toContainText(sign);
  await expect(planets.getByRole('rowheader')).toHaveCount(10);

  await expect(page.getByRole('heading', { name: 'Your chart in one page' })).toBeVisible();
  await expect(page.getByText('Sun in Leo, 6th house')).toBeVisible();
  await page.getByText('Venus in Virgo, 7th house').click();
  await expect(page.getByRole('heading', { name: 'You love in the small print.' })).toBeVisible();

  await page.getByRole('button', { name: 'View Full Birth Chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your full birth chart' });
  for (const part of ['Houses', 'Positions', 'Aspects', 'The moment', 'What is certain'])
    await expect(dialog.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Placidus' }).click();
  await expect(dialog.getByText('Placidus houses, by the cusps in the wheel.')).toBeVisible();
  for (const [button, file] of [
    ['Download SVG', /\.svg$/],
    ['Download PNG', /\.png$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'View Full Birth Chart' })).toBeFocused();
});

test('tapping the wheel opens chapters, which link back to it, and the house system is kept', {
  tag: '@layout-night',
}, async ({ page, signInAs }) => {
  // A tap must not meet a page that still scrolls smoothly to the chapter before.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs();
  await page.goto('/profile');
  const wheel = page.getByRole('group', { name: 'Birth chart wheel' });
  await wheel.getByRole('button', { name: /^Sun, / }).waitFor();
  await expect(page.getByText('Venus in Virgo, 7th house')).toBeVisible();
  /** Taps a point of the drawing, in parts of its width from its left and its top. */
  const tap = async (x: number, y: number) => {
    await wheel.scrollIntoViewIfNeeded();
    const box = await wheel.boundingBox();
    if (box === null) throw new Error('no wheel');
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
  };
  const focused = page.locator(':focus');
  // The second house, which is empty, anywhere between the scale and its number.
  for (const radius of [0.31, 0.25, 0.19]) {
    await tap(...placeInWheel(35, radius));
    await expect(focused).toContainText('Mars in Gemini, 4th house');
  }
  // Venus at its glyph and at its degrees: five sixths of the way from the house's number to the scale, and a third.
  for (const radius of [0.3, 0.25]) {
    await tap(...placeInWheel(175.2 + 360 - 339.47, radius));
    await expect(focused).toContainText('Venus in Virgo, 7th house');
  }
  // Some pixels beside the line of Venus and Pluto, a quarter of the way along.
  const [venus, pluto] = [175.2, 235.27].map((each) => placeInWheel(each + 360 - 339.47, 0.17));
  if (venus === undefined || pluto === undefined) throw new Error('no ends');
  const [x, y] = [0, 1].map((axis) => 0.75 * (pluto[axis] ?? 0) + 0.25 * (venus[axis] ?? 0));
  await tap((x ?? 0) - 0.01, (y ?? 0) + 0.01);
  await expect(focused).toContainText('Venus sextile Pluto, 0°04′');

  await page.getByText('Ruler of your chart: Neptune, 11th house').click();
  await page.getByRole('button', { name: /^Show on the wheel: Ruler of your chart/ }).click();
  const neptune = wheel.getByRole('button', { name: /^Neptune, / });
  await expect(neptune).toBeFocused();
  await expect(neptune).toBeInViewport({ ratio: 0.99 });

  await page.getByRole('tab', { name: 'Placidus' }).click();
  await expect(page.getByText('Jupiter in Scorpio, 8th house')).toBeVisible();
  await expect(wheel.getByRole('button', { name: /^Jupiter, .* eighth house$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Jupiter in Scorpio, 8th house')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Placidus', selected: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/**
 * A place in the wheel by its degrees from the Ascendant at the left, in the order of the signs, and its distance from
 * the middle in parts of the drawing's width.
 */
function placeInWheel(degrees: number, radius: number): [x: number, y: number] {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
}

test('the Lucky Numbers tab shows four sets, shares them, and saves a day', async ({
  page,
  context,
  signInAs,
  toasts,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs();
  await page.goto('/profile?tab=lucky');
  await expect(page.getByText('Numbers refresh daily based on cosmic alignments')).toBeVisible();
  const numbers: Record<string, string[]> = {};
  for (const [tab, name, count] of [
    ['Powerball', 'Powerball', 6],
    ['Mega', 'Mega Millions', 6],
    ['Lucky', 'Lucky for Life', 6],
    ['Daily', 'Daily Numbers', 4],
  ] as const) {
    await page
      .getByRole('tablist', { name: 'Lotteries' })
      .getByRole('tab', { name: tab, exact: true })
      .click();
    const balls = page.getByRole('list', { name, exact: true }).getByRole('listitem');
    await expect(balls).toHaveCount(count);
    // The last number of each set is highlighted; where it is a ball of its own, it is said so.
    if (tab !== 'Daily') await expect(balls.last()).toContainText('Special ball');
    numbers[name] = (await balls.allInnerTexts()).map((text) => text.replace(/\D/g, ''));
  }
  await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();
  await expect(
    page.getByText('For entertainment. Every combination is equally likely.'),
  ).toHaveCount(1);

  await page.getByRole('button', { name: 'Share' }).click();
  await toasts.expectShown('Numbers copied', 'Paste them wherever you like.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Daily Numbers: ${numbers['Daily Numbers']?.join(' · ')}`);

  await expect(
    page.getByText('Nothing saved yet. Tap Save to keep today’s numbers.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await toasts.expectShown('Numbers saved', 'Today’s numbers are below.');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
  const kept = page.getByRole('region', { name: 'Saved numbers' });
  await expect(kept).toContainText(numbers['Daily Numbers']?.join(' · ') ?? 'no numbers');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await expectNoSidewaysScroll(page);
});

test('the Numerology tab is prefilled, calculates, and can be cleared', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/profile?tab=numerology');
  const name = page.getByLabel('Full Name');
  await expect(name).toHaveValue('Nora Whitlock');
  await expect(page.getByRole('group', { name: 'Birth Date' }).getByLabel('Year')).toHaveValue(
    '1994',
  );
  await expect(
    page.getByText('Use your full birth name for the most accurate reading'),
  ).toBeVisible();
  const results = page.getByRole('heading', { name: 'Your Numbers' });
  await expect(results).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Expression Number' })).toBeVisible();

  await page.getByRole('button', { name: 'Calculate Again' }).click();
  await expect(
    page.getByText(
      "Fill in your details and click 'Calculate Your Numbers' to reveal your numerology profile.",
    ),
  ).toBeVisible();
  const calculate = page.getByRole('button', { name: 'Calculate Your Numbers' });
  await name.fill('N');
  await calculate.click();
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expect(results).toHaveCount(0);
  await name.fill('x'.repeat(201));
  await calculate.click();
  await expect(page.getByText('Name must be at most 200 characters.')).toBeVisible();

  // A name without any Latin letter, and no date.
  await name.fill('Ζωή');
  const birthDate = page.getByRole('group', { name: 'Birth Date' });
  await birthDate.getByLabel('Year').fill('');
  await calculate.click();
  await expect(page.getByText('Please add the year')).toBeVisible();
  await birthDate.getByLabel('Month').fill('');
  await birthDate.getByLabel('Day').fill('');
  await calculate.click();
  await expect(results).toBeFocused();
  await expect(results).toBeInViewport();
  await expect(
    page.getByText('Without a full birth date there’s nothing to add up.'),
  ).toBeVisible();
  await expect(page.getByText(/The old table knows only A to Z/)).toBeVisible();
  await expect(page.getByText(/The Soul Urge is counted from the vowels/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the Journey tab shows level, badges and rewards', async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/profile?tab=journey');
  await expect(page.getByText('Level 1', { exact: true }).first()).toBeVisible();
  for (const bar of [
    'Readings',
    'Daily horoscopes',
    'Compatibility',
    'Numerology',
    'Birth chart',
    'Lucky numbers',
  ])
    await expect(page.getByRole('meter', { name: bar, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Achievements' }).click();
  await expect(page.getByText(`0 of ${BADGE_KEYS.length} earned`)).toBeVisible();
  for (const badge of [
    'Celestial Novice',
    'Heart Aligner',
    'Cosmic Cartographer',
    'Consistent Stargazer',
    'Devoted Astronomer',
    'Cosmic Adept',
    'Celestial Master',
    "Oracle's Apprentice",
    'Number Mystic',
  ])
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  await expect(
    page.getByRole('meter', { name: 'Stargazer: View 5 daily horoscopes' }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Rewards' }).click();
  for (const [reward, words] of [
    ['Premium Love Reading', '100 points, 100 to go'],
    ['Monthly Forecast', '250 points, 250 to go'],
    ['Animated Birth Chart', '500 points, 500 to go'],
  ] as const) {
    await expect(page.getByRole('heading', { name: reward })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
});
