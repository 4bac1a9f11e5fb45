// What each screen says when the call behind it fails, and that trying again mends it.

import { expect, type Page, test } from '../journey.ts';

const APPROXIMATE = 'Approximate, not from today’s sky';
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('Home without its calls shows the values that stand in, marked as such, until they come', async ({
  page,
  arriveAs,
  calls,
}) => {
  await arriveAs();
  calls.cut('GET /api/horoscope/daily');
  calls.refuse('GET /api/cosmic-insights', 'unavailable');
  calls.garble('GET /api/sky/today');
  await page.goto('/home');
  const horoscope = page.getByRole('region', { name: 'Your Daily Horoscope' });
  await expect(
    horoscope.getByText(
      'The sky could not be reached just now. Take the day slowly, and ask one good question of it.',
    ),
  ).toBeVisible();
  await expect(horoscope.getByText(APPROXIMATE)).toBeVisible();
  await expect(horoscope.getByRole('definition')).toHaveText(['7', 'Reflective', 'Libra']);
  const insights = page.getByRole('region', { name: 'Star Oracle Insights' });
  await expect(insights.getByText(APPROXIMATE)).toBeVisible();
  await expect(insights.getByRole('heading', { level: 3 })).toHaveText([
    'Mercury Direct',
    'Venus Trine Jupiter',
    'New Moon Intentions',
  ]);
  // What is not known is not counted as read.
  expect(calls.sent('POST /api/user-progress/activity')).toEqual([]);

  calls.mend('GET /api/horoscope/daily');
  calls.mend('GET /api/cosmic-insights');
  await horoscope.getByRole('button', { name: 'Try again' }).click();
  await expect(horoscope.getByRole('button', { name: 'Why?' })).toBeVisible();
  await insights.getByRole('button', { name: 'Try again' }).click();
  await expect(insights.getByText(APPROXIMATE)).toHaveCount(0);
});

test('a call that answers slowly shows that it loads', async ({ page, arriveAs, calls }) => {
  await arriveAs();
  const release = calls.hold('GET /api/horoscope/daily');
  await page.goto('/home');
  await expect(page.getByText('Loading your horoscope')).toBeAttached();
  release();
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();

  const releaseNumbers = calls.hold('GET /api/lucky-numbers/*');
  await page.goto('/profile?tab=lucky');
  await expect(
    page.getByText('Calculating your personalized lucky numbers...').first(),
  ).toBeVisible();
  releaseNumbers();
  await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();
});

test('progress that cannot be recorded is said, in the server’s words where there are any', async ({
  page,
  arriveAs,
  calls,
  toasts,
}) => {
  await arriveAs();
  calls.refuse('POST /api/user-progress/activity', 'too_many_requests');
  await page.goto('/home');
  await toasts.expectShown(
    'Failed to update progress',
    'That was a little too often. Please wait a moment and try again.',
  );
  calls.cut('POST /api/user-progress/activity');
  await page.reload();
  await toasts.expectShown('Failed to update progress', 'Failed to record activity');
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
});

test('compatibility that cannot be loaded says so, and one press tries again', async ({
  page,
  arriveAs,
  calls,
}) => {
  await arriveAs();
  await page.goto('/compatibility');
  calls.garble('GET /api/compatibility/*');
  const check = page.getByRole('button', { name: 'Check Compatibility' });
  await check.click();
  const failed = page.getByText('Unable to load compatibility results. Please try again.');
  await expect(failed).toBeVisible();
  calls.mend('GET /api/compatibility/*');
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Leo & Leo' })).toBeVisible();
  await expect(failed).toHaveCount(0);

  // Pressed twice at once, a pair is asked for once.
  await page.getByRole('combobox', { name: 'Their Sign' }).click();
  await page.getByRole('option', { name: 'Virgo' }).click();
  await check.dblclick();
  await expect(page.getByRole('heading', { name: 'Leo & Virgo' })).toBeVisible();
  expect(calls.sent('GET /api/compatibility/leo/virgo')).toHaveLength(1);
});

test('the Sun of a sign that cannot be asked says so', async ({ page, arriveAs, calls }) => {
  await arriveAs();
  calls.cut('GET /api/zodiac/sun-seasons');
  await page.goto('/zodiac');
  await page.getByRole('button', { name: /^Leo/ }).click();
  await expect(page.getByText('The Sun could not be asked just now.')).toBeVisible();
  calls.mend('GET /api/zodiac/sun-seasons');
  await again(page).click();
  await expect(page.getByText(/^Jul 2\d.* to Aug 2\d/)).toBeVisible();
});

