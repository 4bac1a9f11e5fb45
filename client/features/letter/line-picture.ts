// Draws one line of the letter as a picture to send: the line, the mark and the Oracle's name over Orion, since the
// reader's own constellation would tell the sign. No name, no date, no hour.

import { starPath } from '#client/ui/drawings/star-path.ts';
import { LETTER_COPY } from './letter.copy.ts';

/** Width and height in pixels; portrait, as phones show pictures. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 112;
/** Font sizes of the line, the largest that leaves room for the sky is taken. */
const LINE_SIZES = [116, 104, 92, 80] as const;
const LINE_HEIGHT = 1.06;
const MOST_LINES = 4;

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
/** Where the middle of the figure stands, and how many pixels a degree has. */
const MIDDLE = { rightAscension: 82, declination: 1.5, x: 540, y: 880 };
const PIXELS_PER_DEGREE = 24;

function placeOf(name: StarName): readonly [x: number, y: number] {
  const [rightAscension, declination] = STARS[name];
  // The sky is seen from below: right ascension grows to the left.
  return [
    MIDDLE.x - (rightAscension - MIDDLE.rightAscension) * PIXELS_PER_DEGREE,
    MIDDLE.y - (declination - MIDDLE.declination) * PIXELS_PER_DEGREE,
  ];
}

function readToken(name: string, otherwise: string): string {
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(name).trim() || otherwise;
}

/** A PNG of a line; undefined where the browser cannot draw one. */
export async function drawLinePicture(line: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const canvas2d = canvas.getContext('2d');
  if (canvas2d === null) return undefined;
  const ivory = readToken('--ivory-50', '#F6EFE0');
  const faint = readToken('--ivory-300', '#CFC6B2');
  const brass = readToken('--brass-400', '#D8B56B');
  const frame = readToken('--line-control', 'rgb(232 214 170 / 0.48)');
  const serif = readToken('--serif', 'serif');

  canvas2d.fillStyle = readToken('--ink-950', '#070B16');
  canvas2d.fillRect(0, 0, WIDTH, HEIGHT);
  canvas2d.strokeStyle = frame;
  canvas2d.lineWidth = 2;
  canvas2d.strokeRect(45, 45, WIDTH - 90, HEIGHT - 90);
  canvas2d.lineWidth = 1;
  canvas2d.strokeRect(56, 56, WIDTH - 112, HEIGHT - 112);

  drawOrion(canvas2d, ivory);

  canvas2d.fillStyle = brass;
  canvas2d.fill(new Path2D(starPath({ x: 138, y: 150, radius: 28, points: 8, notch: 0.35 })));

  canvas2d.fillStyle = ivory;
  canvas2d.textBaseline = 'alphabetic';
  const { lines, size } = fitLine(canvas2d, line, serif);
  canvas2d.font = `${size}px ${serif}`;
  for (const [index, words] of lines.entries()) {
    canvas2d.fillText(words, MARGIN, 216 + size * 0.8 + index * size * LINE_HEIGHT);
  }

  canvas2d.font = `32px ${serif}`;
  canvas2d.letterSpacing = '10px';
  canvas2d.fillText('ASTERIA', MARGIN, HEIGHT - 108);
  canvas2d.letterSpacing = '0px';
  canvas2d.fillStyle = faint;
  canvas2d.font = `italic 32px ${serif}`;
  canvas2d.textAlign = 'right';
  canvas2d.fillText(LETTER_COPY.oracle, WIDTH - MARGIN, HEIGHT - 108);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}

function fitLine(
  canvas2d: CanvasRenderingContext2D,
  line: string,
  serif: string,
): { lines: string[]; size: number } {
  for (const size of LINE_SIZES) {
    canvas2d.font = `${size}px ${serif}`;
    const lines = breakLine(canvas2d, line);
    if (lines.length <= MOST_LINES || size === LINE_SIZES.at(-1)) return { lines, size };
  }
  return { lines: [line], size: LINE_SIZES[0] };
}

function breakLine(canvas2d: CanvasRenderingContext2D, line: string): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && canvas2d.measureText(longer).width <= WIDTH - 2 * MARGIN) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function drawOrion(canvas2d: CanvasRenderingContext2D, color: string): void {
  const GAP = 14;
  canvas2d.strokeStyle = color;
  canvas2d.globalAlpha = 0.7;
  canvas2d.lineWidth = 1.6;
  for (const [from, to] of FIGURE) {
    const [x1, y1] = placeOf(from);
    const [x2, y2] = placeOf(to);
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length <= 2 * GAP) continue;
    const [dx, dy] = [((x2 - x1) / length) * GAP, ((y2 - y1) / length) * GAP];
    canvas2d.beginPath();
    canvas2d.moveTo(x1 + dx, y1 + dy);
    canvas2d.lineTo(x2 - dx, y2 - dy);
    canvas2d.stroke();
  }
  canvas2d.globalAlpha = 1;
  canvas2d.fillStyle = color;
  for (const name of Object.keys(STARS) as StarName[]) {
    const [x, y] = placeOf(name);
    const magnitude = STARS[name][2];
    const points = magnitude < 1 ? 8 : magnitude < 2.5 ? 6 : 4;
    const radius = magnitude < 1 ? 15 : Math.max(3.5, 12 - 2 * magnitude);
    canvas2d.fill(new Path2D(starPath({ x, y, radius, points, notch: 0.35 })));
  }
}
