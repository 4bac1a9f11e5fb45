// What has been typed into the sign-up, and its short life in local storage: a reload keeps the step and
// the words for 15 minutes, never the code.

import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type BirthFormValues, EMPTY_BIRTH_FORM } from '#client/features/birth-details/index.ts';
import {
  findTemporary,
  forgetTemporary,
  forgetTemporaryInTime,
  keepTemporarily,
} from '#client/lib/temporary-storage.ts';
import { BIRTH_TIME_FOLDS } from '#shared/account/birth-details.schema.ts';
import { ATTRACTION_IDS } from '#shared/auth/attractions.ts';

export const SIGN_UP_STEPS = [
  'phone',
  'verification',
  'profile',
  'attractions',
  'personality',
] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

const DRAFT_NAME = 'sign-up';
const DRAFT_LIFE_MS = 15 * 60_000;

const draftSchema = z.object({
  step: z.enum(SIGN_UP_STEPS),
  /** The number as typed. */
  phone: z.string(),
  /** The number (as it was sent) to which a code is on its way, and when it went out. */
  sent: z.nullable(z.object({ phoneNumber: z.string(), at: z.number() })),
  /** The number for which a code was accepted; the proof itself is the server's. */
  verifiedPhone: z.nullable(z.string()),
  birth: z.object({
    birthDate: z.string(),
    birthTime: z.string(),
    timeUnknown: z.boolean(),
    birthPlace: z.string(),
    birthPlaceId: z.nullable(z.number()),
    birthTimeFold: z.nullable(z.enum(BIRTH_TIME_FOLDS)),
  }),
  attractions: z.array(z.enum(ATTRACTION_IDS)),
  personal: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
});
export type SignUpDraft = z.infer<typeof draftSchema> & { birth: BirthFormValues };

export const EMPTY_DRAFT: SignUpDraft = {
  step: 'phone',
  phone: '',
  sent: null,
  verifiedPhone: null,
  birth: EMPTY_BIRTH_FORM,
  attractions: [],
  personal: { firstName: '', lastName: '', email: '' },
};

/** The sign-up that a reload has interrupted, if it is not older than 15 minutes. */
export function findSignUpDraft(): SignUpDraft | undefined {
  return z.safeParse(draftSchema, findTemporary(DRAFT_NAME)).data;
}

/** Removes it: after success, after a failed registration has been handled, and when it is abandoned. */
export function forgetSignUpDraft(): void {
  forgetTemporary(DRAFT_NAME);
}

/** The draft of this sign-up and how to change parts of it; every change is kept for 15 minutes. */
export function useSignUpDraft(start: SignUpDraft) {
  const [draft, setDraft] = useState(start);
  const [changes, setChanges] = useState(0);

  const change = useCallback((part: Partial<SignUpDraft>) => {
    setDraft((last) => ({ ...last, ...part }));
    setChanges((count) => count + 1);
  }, []);

  useEffect(() => {
    // Without a change there is nothing new to keep, and a reload does not make the old last longer.
    if (changes > 0) keepTemporarily(DRAFT_NAME, draft, DRAFT_LIFE_MS);
    return forgetTemporaryInTime(DRAFT_NAME);
  }, [draft, changes]);

  return { draft, change };
}
