import { classNames } from '../class-names.ts';
import type { GlyphName } from './glyph-names.ts';

type GlyphProps = {
  name: GlyphName;
  /** Edge of the square, CSS pixels. */
  size?: number | undefined;
  /** The accessible name. Without it the glyph is decorative. */
  label?: string | undefined;
  /** Stroke width, CSS pixels. */
  weight?: number | undefined;
  className?: string | undefined;
};

/** The URL of a symbol in the sprite, for `<use href>` inside a larger drawing. */
export function glyphHref(name: GlyphName): string {
  return `/glyphs.svg#${name}`;
}

/** The stroke width that suits a glyph's size, CSS pixels. */
function glyphWeight(size: number): number {
  if (size < 20) return 0.6 + size * 0.045;
  return size <= 24 ? 1.5 : 1.5 + (size - 24) * 0.025;
}

/** A symbol of our own set; phones would show the Unicode character as an emoji. */
export function Glyph({ name, size = 24, label, weight, className }: GlyphProps) {
  const drawing = <use href={glyphHref(name)} />;
  const strokeWidth = Number((((weight ?? glyphWeight(size)) * 24) / size).toFixed(3));
  const shared = {
    className: classNames('glyph', className),
    width: size,
    height: size,
    strokeWidth,
  };
  return label === undefined ? (
    <svg {...shared} aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg {...shared} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
