// The one clock of the server: everything that asks for the time gets it handed in.

export interface Clock {
  /** The instant, milliseconds since 1970 UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
