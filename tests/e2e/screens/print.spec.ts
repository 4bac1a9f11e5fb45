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
const listParts = ({ title, headline, text, facts, certainty }: Chapter) => [
  title,
  headline,
  ...text.split('\n\n'),
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

// req: CHART-14
test('the whole reading prints as a book, and the screen stays as it was', {
  tag: '@layout',
}, async ({ page, signInAs }) => {
  const { id } = await signInAs();
  await page.goto('/profile');
  await page.getByText('Venus in Virgo, 7th house').click();
  await expect(page.getByRole('heading', { name: 'You love in the small print.' })).toBeVisible();
  const chapters = await readChapters(page, id);
  expect(chapters.length).toBeGreaterThan(15);
  const before = await readScreen(page);
  expect(before.open.filter(Boolean)).toHaveLength(1);

  const sheets = await print(page);
  expect(await readScreen(page)).toEqual(before);
  expectChapters(sheets, chapters);
});
