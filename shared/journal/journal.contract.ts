// The journal that a reader writes, and what it says when the sky stands as it did. No cache stores these answers, and
// no log or metric contains any of them.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { successSchema } from '../core/success.schema.ts';
import { transitsQuerySchema } from '../transits/transits.schema.ts';
import {
  journalDeleteQuerySchema,
  journalEditSchema,
  journalEntrySchema,
  journalId,
  journalImportedSchema,
  journalImportSchema,
  journalNamespaceSchema,
  journalQuerySchema,
  journalSchema,
  lookBackSchema,
} from './journal.schema.ts';
import { MAX_PIECE_BYTES } from './journal-rules.ts';

const entryParams = z.object({ id: journalId });

export const getJournalEndpoint = endpoint({
  method: 'GET',
  path: '/api/journal',
  access: 'user',
  summary: 'The entries of up to 400 days, newest first',
  query: journalQuerySchema,
  answer: journalSchema,
  offline: true,
});

export const putEntryEndpoint = endpoint({
  method: 'PUT',
  path: '/api/journal/{id}',
  access: 'user',
  idempotent: true,
  summary: 'Writes an entry under an id of the device; of two edits the later one stands',
  params: entryParams,
  body: journalEditSchema,
  prose: ['text'],
  answer: journalEntrySchema,
  status: 201,
  existingStatus: 200,
  errors: ['not_found', 'journal_full'],
});

export const deleteEntryEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/journal/{id}',
  access: 'user',
  idempotent: true,
  summary: 'Deletes an entry',
  params: entryParams,
  query: journalDeleteQuerySchema,
  answer: successSchema,
  errors: ['not_found'],
});

export const importJournalEndpoint = endpoint({
  method: 'POST',
  path: '/api/journal/import',
  access: 'user',
  idempotent: true,
  summary:
    'Adds up to 200 entries of another journal, all or none; those that are there already stay',
  body: journalImportSchema,
  prose: ['text'],
  bodyLimitBytes: MAX_PIECE_BYTES,
  answer: journalImportedSchema,
  errors: ['journal_full'],
});

export const getNamespaceEndpoint = endpoint({
  method: 'GET',
  path: '/api/journal/import',
  access: 'user',
  summary: 'The random id from which the ids of imported entries are made',
  answer: journalNamespaceSchema,
});

export const lookBackEndpoint = endpoint({
  method: 'GET',
  path: '/api/journal/lookback',
  access: 'user',
  summary: 'What the user wrote when the sky stood to the chart as it does today',
  query: transitsQuerySchema,
  answer: lookBackSchema,
});

export const exportJournalEndpoint = endpoint({
  method: 'GET',
  path: '/api/journal/export',
  access: 'user',
  summary: 'The whole journal as one Markdown file',
  answer: z.string(),
  contentType: 'text/markdown; charset=utf-8',
  errors: ['fresh_proof_needed'],
});
