// The names of the 31 symbols in client/public/glyphs.svg.

import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { SIGN_KEYS } from '#shared/zodiac/sign-names.ts';

export const ELEMENT_GLYPHS = ['fire', 'earth', 'air', 'water'] as const;
export const GLYPH_NAMES = [...SIGN_KEYS, ...BODY_KEYS, ...ASPECT_KEYS, ...ELEMENT_GLYPHS] as const;
export type GlyphName = (typeof GLYPH_NAMES)[number];
