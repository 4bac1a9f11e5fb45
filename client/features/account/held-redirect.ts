// A page for visitors may keep its place after a user has signed in on it, until it lets go of the redirect to Home.

import { createContext, useContext } from 'react';

/** A page that is opened from Home, so that Back leads there. */
export type NextPage = { href: string; state?: unknown };

export type HeldRedirect = {
  hold: () => void;
  /** Lets the redirect to Home happen; then `next` is opened, if given. */
  release: (next?: NextPage) => void;
};

export const HeldRedirectContext = createContext<HeldRedirect | undefined>(undefined);

/** The redirect of the page for visitors around the caller. */
export function useHeldRedirect(): HeldRedirect {
  const held = useContext(HeldRedirectContext);
  if (held === undefined) throw new Error('useHeldRedirect is for pages for visitors only');
  return held;
}
