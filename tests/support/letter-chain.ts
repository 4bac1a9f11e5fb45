// The letters of readers who open every one, without a database.

import type { ChartOwner } from '#server/features/birth-chart/index.ts';
import type { LetterService } from '#server/features/letter/index.ts';
import type { ComposedLetter } from '#server/features/letter/letter.composer.ts';
import { writeLetter } from '#server/features/letter/letter.service.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { createMemory, type Memory, remember } from '#server/writing/memory.ts';

/** Readers with their memories, by the owner's id. */
export interface LetterChain extends Pick<LetterService, 'getKept'> {
  /** The letter of a day, opened: the next one remembers it. Null without a birth date. */
  open(owner: ChartOwner, day: { date: string; zone: string }): ComposedLetter | null;
}

export function createLetterChain(almanac: Almanac): LetterChain {
  const memories = new Map<string, Memory>();
  const memoryOf = ({ id }: ChartOwner) => memories.get(id) ?? createMemory();
  return {
    open(owner, day) {
      const composed = writeLetter(almanac, owner, day, memoryOf(owner));
      if (composed !== null) memories.set(owner.id, remember(memoryOf(owner), composed.shown));
      return composed;
    },
    // Written again for a day that was opened, a letter would be another one; so this is asked before.
    getKept: async (owner, day) => writeLetter(almanac, owner, day, memoryOf(owner)),
  };
}
