import type { Point } from '#client/ui/drawings/plane.ts';
import { coordinate } from '#client/ui/drawings/star-path.ts';
import { glyphHref } from '#client/ui/glyphs/glyph.tsx';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';

type MarkProps = { glyph: GlyphName; at: Point; size: number; weight: number };

/** A glyph around a point of the wheel; `size` and `weight` in its units. */
export function Mark({ glyph, at, size, weight }: MarkProps) {
  return (
    <use
      href={glyphHref(glyph)}
      x={coordinate(at[0] - size / 2)}
      y={coordinate(at[1] - size / 2)}
      width={size}
      height={size}
      strokeWidth={coordinate((weight * 24) / size)}
    />
  );
}
