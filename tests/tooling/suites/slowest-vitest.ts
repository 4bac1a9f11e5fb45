import type { Reporter, TestModule } from 'vitest/node';
import { describeSlowest } from './slowest.ts';

/** Prints the slowest tests of a Vitest run. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
        isUnsteady: test.diagnostic()?.flaky ?? false,
      })),
    );
    if (tests.length > 1) process.stdout.write(`\n${describeSlowest(tests)}\n`);
  }
}
