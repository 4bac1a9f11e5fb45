/** How thorough a run is. */
export interface RunSettings {
  rounds: number;
  seconds: number;
  /** Scales the users and activities of the part 'growth'; 1 is a million users. */
  scale: number;
}

/** Prints the current step. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
