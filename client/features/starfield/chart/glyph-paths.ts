// The planets' symbols for the canvas, read from the page's SVG sprite.

import { PLANETS, type Planet } from '../sky/planets.ts';

/** The planets' symbols as paths in a view box of 24 by 24; planets without a path are drawn as dots. */
export type GlyphPaths = Partial<Record<Planet, Path2D>>;

/** One symbol of the sprite as SVG path data, '' for an unknown name; the sprite contains only paths and circles. */
function readGlyph(sprite: string, name: string): string {
  const symbol =
    new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1] ?? '';
  const parts: string[] = [];
  for (const [, tag, attributes = ''] of symbol.matchAll(/<(path|circle)([^>]*)>/g)) {
    const value = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    if (tag === 'path') parts.push(value('d'));
    else {
      const [x, y, r] = [Number(value('cx')), Number(value('cy')), Number(value('r'))];
      parts.push(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
    }
  }
  return parts.join('');
}

/** The planets' symbols; empty if the sprite cannot be loaded: the chart then shows only dots. */
export async function loadGlyphPaths(): Promise<GlyphPaths> {
  try {
    const response = await fetch('/glyphs.svg');
    if (!response.ok) return {};
    const sprite = await response.text();
    return Object.fromEntries(
      PLANETS.map((planet) => [planet, new Path2D(readGlyph(sprite, planet))]),
    );
  } catch {
    return {};
  }
}
