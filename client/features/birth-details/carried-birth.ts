// The birth that a guest has typed when answering an invitation, for the sign-up that follows. It is in the query cache,
// which no device stores and which is emptied when somebody signs in or out.

import type { QueryClient } from '@tanstack/react-query';
import type { BirthFormValues } from './birth-form-values.ts';

const KEY = ['carried-birth'] as const;

/** Keeps a birth in the page's memory, in place of an earlier one. */
export function carryBirth(client: QueryClient, birth: BirthFormValues): void {
  client.setQueryData<BirthFormValues>(KEY, birth);
}

export function readCarriedBirth(client: QueryClient): BirthFormValues | undefined {
  return client.getQueryData<BirthFormValues>(KEY);
}

export function dropCarriedBirth(client: QueryClient): void {
  client.removeQueries({ queryKey: KEY });
}
