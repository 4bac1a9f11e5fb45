import type { Element } from '#shared/zodiac/signs.ts';
import type { GlyphName } from './glyph-names.ts';

/** Each element's symbol and color class. */
export const ELEMENT_MARKS: Record<Element, { glyph: GlyphName; color: string }> = {
  Fire: { glyph: 'fire', color: 'text-fire' },
  Earth: { glyph: 'earth', color: 'text-earth' },
  Air: { glyph: 'air', color: 'text-air' },
  Water: { glyph: 'water', color: 'text-water' },
};
