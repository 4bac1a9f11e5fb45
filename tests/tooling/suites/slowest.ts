// The twenty slowest of a run, as both runners print them at its end.

const SHOWN = 20;

export interface TimedTest {
  name: string;
  ms: number;
}

/** A table of the slowest tests and of how long all of them took together. */
export function describeSlowest(tests: readonly TimedTest[]): string {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);
  const sum = tests.reduce((total, { ms }) => total + ms, 0);
  return [
    `The slowest of ${tests.length} tests, which took ${seconds(sum).trim()} one after another:`,
    ...slowest.map(({ name, ms }) => `${seconds(ms)}  ${name}`),
  ].join('\n');
}
