/** Prints a measured value to standard output, for figures that a test compares with a bound. */
export function report(line: string): void {
  process.stdout.write(`faults · ${line}\n`);
}
