// Reads the stored values of the sign-up. Apart from these values, because the choice before the steps needs no schema.

import * as z from 'zod/mini';
import { getExpiring, setExpiring } from '#client/lib/expiring-storage.ts';
import { draftSchema } from './draft.schema.ts';
import {
  DRAFT_LIFE_MS,
  EMPTY_DRAFT,
  removeSignUpDraft,
  type SignUpDraft,
} from './sign-up-draft.ts';
import type { SignUpStep } from './sign-up-steps.ts';
import { DRAFT_NAME } from './starts-at-step.ts';

/** The draft of a sign-up that a reload has interrupted, if it is not older than 15 minutes. */
export function loadSignUpDraft(): SignUpDraft | undefined {
  return z.safeParse(draftSchema, getExpiring(DRAFT_NAME)).data;
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
