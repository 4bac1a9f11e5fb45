// The letters of readers who open every letter, without a database.

import type { ChartOwner } from '#server/features/birth-chart/index.ts';
import type { LetterService } from '#server/features/letter/index.ts';
import type { ComposedLetter } from '#server/features/letter/letter.composer.ts';
import { writeLetter } from '#server/features/letter/letter.service.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { createMemory, type Memory, remember } from '#server/writing/memory.ts';

/** Readers with their memories, by their user ids. */
export interface LetterChain extends Pick<LetterService, 'getKept'> {
  /** The letter of a day, opened, so that the next letter remembers it. Null without a birth date. */
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
    // Called before `open`, because writing the letter again after it was opened would give a different letter.
    getKept: async (owner, day) => writeLetter(almanac, owner, day, memoryOf(owner)),
  };
}
