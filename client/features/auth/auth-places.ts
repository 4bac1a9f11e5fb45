// Where in the sign-in the reader is. It stands in the browser's history, so that the browser's Back leads one
// step back, as the control on the page does: each step forward is an entry.

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { SIGN_UP_STEPS, type SignUpStep } from './signup/sign-up-draft.ts';

const AUTH_PLACES = ['choice', 'login', 'login-code', 'password', ...SIGN_UP_STEPS] as const;
export type AuthPlace = (typeof AUTH_PLACES)[number];

/** What an entry of the history holds: the place, the one before it, and what `useEntriesOnTop` reads. */
type Entry = { place: AuthPlace; from: AuthPlace | undefined; before: number };

export function isSignUpStep(place: AuthPlace): place is SignUpStep {
  return (SIGN_UP_STEPS as readonly string[]).includes(place);
}

function readEntry(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { place, from, before } = state as Partial<Record<keyof Entry, unknown>>; // read, and checked below
  const known = AUTH_PLACES.find((each) => each === place);
  if (known === undefined || typeof before !== 'number') return undefined;
  return { place: known, from: AUTH_PLACES.find((each) => each === from), before };
}

/**
 * The place, and the ways from it.
 * @param resumed where a visit begins that a reload has interrupted.
 */
export function useAuthPlace(resumed: AuthPlace = 'choice') {
  const [path, navigate] = useLocation();
  const entry = readEntry(useHistoryState());
  const [start, setStart] = useState(resumed);
  const { place, from, before } = entry ?? { place: start, from: undefined, before: 0 };

  // The first entry is given its name, since from then on an entry without one is the choice.
  const isNameless = entry === undefined && start !== 'choice';
  useEffect(() => {
    if (isNameless) navigate(path, { replace: true, state: { place: start, before: 0 } });
    setStart('choice');
  }, [isNameless, navigate, path, start]);

  function turnInto(next: AuthPlace) {
    navigate(path, { replace: true, state: { place: next, from, before } satisfies Entry });
  }
  return {
    place,
    /** One step on. */
    goTo(next: AuthPlace) {
      navigate(path, { state: { place: next, from: place, before: before + 1 } satisfies Entry });
    },
    /** To the step before, by the browser's own way where it leads there. */
    goBack(previous: AuthPlace) {
      if (before > 0 && from === previous) history.back();
      else turnInto(previous);
    },
    /** A log-in that turns out to be a sign-up: as if its steps had been taken. */
    goOnAs(done: AuthPlace, next: AuthPlace) {
      turnInto(done);
      navigate(path, { state: { place: next, from: done, before: before + 1 } satisfies Entry });
    },
  };
}
