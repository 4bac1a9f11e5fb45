// A response that waits until the test releases it.

export interface Hold {
  /** Resolves when `release` is called. */
  released: Promise<void>;
  release: () => void;
}

export function createHold(): Hold {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}
