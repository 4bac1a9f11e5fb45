import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card, CardShape } from '#client/features/cards/card.ts';
import { seasonOf, skyOf } from '#client/features/cards/card-sky.ts';
import { drawCard } from '#client/features/cards/draw-card.ts';
import { NIGHT } from '#client/lib/night-colors.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { TOKENS } from '../../../tailwind.config.ts';

type Words = { text: string; left: number; width: number; top: number; bottom: number };
type Stop = readonly [at: number, alpha: number];
type Drawn = {
  words: Words[];
  /** Where the sky's box begins on the card, and how high it is. */
  sky: { y: number; height: number } | undefined;
  /** The stops of the gradients that fade the sky downward. */
  stops: Stop[];
};

const spies: { mockRestore: () => void }[] = [];
let drawn: Drawn;

const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1]);

/** A canvas that draws nothing and remembers what stands where, with letters of half their size. */
function createCanvas2d() {
  const canvas2d = {
    font: '',
    textAlign: 'left',
    measureText: (text: string) => ({ width: (text.length * sizeOf(canvas2d.font)) / 2 }),
    fillText: (text: string, x: number, y: number) => {
      const size = sizeOf(canvas2d.font);
      const { width } = canvas2d.measureText(text);
      const left = canvas2d.textAlign === 'right' ? x - width : x;
      drawn.words.push({ text, left, width, top: y - 0.8 * size, bottom: y + 0.25 * size });
    },
    drawImage: (sky: { height: number }, _x: number, y: number) => {
      drawn.sky = { y, height: sky.height };
    },
  };
  return new Proxy(canvas2d, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : () => undefined),
  });
}

class FakeOffscreenCanvas {
  readonly height: number;
  constructor(_width: number, height: number) {
    this.height = height;
  }
  getContext() {
    return new Proxy(
      {
        measureText: () => ({ width: 20 }),
        createLinearGradient: (_x: number, _y: number, _toX: number, toY: number) => ({
          addColorStop: (at: number, color: string) => {
            if (toY > 0) drawn.stops.push([at, Number(/\/ ([\d.]+)/.exec(color)?.[1])]);
          },
        }),
      },
      {
        get: (target, name) => (name in target ? Reflect.get(target, name) : () => undefined),
        set: () => true,
      },
    );
  }
}

beforeEach(() => {
  drawn = { words: [], sky: undefined, stops: [] };
  spies.push(
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(createCanvas2d() as never),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob())),
  );
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const spy of spies.splice(0)) spy.mockRestore();
});

const WINTER = Date.UTC(2026, 1, 4);
const lineOf = (line: string): Card => ({ kind: 'line', line, by: 'The Star Oracle' });
const draw = (card: Card, shape: CardShape, address: string | null = 'asteria.example') =>
  drawCard(card, shape, { address, nowMs: WINTER });

const CARDS: readonly Card[] = [
  lineOf('Say it.'),
  lineOf('You don’t owe anyone the whole explanation.'),
  lineOf('Someone who raised you is holding the railing now.'),
  lineOf('What you were about to apologize for was never yours to carry up those stairs.'),
  {
    kind: 'pair',
    words: [
      { label: 'What comes easily to us', word: 'Talk' },
      { label: 'What wants care', word: 'Pace' },
    ],
  },
  {
    kind: 'pair',
    words: ['What comes easily to us', 'What wants care'].map((label) => ({
      label,
      word: 'Saying what you mean',
    })),
  },
  { kind: 'signs', lines: ['Sun in Sagittarius', 'Moon in Aries or Taurus', 'Capricorn rising'] },
];

describe.each(['tall', 'wide'] as const)('the %s card', (shape) => {
  it.each(CARDS)('keeps its words inside the frame and clear of foot and sky: %j', async (card) => {
    await draw(card, shape);
    const [width, height] = shape === 'tall' ? [1080, 1350] : [1200, 630];
    const foot = drawn.words.filter(({ bottom }) => bottom > 0.85 * height);
    const words = drawn.words.filter((word) => !foot.includes(word));
    expect(foot.map(({ text }) => text)).toEqual(['ASTERIA', 'asteria.example']);
    expect(words.length).toBeGreaterThan(1);
    for (const { left, width: reach } of words) {
      expect(left).toBeGreaterThan(56);
      expect(left + reach).toBeLessThan(width - 56);
    }
    const end = Math.max(...words.map(({ bottom }) => bottom));
    expect(end).toBeLessThan(Math.min(...foot.map(({ top }) => top)));
    const { sky } = drawn;
    if (sky === undefined) throw new Error('no sky was drawn');
    if (shape === 'wide') return;
    const [begins = [Number.NaN, 1]] = drawn.stops;
    expect(begins[1]).toBe(0);
    expect(sky.y + begins[0] * sky.height).toBeGreaterThan(end - 10);
  });
});

it('leaves no short word alone in the last line', async () => {
  await draw(lineOf('You are allowed to go and pick the restaurant.'), 'tall');
  const lines = drawn.words.filter(
    ({ text }) => text !== 'ASTERIA' && !/asteria|Oracle/.test(text),
  );
  const widths = lines.map(({ width }) => width);
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.min(...widths)).toBeGreaterThan(0.5 * Math.max(...widths));
});

it('names no address where the installation has none', async () => {
  await draw(lineOf('Say it.'), 'tall', null);
  expect(drawn.words.map(({ text }) => text)).toEqual(['Say it.', 'The Star Oracle', 'ASTERIA']);
});

describe('the sky of a card', () => {
  const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2027, 0, 1 + day, 12));

  it('is one of four, each for a quarter of a year', () => {
    const skies = days.map((day) => JSON.stringify(skyOf('line', day)));
    expect(new Set(skies).size).toBe(4);
    for (const sky of new Set(skies)) {
      const count = skies.filter((other) => other === sky).length;
      expect(count).toBeGreaterThan(88);
    }
  });

  it.each([
    ['2027-01-05', 'winter'],
    ['2027-03-10', 'winter'],
    ['2027-05-06', 'spring'],
    ['2028-07-31', 'summer'],
    ['2027-10-01', 'fall'],
    ['2027-12-31', 'winter'],
  ])('on %s is that of %s', (date, season) => {
    expect(seasonOf(Date.parse(date))).toBe(season);
  });

  it('writes the name of no sign', () => {
    const names = days.flatMap((day) =>
      (['line', 'pair', 'signs'] as const).flatMap((kind) => skyOf(kind, day).names),
    );
    const latin = Object.keys(SIGNS).map((sign) => sign.toUpperCase().replaceAll('U', 'V'));
    expect(names.filter((name) => latin.includes(name))).toEqual([]);
  });
});

it('has the colors and faces of the night', () => {
  expect(NIGHT).toEqual({
    ground: TOKENS['--ink-950'],
    text: TOKENS['--ivory-50'],
    faintText: TOKENS['--ivory-300'],
    brass: TOKENS['--brass-400'],
    edge: TOKENS['--line-control'],
    edgeFaint: TOKENS['--line-strong'],
    serif: TOKENS['--serif'],
    sans: TOKENS['--sans'],
  });
});
