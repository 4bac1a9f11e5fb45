// Loads what comes after the choice, while the visitor looks at it.

import { useEffect, useState } from 'react';

type Steps = typeof import('./auth-steps.tsx');
let loaded: Steps | undefined;

/** Loads the steps once. */
export async function loadAuthSteps(): Promise<Steps> {
  loaded ??= await import('./auth-steps.tsx');
  return loaded;
}

/** The steps, if they are loaded. */
export function getAuthSteps(): Steps | undefined {
  return loaded;
}

/**
 * The steps; undefined while they load, which begins with the first render. If they cannot be loaded, it throws as soon
 * as `isNeeded`.
 */
export function useAuthSteps(isNeeded: boolean): Steps | undefined {
  const [steps, setSteps] = useState(loaded);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (steps !== undefined) return;
    let isOver = false;
    loadAuthSteps().then(
      (arrived) => !isOver && setSteps(arrived),
      (error: unknown) => !isOver && setFailure(error),
    );
    return () => {
      isOver = true;
    };
  }, [steps]);
  if (isNeeded && failure !== undefined) throw failure;
  return steps;
}
