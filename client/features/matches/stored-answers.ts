// The matches that a guest on this device has accepted, in local storage: what each match says, and the guest key that
// can delete it.

import * as z from 'zod/mini';
import { type AcceptedMatch, acceptedMatchSchema } from '#shared/matches/matches.schema.ts';

const KEY = 'asteria.answers';
/** An answer stored by an earlier version lacks the fields that were added since. */
const storedSchema = z.array(
  z.extend(acceptedMatchSchema, {
    isNew: z._default(z.boolean(), false),
    today: z._default(z.string(), ''),
  }),
);

/** The matches accepted on this device, newest first; empty if there is no local storage or its entry is unreadable. */
export function readAcceptedMatches(): AcceptedMatch[] {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Adds an accepted match. Without local storage, only the page that accepted it shows it. */
export function storeAcceptedMatch(match: AcceptedMatch): void {
  write([match, ...readAcceptedMatches()]);
}

/** Removes the match of this guest key, after the server has deleted it. */
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
