// The matches that a guest of this device has accepted, kept in local storage: what each match says, and the guest key
// with which the guest can delete it.

import * as z from 'zod/mini';
import { type AcceptedMatch, acceptedMatchSchema } from '#shared/matches/matches.schema.ts';

const KEY = 'asteria.answers';
/** An answer that an earlier version has stored lacks what has come since. */
const storedSchema = z.array(
  z.extend(acceptedMatchSchema, {
    isNew: z._default(z.boolean(), false),
    today: z._default(z.string(), ''),
  }),
);

/** The matches accepted on this device, newest first; empty without local storage or for an unreadable entry. */
export function readAcceptedMatches(): AcceptedMatch[] {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Adds an accepted match; without local storage it is not stored, and only the page that accepted it shows it. */
export function storeAcceptedMatch(match: AcceptedMatch): void {
  write([match, ...readAcceptedMatches()]);
}

/** Removes the match with this guest key, after the server has deleted it. */
export function removeAcceptedMatch(guestKey: string): void {
  write(readAcceptedMatches().filter((answer) => answer.guestKey !== guestKey));
}

function write(answers: readonly AcceptedMatch[]): void {
  try {
    if (answers.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Local storage is full or blocked.
  }
}
