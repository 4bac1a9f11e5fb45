import { DEFAULT_BIRTH_TIME_MARGIN } from '#shared/core/birth.ts';
import { listWords } from '#shared/core/list-words.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { listRisingSigns } from '#shared/sky/angles.ts';
import { SIGN_KEYS, SIGN_NAMES, type SignKey } from '#shared/zodiac/sign-names.ts';
import { BIRTH_DETAILS_COPY } from './birth-details.copy.ts';
import type { BirthFormValues } from './birth-form-values.ts';
import { SignNote } from './sign-note.tsx';
import { useBirthInstants } from './use-birth-instants.ts';

export type RisingSignProps = {
  birth: BirthFormValues;
  /** The chosen place, where it is at hand. */
  place: Place | undefined;
};

const nameOf = (sign: SignKey): string => SIGN_NAMES[SIGN_KEYS.indexOf(sign)] ?? sign;

/** The sign that rises at a birth, once time and chosen place are known; each possible one where they leave several. */
export function RisingSign({ birth, place }: RisingSignProps) {
  const instants = useBirthInstants(birth, place);
  if (instants === undefined) return null;
  const margin = birth.birthTimeMargin ?? DEFAULT_BIRTH_TIME_MARGIN;
  const signs = instants.utcMs.flatMap((at) => listRisingSigns(at, margin, instants.place));
  const different = [...new Set(signs)];
  return (
    <SignNote signs={different}>
      {BIRTH_DETAILS_COPY.rising(listWords(different.map(nameOf), 'or'))}
    </SignNote>
  );
}
