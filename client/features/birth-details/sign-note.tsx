import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { SignKey } from '#shared/zodiac/sign-names.ts';

type SignNoteProps = { signs: readonly SignKey[]; children: string };

/** What a field gives back: signs, and their words. */
export function SignNote({ signs, children }: SignNoteProps) {
  return (
    <span className="flex items-center gap-1.5 text-15/[1.3] text-ivory-300">
      {signs.map((sign) => (
        <Glyph key={sign} name={sign} size={17} className="text-ivory-50" />
      ))}
      <span>{children}</span>
    </span>
  );
}
