// Draws one line of the letter as a picture to share: the line, a star, the names of the product and the Oracle, and
// Orion, because the reader's own constellation would reveal the sign. The picture has neither the reader's name nor a
// date or time.

import { starPath } from '#client/ui/drawings/star-path.ts';
import { LETTER_COPY } from './letter.copy.ts';

/** Where everything stands, in pixels. */
interface Layout {
  width: number;
  height: number;
  mark: { x: number; y: number; radius: number };
  /** The area of the line: its left edge, its top, and its size. */
  text: { x: number; y: number; width: number; height: number };
  /** Font sizes of the line, in descending order; the largest at which the line fits its area is taken. */
  sizes: readonly [number, ...number[]];
  /** Baseline and font size of the two names, and where the Oracle's begins (`left`) or ends (`right`). */
  names: { y: number; size: number; oracle: { x: number; align: 'left' | 'right' } };
  /** The middle of Orion, and its scale in pixels per degree, which is smaller below a long line. */
  sky: { x: number; y: number; scale: number; stands: 'below the line' | 'beside it' };
}

/** `tall` is for phones, `wide` for the previews of links and for desktop screens. */
const LAYOUTS = {
  tall: {
    width: 1080,
    height: 1350,
    mark: { x: 138, y: 150, radius: 28 },
    text: { x: 112, y: 216, width: 856, height: 492 },
    sizes: [116, 104, 92, 80],
    names: { y: 1242, size: 32, oracle: { x: 968, align: 'right' } },
    sky: { x: 540, y: 880, scale: 24, stands: 'below the line' },
  },
  wide: {
    width: 1200,
    height: 630,
    mark: { x: 125, y: 127, radius: 21 },
    text: { x: 104, y: 178, width: 696, height: 300 },
    sizes: [84, 76, 68, 60],
    names: { y: 529, size: 26, oracle: { x: 324, align: 'left' } },
    sky: { x: 974, y: 318, scale: 15, stands: 'beside it' },
  },
} as const satisfies Record<string, Layout>;
export type LineShape = keyof typeof LAYOUTS;

const LINE_HEIGHT = 1.06;
const MOST_LINES = 4;
/** The least distance between the end of the line and the highest star below it, pixels. */
const CLEARANCE = 48;
/** The two rules of the frame: their distance from the edge and their width, pixels. */
const RULES = [
  { inset: 45, width: 2 },
  { inset: 56, width: 1 },
] as const;

/** Stars of Orion: right ascension and declination of J2000 in degrees, and magnitude (Hipparcos). */
const STARS = {
  betelgeuse: [88.79, 7.41, 0.5],
  bellatrix: [81.28, 6.35, 1.6],
  meissa: [83.78, 9.93, 3.4],
  alnitak: [85.19, -1.94, 1.7],
  alnilam: [84.05, -1.2, 1.7],
  mintaka: [83.0, -0.3, 2.2],
  saiph: [86.94, -9.67, 2.1],
  rigel: [78.63, -8.2, 0.1],
  hatysa: [83.86, -5.91, 2.8],
  mu: [90.6, 9.65, 4.1],
  xi: [92.98, 14.21, 4.5],
  pi1: [73.72, 10.15, 4.6],
  pi2: [72.65, 8.9, 4.4],
  pi3: [72.46, 6.96, 3.2],
  pi4: [72.8, 5.61, 3.7],
  pi5: [73.56, 2.44, 3.7],
  pi6: [74.64, 1.71, 4.5],
} as const;
type StarName = keyof typeof STARS;
const FIGURE: readonly (readonly [StarName, StarName])[] = [
  ['betelgeuse', 'meissa'],
  ['meissa', 'bellatrix'],
  ['betelgeuse', 'alnitak'],
  ['bellatrix', 'mintaka'],
  ['alnitak', 'alnilam'],
  ['alnilam', 'mintaka'],
  ['alnitak', 'saiph'],
  ['mintaka', 'rigel'],
  ['saiph', 'rigel'],
  ['betelgeuse', 'mu'],
  ['mu', 'xi'],
  ['bellatrix', 'pi3'],
  ['pi1', 'pi2'],
  ['pi2', 'pi3'],
  ['pi3', 'pi4'],
  ['pi4', 'pi5'],
  ['pi5', 'pi6'],
];
/** The point of the sky in the middle of the figure, degrees (J2000). */
const MIDDLE = { rightAscension: 82, declination: 1.5 };

/**
 * The figure below the line, made smaller where its highest star would come closer to `lineEnds` (pixels from the top)
 * than `CLEARANCE`. Its lowest star stays in place.
 */
function keepClear(sky: Layout['sky'], lineEnds: number): Layout['sky'] {
  if (sky.stands === 'beside it') return sky;
  const declinations = Object.values(STARS).map(([, declination]) => declination);
  const down = MIDDLE.declination - Math.min(...declinations);
  const up = Math.max(...declinations) - MIDDLE.declination;
  const lowest = sky.y + down * sky.scale;
  const scale = Math.min(sky.scale, (lowest - lineEnds - CLEARANCE) / (up + down));
  return { ...sky, y: lowest - down * scale, scale };
}

