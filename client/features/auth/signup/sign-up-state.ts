// The states of the sign-up between its steps, and the events that change them. The typed values are in
// the draft, the current step in the browser's history.

import type { FieldErrors } from '#shared/core/errors.ts';
import type { User } from '#shared/identity/account/user.schema.ts';

type SignUpState = {
  /** What the screen shows: the current step, the loading animation, its end during the call, or the new chart. */
  phase: 'steps' | 'animation' | 'registering' | 'registered';
  /** The user of the new account, in the phase `registered`. */
  user: User | undefined;
  /** A message above the current step. */
  notice: string | undefined;
  /** The server's messages by field of the registration. */
  refusals: FieldErrors;
  /** A refusal has brought the user back to an earlier step; completing it leads to the last step. */
  isCorrecting: boolean;
  /** A verified number that already has an account: the user can only sign in with it. */
  numberWithAccount: string | undefined;
};

type SignUpEvent =
  | { type: 'step-left' }
  | { type: 'form-submitted' }
  | { type: 'animation-started' }
  | { type: 'animation-ended' }
  | { type: 'registration-started' }
  | { type: 'registered'; user: User }
  | { type: 'account-found'; phoneNumber: string }
  /** The registration, or the sign-in that replaces it, failed. */
  | { type: 'call-failed' }
  /** The server no longer accepts the number's verification; with `isCorrecting`, all other steps are complete. */
  | { type: 'number-expired'; notice: string; isCorrecting: boolean }
  | { type: 'fields-refused'; refusals: FieldErrors };

export function startOfSignUp(notice: string | undefined): SignUpState {
  return {
    phase: 'steps',
    user: undefined,
    notice,
    refusals: {},
    isCorrecting: false,
    numberWithAccount: undefined,
  };
}

export function reduceSignUp(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'step-left':
      return { ...state, notice: undefined };
    case 'form-submitted':
      return { ...state, refusals: {} };
    case 'animation-started':
      return { ...state, phase: 'animation' };
    case 'animation-ended':
      return state.phase === 'animation' ? { ...state, phase: 'steps' } : state;
    case 'registration-started':
      return { ...state, phase: 'registering' };
    case 'registered':
      return { ...state, phase: 'registered', user: event.user };
    case 'account-found':
      return { ...state, numberWithAccount: event.phoneNumber };
    case 'call-failed':
      return { ...state, phase: 'steps' };
    case 'number-expired':
      return {
        ...state,
        notice: event.notice,
        isCorrecting: event.isCorrecting,
        numberWithAccount: undefined,
      };
    case 'fields-refused':
      return { ...state, refusals: event.refusals, isCorrecting: true };
  }
}
