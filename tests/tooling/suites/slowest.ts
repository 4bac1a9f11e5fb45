// The twenty slowest of a run and what was not steady in it, as both runners print them at its end.

const SHOWN = 20;

export interface TimedTest {
  name: string;
  ms: number;
  /** Failed once and passed then. */
  isUnsteady: boolean;
}

/** A table of the slowest tests and of how long all of them took together. */
export function describeSlowest(tests: readonly TimedTest[]): string {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);
  const sum = tests.reduce((total, { ms }) => total + ms, 0);
  return [
    `The slowest of ${tests.length} tests, which took ${seconds(sum).trim()} one after another:`,
    ...slowest.map(({ name, ms }) => `${seconds(ms)}  ${name}`),
    ...describeUnsteady(tests),
  ].join('\n');
}

/** Says which tests passed at the second attempt alone: each is a fault, of the test or of what it tests. */
function describeUnsteady(tests: readonly TimedTest[]): string[] {
  const names = tests.filter(({ isUnsteady }) => isUnsteady).map(({ name }) => `          ${name}`);
  return names.length === 0
    ? []
    : ['', 'UNSTEADY, failed once and passed then; to be mended:', ...names];
}
