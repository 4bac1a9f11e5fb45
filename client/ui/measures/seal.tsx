import { classNames } from '../class-names.ts';
import { Star } from '../drawings/star.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import type { GlyphName } from '../glyphs/glyph-names.ts';

/** The glyph's size in CSS pixels, and the classes of the ring around it. */
const SIZES = {
  tiny: { glyph: 17, ring: 'size-8.5' },
  small: { glyph: 22, ring: 'size-11' },
  normal: { glyph: 24, ring: 'size-12' },
  large: { glyph: 40, ring: 'size-19' },
} as const;

type SealProps = {
  /** The sign or planet in the ring; a star if undefined. */
  glyph?: GlyphName | undefined;
  size?: keyof typeof SIZES | undefined;
  /** In place of a glyph: the first letter of a name. */
  letter?: string | undefined;
};

/** A glyph or a letter in a double ring: the user's avatar, an insight's mark, a person. */
export function Seal({ glyph, size = 'normal', letter }: SealProps) {
  const { glyph: inner, ring } = SIZES[size];
  return (
    <span
      className={classNames(
        'relative grid flex-none place-items-center rounded-full border border-line-control after:absolute after:inset-[3px] after:rounded-full after:border after:border-line',
        ring,
      )}
      aria-hidden="true"
    >
      {letter !== undefined ? (
        <span className="font-serif text-20/[1]">{letter}</span>
      ) : glyph === undefined ? (
        <Star size={inner} />
      ) : (
        <Glyph name={glyph} size={inner} />
      )}
    </span>
  );
}
