// The values typed into the sign-up, stored in local storage for 15 minutes, so that a reload restores
// them and the step. The code is never stored.

import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type BirthFormValues, EMPTY_BIRTH_FORM } from '#client/features/birth-details/index.ts';
import {
  getExpiring,
  removeAtExpiry,
  removeExpiring,
  setExpiring,
} from '#client/lib/expiring-storage.ts';
import { BIRTH_TIME_FOLDS, BIRTH_TIME_MARGINS } from '#shared/core/birth.ts';
import { ATTRACTION_IDS } from '#shared/identity/account/attractions.ts';

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
  /** The number, as sent to the API, to which a code was sent, and when (Unix milliseconds). */
  sent: z.nullable(z.object({ phoneNumber: z.string(), at: z.number() })),
  /** The number whose code was accepted. The server stores the proof and checks it again. */
  verifiedPhone: z.nullable(z.string()),
  birth: z.object({
    birthDate: z.string(),
    birthTime: z.string(),
    timeUnknown: z.boolean(),
    birthPlace: z.string(),
    birthPlaceId: z.nullable(z.number()),
    birthTimeFold: z.nullable(z.enum(BIRTH_TIME_FOLDS)),
    birthTimeMargin: z.nullable(z.literal(BIRTH_TIME_MARGINS)),
  }),
  attractions: z.array(z.enum(ATTRACTION_IDS)),
  personal: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** Whether the newsletter may be sent to the address. */
    newsletter: z.boolean(),
  }),
});
export type SignUpDraft = z.infer<typeof draftSchema> & { birth: BirthFormValues };

export const EMPTY_DRAFT: SignUpDraft = {
  step: 'phone',
  phone: '',
  sent: null,
  verifiedPhone: null,
  birth: EMPTY_BIRTH_FORM,
  attractions: [],
  personal: { firstName: '', lastName: '', email: '', newsletter: false },
};

/** The draft of a sign-up that a reload has interrupted, if it is not older than 15 minutes. */
export function loadSignUpDraft(): SignUpDraft | undefined {
  return z.safeParse(draftSchema, getExpiring(DRAFT_NAME)).data;
}

/** Removes the stored draft: when the registration is sent, after a log-in, and outside the sign-up. */
export function removeSignUpDraft(): void {
  removeExpiring(DRAFT_NAME);
}

/** The part of the draft that a step fills in. */
const PART_OF_STEP = {
  phone: ['phone', 'sent'],
  verification: ['sent'],
  profile: ['birth'],
  attractions: ['attractions'],
  personality: ['personal'],
} as const satisfies Record<SignUpStep, readonly (keyof SignUpDraft)[]>;

/** Clears what the stored draft's current step had filled in, when the step cannot be shown. */
export function clearStepOfSignUpDraft(): void {
  const draft = loadSignUpDraft();
  if (draft === undefined) {
    removeSignUpDraft();
    return;
  }
  const cleared = PART_OF_STEP[draft.step].map((part) => [part, EMPTY_DRAFT[part]] as const);
  // The code step needs the number that the code was sent to.
  const step = draft.step === 'verification' ? 'phone' : draft.step;
  setExpiring(DRAFT_NAME, { ...draft, ...Object.fromEntries(cleared), step }, DRAFT_LIFE_MS);
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
