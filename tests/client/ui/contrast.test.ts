import { describe, expect, it } from 'vitest';
import { LIGHT_TOKENS, TOKENS } from '../../../tailwind.config.ts';

type Rgb = readonly [number, number, number];

function parseHex(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** A translucent token, `rgb(r g b / a)`, laid over an opaque ground. */
function layOver(color: string, ground: Rgb): Rgb {
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const alpha = numbers[3] ?? 1;
  const [red = 0, green = 0, blue = 0] = numbers
    .slice(0, 3)
    .map((part, index) => part * alpha + (ground[index] ?? 0) * (1 - alpha));
  return [red, green, blue];
}

/** Relative luminance, 0 to 1 (WCAG 2.2, section 1.4.3). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['--ink-950', '--ink-900', '--ink-800', '--ink-700'] as const;
const WORDS = [
  '--ivory-50',
  '--ivory-300',
  '--ivory-500',
  '--brass-300',
  '--brass-400',
  '--fire',
  '--earth',
  '--air',
  '--water',
  '--danger',
  '--success',
] as const;

/**
 * Each theme, and its words that stand on no pressed ground: faint words and the marks of elements, of which no pressed
 * part has any.
 */
const THEMES = [
  { name: 'dark', tokens: TOKENS, neverPressed: [] },
  {
    name: 'light',
    tokens: { ...TOKENS, ...LIGHT_TOKENS },
    neverPressed: ['--ivory-500', '--fire', '--earth', '--air', '--success'],
  },
] as const;

describe.each(THEMES)('contrast of the $name theme (WCAG 2.2 AA)', ({ tokens, neverPressed }) => {
  // req: A11Y-1
  it.each(WORDS)('%s is legible on every background', (word) => {
    const isPressed = !neverPressed.some((never) => never === word);
    for (const ground of GROUNDS) {
      if (ground === '--ink-700' && !isPressed) continue;
      const ratio = contrast(parseHex(tokens[word]), parseHex(tokens[ground]));
      expect(ratio, `on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['--brass-300', '--brass-400', '--brass-500'] as const)(
    'ink can be read on %s',
    (brass) => {
      expect(
        contrast(parseHex(tokens['--ink-950']), parseHex(tokens[brass])),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the edges of fields and buttons stand out from page and field', () => {
    for (const ground of ['--ink-950', '--ink-900'] as const) {
      const under = parseHex(tokens[ground]);
      const edge = layOver(tokens['--line-control'], under);
      expect(contrast(edge, under), `on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});
