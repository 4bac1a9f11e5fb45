/** Says on standard output what was measured: figures that a test holds to a bound are worth reading. */
export function report(line: string): void {
  process.stdout.write(`faults · ${line}\n`);
}
