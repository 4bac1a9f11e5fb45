// Draws the day's numbers as an image for the share sheet.

import { LOTTERY_KEYS, type LotteryKey } from '#shared/lucky-numbers/formats.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { LUCKY_COPY } from './lucky-numbers.copy.ts';

/** Width and height in pixels; portrait, as phones show images. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;
/** The radius of a ball, and the distance between the centers of two, pixels. */
const BALL_RADIUS = 58;
const BALL_STEP = 142;

type Ink = { background: string; ivory: string; faint: string; brass: string; line: string };
type Faces = { serif: string; sans: string };

function readStyle(): Ink & Faces {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string) =>
    style.getPropertyValue(name).trim() || otherwise;
  return {
    background: read('--ink-950', '#070B16'),
    ivory: read('--ivory-50', '#F6EFE0'),
    faint: read('--ivory-300', '#CFC6B2'),
    brass: read('--brass-400', '#D8B56B'),
    line: read('--line-control', 'rgb(232 214 170 / 0.48)'),
    serif: read('--serif', 'serif'),
    sans: read('--sans', 'sans-serif'),
  };
}

/** A PNG of the day's numbers; undefined where the browser cannot draw one. */
export async function drawNumbersPicture(
  day: LuckyNumbers,
  dateWords: string,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const canvas2d = canvas.getContext('2d');
  if (canvas2d === null) return undefined;
  const style = readStyle();

  canvas2d.fillStyle = style.background;
  canvas2d.fillRect(0, 0, WIDTH, HEIGHT);
  canvas2d.strokeStyle = style.line;
  canvas2d.lineWidth = 2;
  canvas2d.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
  canvas2d.globalAlpha = 0.4;
  canvas2d.strokeRect(48, 48, WIDTH - 96, HEIGHT - 96);
  canvas2d.globalAlpha = 1;

  canvas2d.textBaseline = 'alphabetic';
  canvas2d.fillStyle = style.ivory;
  canvas2d.font = `40px ${style.serif}`;
  canvas2d.letterSpacing = '14px';
  canvas2d.fillText('ASTERIA', MARGIN, 150);
  canvas2d.letterSpacing = '0px';
  canvas2d.font = `68px ${style.serif}`;
  canvas2d.fillText(LUCKY_COPY.title, MARGIN, 258, WIDTH - 2 * MARGIN);
  canvas2d.fillStyle = style.faint;
  canvas2d.font = `34px ${style.sans}`;
  canvas2d.fillText(dateWords, MARGIN, 316, WIDTH - 2 * MARGIN);

  for (const [row, lottery] of LOTTERY_KEYS.entries()) {
    drawSet(canvas2d, style, lottery, day[lottery], 408 + row * 208);
  }

  canvas2d.fillStyle = style.faint;
  canvas2d.font = `26px ${style.sans}`;
  canvas2d.fillText(LUCKY_COPY.entertainment, MARGIN, HEIGHT - 84, WIDTH - 2 * MARGIN);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}

/** Draws the name of a lottery, with its baseline at `top` (pixels), and its balls below. */
function drawSet(
  canvas2d: CanvasRenderingContext2D,
  style: Ink & Faces,
  lottery: LotteryKey,
  numbers: readonly number[],
  top: number,
): void {
  canvas2d.textAlign = 'left';
  canvas2d.fillStyle = style.faint;
  canvas2d.font = `32px ${style.sans}`;
  canvas2d.fillText(LUCKY_COPY.names[lottery], MARGIN, top);
  canvas2d.textAlign = 'center';
  canvas2d.font = `60px ${style.serif}`;
  for (const [index, number] of numbers.entries()) {
    const isLast = index === numbers.length - 1;
    const x = MARGIN + BALL_RADIUS + index * BALL_STEP;
    const y = top + 94;
    canvas2d.beginPath();
    canvas2d.arc(x, y, BALL_RADIUS, 0, 2 * Math.PI);
    canvas2d.strokeStyle = isLast ? style.brass : style.line;
    canvas2d.stroke();
    if (isLast) {
      canvas2d.fillStyle = style.brass;
      canvas2d.fill();
    }
    canvas2d.fillStyle = isLast ? style.background : style.ivory;
    canvas2d.fillText(String(number), x, y + 19);
  }
  canvas2d.textAlign = 'left';
}
