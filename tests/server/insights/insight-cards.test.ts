import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listFaults } from '#server/content/check/proofreading.ts';
import { cards } from '#server/features/insights/words/cards.ts';

const words = resolve(import.meta.dirname, '../../../server/features/insights/words');
const files = readdirSync(words).filter((file) => file.endsWith('-cards.ts'));
const cardSchema = z.object({ title: z.string(), description: z.string() });

/** The cards of a table of any depth. */
function collectCards(table: unknown): z.infer<typeof cardSchema>[] {
  const card = cardSchema.safeParse(table);
  if (card.success) return [card.data];
  return typeof table === 'object' && table !== null
    ? Object.values(table).flatMap(collectCards)
    : [];
}

const fillIn = (text: string) => text.replaceAll('{sign}', 'Leo').replaceAll('{planet}', 'Saturn');

// The year that the composer's test reads does not draw every card.
it.each(files)('every card of %s is proofread', async (file) => {
  const table: unknown = { ...(await import(pathToFileURL(join(words, file)).href)) };
  const found = collectCards(table);
  expect(found.length).toBeGreaterThan(0);
  const faults = found.flatMap(({ title, description }) =>
    [`${title}.`, ...description.split(/(?<=\.) /)]
      .map(fillIn)
      .flatMap((text) => listFaults(text).map((fault) => `${fault}: ${text}`)),
  );
  expect(faults).toEqual([]);
});

it.each(['No bar', '| No title', 'No text |', 'Two | bars | here'])('%j is no card', (row) => {
  expect(() => cards(row)).toThrow('not a card');
});