test('readings that cannot be loaded say so, on the list and on the result', async ({
  page,
  arriveAs,
  calls,
}) => {
  await arriveAs();
  calls.refuse('GET /api/readings/options', 'unavailable');
  await page.goto('/readings');
  await expect(
    page.getByText('Unable to load reading options. Please try again later.'),
  ).toBeVisible();
  calls.mend('GET /api/readings/options');
  await again(page).click();
  await expect(page.getByRole('button', { name: 'Get All Readings' })).toBeVisible();

  calls.cut('GET /api/readings/soul-illumination');
  await page.goto('/readings/result?id=soul-illumination');
  await expect(page.getByText('Your reading could not be loaded. Please try again.')).toBeVisible();
  calls.mend('GET /api/readings/soul-illumination');
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Cosmic Blueprint' })).toBeVisible();
});

test('the tabs of Profile say what could not be loaded, and load it when asked again', async ({
  page,
  arriveAs,
  calls,
  toasts,
}) => {
  await arriveAs();
  calls.cut('GET /api/birth-chart/*');
  calls.garble('GET /api/lucky-numbers/*');
  calls.refuse('GET /api/user-progress', 'unavailable');
  await page.goto('/profile');
  await expect(page.getByText('Your chart could not be loaded.')).toBeVisible();
  await expect(page.getByText(APPROXIMATE)).toBeVisible();
  const signs = page.getByRole('table').getByRole('row');
  for (const [planet, sign] of [
    ['Sun', 'Leo'],
    ['Moon', 'Pisces'],
    ['Mercury', 'Leo'],
    ['Venus', 'Virgo'],
    ['Mars', 'Gemini'],
  ] as const)
    await expect(signs.filter({ hasText: planet })).toContainText(sign);
  calls.mend('GET /api/birth-chart/*');
  await again(page).click();
  await expect(page.getByRole('button', { name: 'View Full Birth Chart' })).toBeVisible();

  await page.getByRole('tab', { name: 'Journey' }).click();
  await expect(page.getByText('Your journey could not be loaded.')).toBeVisible();
  calls.mend('GET /api/user-progress');
  await again(page).click();
  await expect(page.getByRole('tab', { name: 'Achievements' })).toBeVisible();

  await page.getByRole('tab', { name: 'Lucky Numbers' }).click();
  const card = page.getByRole('alert').filter({ hasText: 'Lucky Lottery Numbers' });
  await expect(card).toContainText('There was an error generating your lucky numbers.');
  await expect(card).toContainText(
    'Please try again later or update your profile information for more accurate predictions.',
  );
  calls.mend('GET /api/lucky-numbers/*');
  calls.change('GET /api/lucky-numbers/*', (answer) => ({ ...(answer as object), powerball: [] }));
  await again(page).click();
  // An empty set is a failure too.
  await expect(card).toBeVisible();
  calls.mend('GET /api/lucky-numbers/*');
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();

  calls.cut('POST /api/lucky-numbers/*');
  await page.getByRole('button', { name: 'Save' }).click();
  await toasts.expectShown('Numbers not saved', 'Please try again in a moment.');
  calls.mend('POST /api/lucky-numbers/*');
  // Pressed twice at once, a day is kept once.
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(calls.sent('POST /api/lucky-numbers/*')).toHaveLength(2);
});

test('kept numbers that cannot be loaded say so beside the numbers of today', async ({
  page,
  arriveAs,
  calls,
}) => {
  const { id } = await arriveAs();
  calls.refuse(`GET /api/lucky-numbers/${id}/saved`, 'unavailable');
  await page.goto('/profile?tab=lucky');
  await expect(page.getByText('Your kept numbers could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();
});

test('numbers that can be neither shared nor copied say so', async ({ page, arriveAs, toasts }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await arriveAs();
  await page.goto('/profile?tab=lucky');
  await page.getByRole('button', { name: 'Share' }).click();
  await toasts.expectShown(
    'Sharing failed',
    'Your browser lets us neither share nor copy. The numbers stay here.',
  );
});

test('a log-out that fails leaves the reader signed in, and says so', async ({
  page,
  arriveAs,
  calls,
  toasts,
  expectConsole,
}) => {
  // What was under way when the session ended is refused.
  expectConsole(/status of 401/);
  await arriveAs();
  await page.goto('/profile');
  calls.cut('POST /api/logout');
  const logOut = page.getByRole('button', { name: 'Log Out' }).first();
  await logOut.click();
  await toasts.expectShown(
    'Logout failed',
    'You are still signed in. Please try again in a moment.',
  );
  await expect(page.getByText('Leo, born Aug 2, 1994')).toBeVisible();
  calls.refuse('POST /api/logout', 'unavailable');
  await logOut.click();
  await toasts.expectShown(
    'Logout failed',
    'We cannot reach the stars right now. Please try again in a moment.',
  );
  calls.mend('POST /api/logout');
  await logOut.click();
  await expect(page).toHaveURL('/auth');
});
