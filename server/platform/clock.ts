// The server's clock, passed in as a dependency so that tests can set the time.

export interface Clock {
  /** The instant, milliseconds since 1970 UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
