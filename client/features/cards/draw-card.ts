// Draws a card to share: the words, a star, the real sky of the season, the name of the product and the address of
// whoever runs it.

import { loadStillSky, type StillSky } from '#client/features/starfield/index.ts';
import { logFailure } from '#client/lib/log.ts';
import { NIGHT } from '#client/lib/night-colors.ts';
import { starPath } from '#client/ui/drawings/star-path.ts';
import type { Card, CardShape } from './card.ts';
import { skyOf } from './card-sky.ts';

/** Where everything stands, in pixels. */
interface Layout {
  width: number;
  height: number;
  mark: { x: number; y: number; radius: number };
  /** The area of the words: its left edge, its top, and its size. */
  text: { x: number; y: number; width: number; height: number };
  /** Font sizes of the words by kind, in descending order; the largest at which they fit their area is taken. */
  sizes: Readonly<Record<Card['kind'], readonly [number, ...number[]]>>;
  /** The foot: its rule, the baseline of its words, and their size. */
  foot: { rule: number; y: number; size: number; right: number };
  /** The box of the sky, and its zenith and horizon as shares of the box's width. */
  sky: {
    x: number;
    y: number;
    width: number;
    height: number;
    zenith: { x: number; y: number };
    horizon: number;
    stands: 'below the words' | 'beside them';
  };
}

const LAYOUTS: Readonly<Record<CardShape, Layout>> = {
  tall: {
    width: 1080,
    height: 1350,
    mark: { x: 134, y: 142, radius: 28 },
    text: { x: 108, y: 202, width: 864, height: 520 },
    sizes: { line: [116, 104, 92, 80, 68], pair: [136, 116, 96, 80, 64], signs: [92, 80, 68] },
    foot: { rule: 1195, y: 1248, size: 32, right: 976 },
    sky: {
      x: 57,
      y: 57,
      width: 966,
      height: 1236,
      zenith: { x: 0.49, y: 0.3 },
      horizon: 1.5,
      stands: 'below the words',
    },
  },
  wide: {
    width: 1200,
    height: 630,
    mark: { x: 121, y: 117, radius: 21 },
    text: { x: 100, y: 160, width: 640, height: 320 },
    sizes: { line: [84, 76, 68, 60, 52], pair: [84, 72, 60, 48], signs: [72, 64, 56] },
    foot: { rule: 520, y: 556, size: 25, right: 1100 },
    sky: {
      x: 500,
      y: 57,
      width: 643,
      height: 440,
      zenith: { x: 0.55, y: -0.12 },
      horizon: 1.15,
      stands: 'beside them',
    },
  },
};

/** Line height and letter-spacing of the words, as shares of their size. */
const LINE_HEIGHT = 1.04;
const TRACKING = -0.012;
const MOST_LINES = 5;
/** Of labels and signature, as shares of the words' size, with a least size in pixels. */
const LABEL = { share: 0.28, least: 24 };
const SIGNATURE = { share: 0.31, least: 24 };
/** From the end of the words to where the sky begins to show, and from there to its full strength; pixels. */
const CLEARANCE = 14;
const FADE = 150;
/** The two rules of the frame: their distance from the edge and their width, pixels. */
const RULES = [
  { inset: 45, width: 2 },
  { inset: 56, width: 1 },
] as const;

/** One line of text on the card, and its baseline. */
type Setting = { text: string; y: number; font: string; color: string; tracking: number };

/** A PNG of a card; undefined where the browser cannot draw one. `address`: the host of whoever runs the app. */
export async function drawCard(
  card: Card,
  shape: CardShape,
  { address, nowMs }: { address: string | null; nowMs: number },
): Promise<Blob | undefined> {
  const layout = LAYOUTS[shape];
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const canvas2d = canvas.getContext('2d');
  if (canvas2d === null) return undefined;
  await loadFaces();

  canvas2d.fillStyle = NIGHT.ground;
  canvas2d.fillRect(0, 0, layout.width, layout.height);
  canvas2d.textBaseline = 'alphabetic';
  const { settings, ends } = setWords(canvas2d, card, layout);
  await drawSky(canvas2d, card, layout, { wordsEnd: ends, nowMs });
  drawFrame(canvas2d, layout);
  for (const { text, y, font, color, tracking } of settings) {
    canvas2d.font = font;
    canvas2d.fillStyle = color;
    canvas2d.letterSpacing = `${tracking}px`;
    canvas2d.fillText(text, layout.text.x, y);
  }
  drawFoot(canvas2d, layout, address);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}

