import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Star } from '../drawings/star.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import type { GlyphName } from '../glyphs/glyph-names.ts';

const SIZES = { small: 44, normal: 48, large: 76 } as const;

type SealProps = {
  /** The sign or planet in the ring; a star where there is none. */
  glyph?: GlyphName | undefined;
  /** Something else in the ring. */
  children?: ReactNode;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** A glyph in a double ring: the reader's avatar, an insight's mark. */
export function Seal({ glyph, children, size = 'normal', className }: SealProps) {
  const inner = size === 'large' ? 40 : 24;
  return (
    <span className={classNames('seal', `seal-${size}`, className)} aria-hidden="true">
      {children ??
        (glyph === undefined ? <Star size={inner} /> : <Glyph name={glyph} size={inner} />)}
    </span>
  );
}
