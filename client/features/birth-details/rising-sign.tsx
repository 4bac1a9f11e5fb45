import { listRisingSigns } from '#shared/sky/angles.ts';
import { BIRTH_DETAILS_COPY } from './birth-details.copy.ts';
import { SignNote } from './sign-note.tsx';
import type { BirthInstants } from './use-birth-instants.ts';

export type RisingSignProps = {
  instants: BirthInstants;
  /** How many minutes the birth time may be off on either side. */
  marginMinutes: number;
};

/** The sign that rises at a birth; each possible one where the time leaves several. */
export function RisingSign({ instants: { utcMs, place }, marginMinutes }: RisingSignProps) {
  const signs = utcMs.flatMap((at) => listRisingSigns(at, marginMinutes, place));
  const different = [...new Set(signs)];
  return <SignNote signs={different}>{BIRTH_DETAILS_COPY.rising(different)}</SignNote>;
}
