// The chart on paper, as Chromium itself prints it: a PDF, and the text of its pages.

import { extractText } from 'unpdf';
import { type Chapter, chartReadingSchema } from '#shared/chart-reading/chart-reading.schema.ts';
import { expect, type Page, test } from '../journey.ts';

/** Letters and figures only: a PDF knows neither the spaces between words nor where lines broke. */
const plain = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** Prints the page as Ctrl+P does, and returns the text of each sheet. */
async function print(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map(plain);
}

async function readChapters(page: Page, userId: string): Promise<Chapter[]> {
  const answer = await page.request.get(`/api/birth-chart/${userId}/reading`);
  return chartReadingSchema.parse(await answer.json()).chapters;
}

/** All that a reader sees of a chapter that is open, in the order in which it is printed. */
const listParts = ({ title, headline, text, inHouse = '', facts, certainty }: Chapter) => [
  title,
  headline,
  ...text.split('\n\n'),
  inHouse,
  certainty.text,
  ...facts.map((fact) => fact.text),
];

/** What stands on the screen: which parts are unfolded, and how far the reader has scrolled. */
const readScreen = (page: Page) =>
  page.evaluate(() => ({
    open: [...document.querySelectorAll('details')].map(({ open }) => open),
    scrolled: window.scrollY,
    height: document.documentElement.scrollHeight,
    words: document.querySelector('main')?.innerText,
  }));

/** Every chapter whole on one sheet, in the order of the screen. */
function expectChapters(sheets: readonly string[], chapters: readonly Chapter[]) {
  const places = chapters.map((chapter) => {
    const sheet = sheets.findIndex((words) =>
      listParts(chapter).every((part) => words.includes(plain(part))),
    );
    expect(sheet, `${chapter.id} stands whole on one sheet`).toBeGreaterThanOrEqual(0);
    return sheet;
  });
  expect(places).toEqual([...places].sort((one, other) => one - other));
}

/** Some sheet has all of the words. */
function expectTogether(sheets: readonly string[], ...words: readonly string[]) {
  const plainWords = words.map(plain);
  expect(
    sheets.some((sheet) => plainWords.every((one) => sheet.includes(one))),
    `${words.join(' and ')} stand on one sheet`,
  ).toBe(true);
}

const NOT_ON_PAPER = [
  'Log Out',
  'Account Settings',
  'View Full Birth Chart',
  'Show on the wheel',
  'Lucky Numbers',
  'Numerology',
  'Readings',
  'Download',
  'Print or save',
];

function expectNoButtons(sheets: readonly string[]) {
  const all = sheets.join('');
  expect(NOT_ON_PAPER.filter((words) => all.includes(plain(words)))).toEqual([]);
}

async function openReading(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'The balance' })).toBeVisible();
  // The badge that the first reading earns comes last.
  await expect(page.getByText('You looked at the sky you were born under.')).toBeVisible();
}

// req: CHART-14
test('the whole reading prints as a book, and the screen is unchanged', {
  tag: '@layout-night',
}, async ({ page, signInAs }) => {
  const { id } = await signInAs();
  await openReading(page);
  await page.getByText('Venus in Virgo, 7th house').click();
  await expect(page.getByRole('heading', { name: 'You love in the small print.' })).toBeVisible();
  const chapters = await readChapters(page, id);
  expect(chapters.length).toBeGreaterThan(15);
  const before = await readScreen(page);
  expect(before.open.filter(Boolean)).toHaveLength(1);

  const sheets = await print(page);
  expect(await readScreen(page)).toEqual(before);
  expectChapters(sheets, chapters);
  expectNoButtons(sheets);
  expect(sheets[0]).toMatch(/^NoraWhitlock.*YourBirthChart/);
  expectTogether(sheets, 'Positions and aspects', 'Sun10°32′', 'Closest aspects', '0°04′');
  expectTogether(sheets, 'Your chart in one page', chapters[0]?.headline ?? '');
  expectTogether(
    sheets,
    'The rest of your chart',
    'You remember the tone after the words have gone.',
  );
  expectTogether(sheets, 'The balance', 'Cardinal', 'Water');
  expect(sheets.at(-1)).toMatch(/YousaidAugust21994.*So0218UTCAugust3$/);

  const readColors = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('article h3') ?? document.body).color,
    ]);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ media: 'screen', reducedMotion });
    expect(await readColors(), reducedMotion).toEqual(['rgb(7, 11, 22)', 'rgb(246, 239, 224)']);
    await page.emulateMedia({ media: 'print', reducedMotion });
    expect(await readColors(), reducedMotion).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  }
});

// req: CHART-14
test('the full chart prints with its button, with every chapter', { tag: '@night' }, async ({
  page,
  signInAs,
}) => {
  const { id } = await signInAs();
  await openReading(page);
  await page.getByRole('button', { name: 'View Full Birth Chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your full birth chart' });
  await expect(dialog.getByRole('heading', { name: 'The balance' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  const sheets = await print(page);
  expectChapters(sheets, await readChapters(page, id));
  expectNoButtons(sheets);
  expect(sheets[0]).toContain('NoraWhitlock');
  for (const part of ['Houses', 'Positions', 'Aspects', 'What is certain'])
    expect(sheets.join('')).toContain(plain(part));
  expect(sheets.at(-1)).toContain('YousaidAugust21994');
});

// req: CHART-14 CHART-11
test('without a birth time the printed book says what is open', { tag: '@night' }, async ({
  page,
  signInAs,
}) => {
  const { id } = await signInAs({ birthDate: '1994-08-03', birthTime: null });
  await openReading(page);
  const sheets = await print(page);
  expectChapters(sheets, await readChapters(page, id));
  expectNoButtons(sheets);
  expectTogether(sheets, 'Your Ascendant needs a birth time.');
  expect(sheets.at(-1)).toContain(plain('without a time'));
});
