// The current step of /auth, stored in the browser's history: every step forward pushes an entry, so that
// the browser's Back and the page's back button both lead one step back.

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { SIGN_UP_STEPS, type SignUpStep } from './sign-up-steps.ts';

const AUTH_STEPS = ['choice', 'login', 'login-code', 'password', ...SIGN_UP_STEPS] as const;
export type AuthStepName = (typeof AUTH_STEPS)[number];

/**
 * The state of a history entry: its step, the step of the entry below it, and the number of entries
 * below it on this page (read by `useHistoryDepth`).
 */
type Entry = { step: AuthStepName; from: AuthStepName | undefined; before: number };

export function isSignUpStep(step: AuthStepName): step is SignUpStep {
  return (SIGN_UP_STEPS as readonly string[]).includes(step);
}

function readEntry(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { step, from, before } = state as Partial<Record<keyof Entry, unknown>>; // checked below
  const known = AUTH_STEPS.find((each) => each === step);
  if (known === undefined || typeof before !== 'number') return undefined;
  return { step: known, from: AUTH_STEPS.find((each) => each === from), before };
}

export type AuthHistory = {
  step: AuthStepName;
  /** Pushes the next step. */
  goTo: (next: AuthStepName) => void;
  /** Returns to the previous step: by Back if that leads there, otherwise by replacing the entry. */
  goBack: (previous: AuthStepName) => void;
  /** Turns a log-in into a sign-up: history looks as if the step `done` had been completed. */
  continueAs: (done: AuthStepName, next: AuthStepName) => void;
};

/**
 * The current step and the functions that change it.
 * @param resumed the step at which a visit starts that a reload has interrupted.
 */
export function useAuthHistory(resumed: AuthStepName = 'choice'): AuthHistory {
  const [path, navigate] = useLocation();
  const entry = readEntry(useHistoryState());
  const [start, setStart] = useState(resumed);

  // An entry without a step is the choice, except for the first entry of a resumed visit, which gets its step written
  // into it.
  const lacksStep = entry === undefined && start !== 'choice';
  useEffect(() => {
    if (lacksStep) navigate(path, { replace: true, state: { step: start, before: 0 } });
    setStart('choice');
  }, [lacksStep, navigate, path, start]);

  // A refused registration answers after the loading animation has left history: the entry is read when it
  // is needed, not when the function was made.
  function readCurrent(): Entry {
    return readEntry(history.state) ?? { step: start, from: undefined, before: 0 };
  }
  function push(next: AuthStepName, after: Entry) {
    if (next === after.step) return; // a second press on the same button
    navigate(path, {
      state: { step: next, from: after.step, before: after.before + 1 } satisfies Entry,
    });
  }
  function replaceStep(next: AuthStepName): Entry {
    const replaced = { ...readCurrent(), step: next };
    navigate(path, { replace: true, state: replaced });
    return replaced;
  }
  return {
    step: entry?.step ?? start,
    goTo(next) {
      push(next, readCurrent());
    },
    goBack(previous) {
      const { before, from } = readCurrent();
      if (before > 0 && from === previous) history.back();
      else replaceStep(previous);
    },
    continueAs(done, next) {
      push(next, replaceStep(done));
    },
  };
}
