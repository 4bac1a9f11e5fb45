import {
  deleteEntryEndpoint,
  getJournalEndpoint,
  getNamespaceEndpoint,
  importJournalEndpoint,
  lookBackEndpoint,
  putEntryEndpoint,
} from '#shared/journal/journal.contract.ts';
import { journalEditSchema, journalImportSchema } from '#shared/journal/journal.schema.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { world } from '../world.ts';

export const journalHandlers = [
  mockEndpoint(getJournalEndpoint, ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const asked = new URL(request.url).searchParams;
    const [from = '', until = ''] = ['from', 'until'].map((name) => asked.get(name) ?? '');
    const sorted = world.journal.toSorted((one, other) => (one.date < other.date ? 1 : -1));
    return {
      entries: sorted.filter(({ date }) => from <= date && date <= until),
      first: sorted.at(-1)?.date ?? null,
      total: sorted.length,
    };
  }),
  mockEndpoint(putEntryEndpoint, async ({ request, params }) => {
    const { data } = journalEditSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    const id = String(params['id']);
    const entry = { id, ...data, earlier: null };
    world.journal = [...world.journal.filter((other) => other.id !== id), entry];
    return entry;
  }),
  mockEndpoint(deleteEntryEndpoint, ({ params }) => {
    world.journal = world.journal.filter(({ id }) => id !== params['id']);
    return { success: true as const };
  }),
  mockEndpoint(getNamespaceEndpoint, () => ({
    namespace: '3d1f6a6e-0b5c-4a7e-9a51-6f2b8f0c1d2e',
  })),
  mockEndpoint(importJournalEndpoint, async ({ request }) => {
    const { data } = journalImportSchema.safeParse(await request.json());
    if (data === undefined) return refuse('bad_input');
    const known = new Set(world.journal.map(({ id }) => id));
    const added = data.entries.filter(({ id }) => !known.has(id));
    world.journal = [...world.journal, ...added.map((entry) => ({ ...entry, earlier: null }))];
    return { added: added.length, changed: 0, unchanged: data.entries.length - added.length };
  }),
  mockEndpoint(lookBackEndpoint, () => ({ items: [], entries: [], onThisDay: [], next: null })),
];