function placeOf(name: StarName, { x, y, scale }: Layout['sky']): readonly [x: number, y: number] {
  const [rightAscension, declination] = STARS[name];
  // The sky is seen from below: right ascension grows to the left.
  return [
    x - (rightAscension - MIDDLE.rightAscension) * scale,
    y - (declination - MIDDLE.declination) * scale,
  ];
}

/** The value of a CSS custom property of the page, or `otherwise` where it is not set. */
function readToken(name: string, otherwise: string): string {
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(name).trim() || otherwise;
}

/** A PNG of a line; undefined where the browser cannot draw one. */
export async function drawLinePicture(line: string, shape: LineShape): Promise<Blob | undefined> {
  const layout: Layout = LAYOUTS[shape];
  const { width, height, mark, text, names } = layout;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const canvas2d = canvas.getContext('2d');
  if (canvas2d === null) return undefined;
  const ivory = readToken('--ivory-50', '#F6EFE0');
  const faint = readToken('--ivory-300', '#CFC6B2');
  const brass = readToken('--brass-400', '#D8B56B');
  const frame = readToken('--line-control', 'rgb(232 214 170 / 0.48)');
  const serif = readToken('--serif', 'serif');

  canvas2d.fillStyle = readToken('--ink-950', '#070B16');
  canvas2d.fillRect(0, 0, width, height);
  canvas2d.strokeStyle = frame;
  for (const { inset, width: ruleWidth } of RULES) {
    canvas2d.lineWidth = ruleWidth;
    canvas2d.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }

  canvas2d.fillStyle = brass;
  canvas2d.fill(new Path2D(starPath({ ...mark, points: 8, notch: 0.35 })));

  canvas2d.fillStyle = ivory;
  canvas2d.textBaseline = 'alphabetic';
  const { lines, size } = fitLine(canvas2d, line, serif, layout);
  drawOrion(canvas2d, ivory, keepClear(layout.sky, text.y + lines.length * size * LINE_HEIGHT));
  canvas2d.font = `${size}px ${serif}`;
  for (const [index, words] of lines.entries()) {
    canvas2d.fillText(words, text.x, text.y + size * 0.8 + index * size * LINE_HEIGHT);
  }

  canvas2d.font = `${names.size}px ${serif}`;
  canvas2d.letterSpacing = `${Math.round(names.size * 0.3)}px`;
  canvas2d.fillText('ASTERIA', text.x, names.y);
  canvas2d.letterSpacing = '0px';
  canvas2d.fillStyle = faint;
  canvas2d.font = `italic ${names.size}px ${serif}`;
  canvas2d.textAlign = names.oracle.align;
  canvas2d.fillText(LETTER_COPY.oracle, names.oracle.x, names.y);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}

/** The line broken at the largest font size (pixels) at which it fits its area. */
function fitLine(
  canvas2d: CanvasRenderingContext2D,
  line: string,
  serif: string,
  { text, sizes }: Layout,
): { lines: string[]; size: number } {
  for (const size of sizes) {
    canvas2d.font = `${size}px ${serif}`;
    const lines = breakLine(canvas2d, line, text.width);
    const fits = lines.length <= MOST_LINES && lines.length * size * LINE_HEIGHT <= text.height;
    if (fits || size === sizes.at(-1)) return { lines, size };
  }
  return { lines: [line], size: sizes[0] };
}

function breakLine(canvas2d: CanvasRenderingContext2D, line: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
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

function drawOrion(canvas2d: CanvasRenderingContext2D, color: string, sky: Layout['sky']): void {
  // Stars and the gaps around them shrink less than the figure, so that they stay recognizable.
  const scale = Math.sqrt(sky.scale / LAYOUTS.tall.sky.scale);
  const gap = 14 * scale;
  canvas2d.strokeStyle = color;
  canvas2d.globalAlpha = 0.7;
  canvas2d.lineWidth = 1.6;
  for (const [from, to] of FIGURE) {
    const [x1, y1] = placeOf(from, sky);
    const [x2, y2] = placeOf(to, sky);
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length <= 2 * gap) continue;
    const [dx, dy] = [((x2 - x1) / length) * gap, ((y2 - y1) / length) * gap];
    canvas2d.beginPath();
    canvas2d.moveTo(x1 + dx, y1 + dy);
    canvas2d.lineTo(x2 - dx, y2 - dy);
    canvas2d.stroke();
  }
  canvas2d.globalAlpha = 1;
  canvas2d.fillStyle = color;
  for (const name of Object.keys(STARS) as StarName[]) {
    const [x, y] = placeOf(name, sky);
    const magnitude = STARS[name][2];
    const points = magnitude < 1 ? 8 : magnitude < 2.5 ? 6 : 4;
    const radius = (magnitude < 1 ? 15 : Math.max(3.5, 12 - 2 * magnitude)) * scale;
    canvas2d.fill(new Path2D(starPath({ x, y, radius, points, notch: 0.35 })));
  }
}
