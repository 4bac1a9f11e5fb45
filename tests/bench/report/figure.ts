// One measured figure: a row of the table, and an entry of the file by which two commits are compared.

import * as z from 'zod';

const goalSchema = z.object({ kind: z.enum(['at least', 'at most']), value: z.number() });

const figureSchema = z.object({
  /** Together with the part, its permanent name, by which the figures of two commits are matched. */
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  /** What the ratio compares it with; null for a figure without a comparison. */
  comparedWith: z.string().nullable(),
  /** The same measure of the compared thing, in the same run. */
  other: z.number().nullable(),
  /** The ratio of the value to the other value. */
  ratio: z.number().nullable(),
  /** The goal for the ratio or, if there is none, for the value. */
  goal: goalSchema.nullable(),
});
export type Figure = z.infer<typeof figureSchema>;

const machineSchema = z.object({
  processor: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  system: z.string(),
  node: z.string(),
  /** Load of the machine in the minute before the first measurement; above 1, the results are unreliable. */
  loadBefore: z.number(),
});
export type Machine = z.infer<typeof machineSchema>;

export const reportSchema = z.object({
  commit: z.string(),
  /** Whether the tree had uncommitted changes. */
  changed: z.boolean(),
  measuredAt: z.string(),
  machine: machineSchema,
  settings: z.object({ rounds: z.number(), seconds: z.number(), scale: z.number() }),
  parts: z.record(
    z.string(),
    z.object({ notes: z.array(z.string()), figures: z.array(figureSchema) }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

/** The result of one part of the run: its figures, and notes for their users. */
export interface PartResult {
  notes: string[];
  figures: Figure[];
}

/** A figure without a comparison. */
export function plain(name: string, value: number, unit: string, goal?: Figure['goal']): Figure {
  return { name, value, unit, comparedWith: null, other: null, ratio: null, goal: goal ?? null };
}

/** A figure compared with the same measure of something else. */
export function compared(
  name: string,
  value: number,
  unit: string,
  to: { comparedWith: string; other: number; goal?: Figure['goal'] },
): Figure {
  const { comparedWith, other, goal = null } = to;
  return { name, value, unit, comparedWith, other, ratio: value / other, goal };
}

/** Whether the goal is met; undefined without one. */
export function isMet({ value, ratio, goal }: Figure): boolean | undefined {
  if (goal === null) return undefined;
  const measured = ratio ?? value;
  return goal.kind === 'at least' ? measured >= goal.value : measured <= goal.value;
}
