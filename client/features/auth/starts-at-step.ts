// Where /auth begins. The entry script reads this too, before React is loaded.

import { getExpiring } from '#client/lib/expiring-storage.ts';

export const DRAFT_NAME = 'sign-up';
/** The query of an address that opens the first step of the sign-up. */
const SIGN_UP_START = '?start=signup';

/** Whether a reload has interrupted a sign-up; `loadSignUpDraft` reads it. */
export function hasSignUpDraft(): boolean {
  return getExpiring(DRAFT_NAME) !== undefined;
}

/** Whether the address leads past the choice, to the first step of the sign-up. */
export function startsSignUp(): boolean {
  return window.location.search === SIGN_UP_START;
}

/** Whether the visitor comes back to a step: by a reload, or by Back from another page. */
export function comesBackToStep(): boolean {
  const state: unknown = history.state;
  const isAtStep = typeof state === 'object' && state !== null && 'step' in state;
  return hasSignUpDraft() || (isAtStep && state.step !== 'choice');
}

/** Whether /auth begins at a step, and not at the choice. */
export function startsAtStep(): boolean {
  return startsSignUp() || comesBackToStep();
}
