import { Button } from '#client/ui/actions/button.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { PROFILE_COPY } from './profile.copy.ts';

/** Replaces the tabs for a user without a birth date: says what they would show, and links to the birth details. */
export function BirthDateMissing({ onAdd }: { onAdd: () => void }) {
  return (
    <Plate className="mt-7">
      <div className="mx-auto max-w-[280px] text-ivory-500">
        <Constellation sign="leo" />
      </div>
      <h2 className="mt-4 text-26">{PROFILE_COPY.wanted.title}</h2>
      <p className="mt-2 text-ivory-300">{PROFILE_COPY.wanted.words}</p>
      <Button wide className="mt-5" onClick={onAdd}>
        {PROFILE_COPY.wanted.button}
      </Button>
    </Plate>
  );
}
