/** Prints a measured value to standard output. */
export function report(line: string): void {
  process.stdout.write(`cluster · ${line}\n`);
}
