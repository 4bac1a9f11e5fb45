import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { describeSlowest, type TimedTest } from './slowest.ts';

/** Prints the slowest journeys of a Playwright run. */
export default class SlowestReporter implements Reporter {
  readonly #tests: TimedTest[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const isUnsteady = test.outcome() === 'flaky';
    this.#tests.push({ name: test.titlePath().slice(1).join(' › '), ms: duration, isUnsteady });
  }

  onEnd(): void {
    if (this.#tests.length > 1) process.stdout.write(`\n${describeSlowest(this.#tests)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
