import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Star } from '../drawings/star.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import type { GlyphName } from '../glyphs/glyph-names.ts';

/** The glyph inside, CSS pixels; the rings are 44, 48 and 76 wide. */
const GLYPH_SIZES = { small: 22, normal: 24, large: 40 } as const;

type SealProps = {
  /** The sign or planet in the ring; a star where there is none. */
  glyph?: GlyphName | undefined;
  /** Something else in the ring. */
  children?: ReactNode;
  size?: keyof typeof GLYPH_SIZES | undefined;
  className?: string | undefined;
};

/** A glyph in a double ring: the reader's avatar, an insight's mark. */
export function Seal({ glyph, children, size = 'normal', className }: SealProps) {
  const inner = GLYPH_SIZES[size];
  return (
    <span className={classNames('seal', `seal-${size}`, className)} aria-hidden="true">
      {children ??
        (glyph === undefined ? <Star size={inner} /> : <Glyph name={glyph} size={inner} />)}
    </span>
  );
}
