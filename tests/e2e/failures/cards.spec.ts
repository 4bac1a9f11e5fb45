// What each screen shows when its call fails, and that a retry works.

import { choose } from '../choices.ts';
import { expect, type Page, test } from '../journey.ts';

const APPROXIMATE = 'Approximate, not from today’s sky';
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('Home shows labeled fallback values while its calls fail, and the real ones afterward', {
  tag: '@night',
}, async ({ page, signInAs, calls }) => {
  await signInAs();
  calls.cut('GET /api/horoscope/daily');
  calls.refuse('GET /api/cosmic-insights', 'unavailable');
  calls.garble('GET /api/sky/today');
  await page.goto('/home');
  const horoscope = page.getByRole('region', { name: 'Your Daily Horoscope' });
  await expect(
    horoscope.getByText(
      'We can’t see the sky from here just now. Take the day slowly, and give the next person you talk to your whole attention.',
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
  // A horoscope that could not be loaded is not recorded as read.
  expect(calls.sent('POST /api/user-progress/activity')).toEqual([]);

  calls.mend('GET /api/horoscope/daily');
  calls.mend('GET /api/cosmic-insights');
  await horoscope.getByRole('button', { name: 'Try again' }).click();
  await expect(horoscope.getByRole('button', { name: 'Why?' })).toBeVisible();
  await insights.getByRole('button', { name: 'Try again' }).click();
  await expect(insights.getByText(APPROXIMATE)).toHaveCount(0);
});

test('a failed compatibility check shows a message, and a retry loads it', {
  tag: '@night',
}, async ({ page, signInAs, calls }) => {
  await signInAs();
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

  // A double click requests a pair once.
  await choose(page, 'Their Sign', 'Virgo');
  await check.dblclick();
  await expect(page.getByRole('heading', { name: 'Leo & Virgo' })).toBeVisible();
  expect(calls.sent('GET /api/compatibility/leo/virgo')).toHaveLength(1);
});

test('the tabs of Profile show what could not be loaded, and a retry loads it', {
  tag: '@night',
}, async ({ page, signInAs, calls, toasts }) => {
  await signInAs();
  calls.cut('GET /api/birth-chart/*');
  calls.garble('GET /api/lucky-numbers/*');
  calls.refuse('GET /api/user-progress', 'unavailable');
  await page.goto('/profile');
  await expect(page.getByText('We couldn’t load your chart.')).toBeVisible();
  await expect(page.getByText('Placeholder signs, not yours')).toBeVisible();
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
  await expect(page.getByText('We couldn’t load your journey.')).toBeVisible();
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
  // An answer with an empty set counts as a failure.
  await expect(card).toBeVisible();
  calls.mend('GET /api/lucky-numbers/*');
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();

  calls.cut('POST /api/lucky-numbers/*');
  await page.getByRole('button', { name: 'Save' }).click();
  await toasts.expectShown('Numbers not saved', 'Please try again in a moment.');
  calls.mend('POST /api/lucky-numbers/*');
  // A double click saves a day once.
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(calls.sent('POST /api/lucky-numbers/*')).toHaveLength(2);
});