/** Without the faces that stand in for them, which many devices lack. */
const FACES = ['32px "Ibarra Real Nova"', 'italic 32px "Ibarra Real Nova"', '32px "Source Sans 3"'];

/** A canvas takes a face only when it is loaded, and the page may not have needed the italic. */
async function loadFaces(): Promise<void> {
  if (!('fonts' in document)) return;
  await Promise.all(FACES.map((font) => document.fonts.load(font))).catch((error: unknown) =>
    logFailure('A face of the card was not loaded', error),
  );
}

function drawFrame(canvas2d: CanvasRenderingContext2D, { width, height, mark }: Layout): void {
  canvas2d.strokeStyle = NIGHT.edge;
  for (const { inset, width: ruleWidth } of RULES) {
    canvas2d.lineWidth = ruleWidth;
    canvas2d.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
  canvas2d.fillStyle = NIGHT.brass;
  canvas2d.fill(new Path2D(starPath({ ...mark, points: 8, notch: 0.3 })));
}

function drawFoot(
  canvas2d: CanvasRenderingContext2D,
  { text, foot }: Layout,
  address: string | null,
): void {
  canvas2d.strokeStyle = NIGHT.edgeFaint;
  canvas2d.lineWidth = 2;
  canvas2d.beginPath();
  canvas2d.moveTo(text.x, foot.rule);
  canvas2d.lineTo(foot.right, foot.rule);
  canvas2d.stroke();
  canvas2d.fillStyle = NIGHT.text;
  canvas2d.font = `${foot.size}px ${NIGHT.serif}`;
  canvas2d.letterSpacing = `${Math.round(foot.size * 0.3)}px`;
  canvas2d.fillText('ASTERIA', text.x, foot.y);
  canvas2d.letterSpacing = '0px';
  if (address === null) return;
  canvas2d.fillStyle = NIGHT.faintText;
  canvas2d.font = `${foot.size - 2}px ${NIGHT.sans}`;
  canvas2d.textAlign = 'right';
  canvas2d.fillText(address, foot.right, foot.y);
  canvas2d.textAlign = 'left';
}

/** The words set at the largest size at which they fit their area, and where they end (pixels from the top). */
function setWords(
  canvas2d: CanvasRenderingContext2D,
  card: Card,
  layout: Layout,
): { settings: Setting[]; ends: number } {
  const sizes = layout.sizes[card.kind];
  for (const size of sizes) {
    const set = setAt(canvas2d, card, layout, size);
    if (set.fits || size === sizes.at(-1)) return set;
  }
  return setAt(canvas2d, card, layout, sizes[0]);
}

function setAt(
  canvas2d: CanvasRenderingContext2D,
  card: Card,
  { text }: Layout,
  size: number,
): { settings: Setting[]; ends: number; fits: boolean } {
  const settings: Setting[] = [];
  let y = text.y;
  let fits = true;
  const serif = `${size}px ${NIGHT.serif}`;
  const write = (words: string, most: number) => {
    canvas2d.font = serif;
    canvas2d.letterSpacing = `${size * TRACKING}px`;
    const lines = breakWords(canvas2d, words, text.width);
    fits &&= lines.length <= most && lines.every(({ overflows }) => !overflows);
    for (const line of lines) {
      const baseline = y + size * 0.8;
      const { words: written } = line;
      settings.push({
        text: written,
        y: baseline,
        font: serif,
        color: NIGHT.text,
        tracking: size * TRACKING,
      });
      y += size * LINE_HEIGHT;
    }
  };
  const writeSmall = (words: string, smallSize: number, font: string) => {
    settings.push({ text: words, y: y + smallSize, font, color: NIGHT.faintText, tracking: 0 });
    y += smallSize * 1.2;
  };
  switch (card.kind) {
    case 'line': {
      write(card.line, MOST_LINES);
      const small = Math.max(LABEL.least, Math.round(size * SIGNATURE.share));
      y += small * 0.35;
      writeSmall(card.by, small, `italic ${small}px ${NIGHT.serif}`);
      break;
    }
    case 'pair': {
      const small = Math.max(LABEL.least, Math.round(size * LABEL.share));
      for (const [index, { label, word }] of card.words.entries()) {
        if (index > 0) y += size * 0.24;
        writeSmall(label, small, `${small}px ${NIGHT.sans}`);
        write(word, 2);
      }
      break;
    }
    case 'signs':
      for (const line of card.lines) {
        write(line, 1);
        y += size * 0.2;
      }
  }
  return { settings, ends: y, fits: fits && y - text.y <= text.height };
}

/**
 * The words in as few lines as the width allows, and these as even as that many lines can be, so that no short word
 * stands alone at the end.
 */
function breakWords(
  canvas2d: CanvasRenderingContext2D,
  words: string,
  width: number,
): { words: string; overflows: boolean }[] {
  const fewest = fillLines(canvas2d, words, width).length;
  let narrow = 0;
  let wide = width;
  // The narrowest width, to four pixels, at which the lines do not become more.
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (fillLines(canvas2d, words, middle).length > fewest) narrow = middle;
    else wide = middle;
  }
  return fillLines(canvas2d, words, wide).map((line) => ({
    words: line,
    overflows: canvas2d.measureText(line).width > width,
  }));
}

