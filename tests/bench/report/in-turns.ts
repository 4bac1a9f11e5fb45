import { median } from './statistics.ts';

/** Milliseconds of processor time of each task: the medians of rounds in which the tasks take turns. */
export function measureInTurns(rounds: number, works: readonly (() => void)[]): number[] {
  for (const work of works) work();
  const measured = works.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      measured[index]?.push((user + system) / 1000);
    }
  }
  return measured.map(median);
}
