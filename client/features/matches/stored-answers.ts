// The answers of a guest on this device, stored in it: the words, and the key that deletes them.

import * as z from 'zod/mini';
import { type AcceptedMatch, acceptedMatchSchema } from '#shared/matches/matches.schema.ts';

const KEY = 'asteria.answers';
const storedSchema = z.array(acceptedMatchSchema);

/** The answers of this device, newest first. */
export function readStoredAnswers(): AcceptedMatch[] {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Adds an answer; without local storage it is shown once and not stored. */
export function storeAnswer(match: AcceptedMatch): void {
  write([match, ...readStoredAnswers()]);
}

/** Removes an answer that was deleted. */
export function removeStoredAnswer(guestKey: string): void {
  write(readStoredAnswers().filter((answer) => answer.guestKey !== guestKey));
}

function write(answers: readonly AcceptedMatch[]): void {
  try {
    if (answers.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Local storage is full or blocked.
  }
}