function fillLines(canvas2d: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && canvas2d.measureText(longer).width <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The sky in its box, faded so that it begins where the words end. */
async function drawSky(
  canvas2d: CanvasRenderingContext2D,
  card: Card,
  { sky }: Layout,
  { wordsEnd, nowMs }: { wordsEnd: number; nowMs: number },
): Promise<void> {
  const { x, y, width, height, zenith, horizon } = sky;
  const { drawStillSky } = await loadStillSky();
  const { fades, hidden } = fadesOf(sky, wordsEnd);
  const drawn = drawStillSky({
    ...skyOf(card.kind, nowMs),
    width,
    height,
    zenith,
    horizon,
    hidden,
  });
  const mask = drawn?.getContext('2d');
  if (drawn === undefined || mask == null) return;
  mask.setTransform(1, 0, 0, 1, 0, 0);
  mask.globalCompositeOperation = 'destination-in';
  for (const { toX, toY, stops } of fades) {
    const gradient = mask.createLinearGradient(0, 0, toX, toY);
    for (const [at, alpha] of stops) gradient.addColorStop(at, `rgb(0 0 0 / ${alpha})`);
    mask.fillStyle = gradient;
    mask.fillRect(0, 0, width, height);
  }
  canvas2d.drawImage(drawn, x, y);
}

/** From the upper left corner of the sky's box to a point: where, as shares of the way, it has which alpha. */
type Fade = { toX: number; toY: number; stops: readonly (readonly [at: number, alpha: number])[] };

/** How the sky fades, and the boxes (in its own pixels) where it is too faint for a name. */
function fadesOf(
  { y, width, height, stands }: Layout['sky'],
  wordsEnd: number,
): { fades: Fade[]; hidden: StillSky['hidden'] } {
  if (stands === 'beside them') {
    return {
      fades: [
        {
          toX: width,
          toY: 0,
          stops: [
            [0.36, 0],
            [0.62, 1],
          ],
        },
        {
          toX: 0,
          toY: height,
          stops: [
            [0.82, 1],
            [1, 0],
          ],
        },
      ],
      hidden: [
        { x: 0, y: 0, width: 0.55 * width, height },
        { x: 0, y: 0.82 * height, width, height: 0.18 * height },
      ],
    };
  }
  const begins = Math.min(0.78, (wordsEnd - y + CLEARANCE) / height);
  const whole = Math.min(0.8, begins + FADE / height);
  return {
    fades: [
      {
        toX: 0,
        toY: height,
        stops: [
          [begins, 0],
          [whole, 1],
          [0.82, 1],
          [0.9, 0],
        ],
      },
    ],
    hidden: [
      { x: 0, y: 0, width, height: whole * height },
      { x: 0, y: 0.82 * height, width, height: 0.18 * height },
    ],
  };
}
