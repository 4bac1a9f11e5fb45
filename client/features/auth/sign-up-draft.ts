// The values typed into the sign-up, stored in local storage for 15 minutes, so that a reload restores
// them and the step. The code is never stored.

import { useCallback, useEffect, useState } from 'react';
import { type BirthFormValues, EMPTY_BIRTH_FORM } from '#client/features/birth-details/index.ts';
import { removeAtExpiry, removeExpiring, setExpiring } from '#client/lib/expiring-storage.ts';
import type { StoredDraft } from './draft.schema.ts';
import { DRAFT_NAME } from './starts-at-step.ts';

export const DRAFT_LIFE_MS = 15 * 60_000;

export type SignUpDraft = StoredDraft & { birth: BirthFormValues };

export const EMPTY_DRAFT: SignUpDraft = {
  step: 'phone',
  phone: '',
  sent: null,
  verifiedPhone: null,
  birth: EMPTY_BIRTH_FORM,
  attractions: [],
  personal: { firstName: '', lastName: '', email: '', newsletter: false },
};

/** Removes the stored draft: when the registration is sent, after a log-in, and outside the sign-up. */
export function removeSignUpDraft(): void {
  removeExpiring(DRAFT_NAME);
}

/** The current draft, and a function that changes parts of it; every change is stored for 15 minutes. */
export function useSignUpDraft(start: SignUpDraft) {
  const [draft, setDraft] = useState(start);
  const [changes, setChanges] = useState(0);

  const change = useCallback((part: Partial<SignUpDraft>) => {
    setDraft((last) => ({ ...last, ...part }));
    setChanges((count) => count + 1);
  }, []);

  useEffect(() => {
    // Without a change nothing is stored, so that a reload does not extend the 15 minutes.
    if (changes > 0) setExpiring(DRAFT_NAME, draft, DRAFT_LIFE_MS);
    return removeAtExpiry(DRAFT_NAME);
  }, [draft, changes]);

  return { draft, change };
}
