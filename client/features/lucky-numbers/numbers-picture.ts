// The day's numbers drawn as a picture, for the share sheet: an atlas page with its balls.

import { LOTTERY_KEYS, type LotteryKey } from '#shared/lucky-numbers/formats.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { LUCKY_COPY } from './lucky-numbers.copy.ts';

/** Pixels; upright, as phones show pictures. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;
const BALL_RADIUS = 58;
const BALL_STEP = 142;

type Ink = { ground: string; ivory: string; faint: string; brass: string; line: string };
type Faces = { serif: string; sans: string };

function readStyle(): Ink & Faces {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string) =>
    style.getPropertyValue(name).trim() || otherwise;
  return {
    ground: read('--ink-950', '#070B16'),
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
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const style = readStyle();

  pen.fillStyle = style.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = style.line;
  pen.lineWidth = 2;
  pen.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
  pen.globalAlpha = 0.4;
  pen.strokeRect(48, 48, WIDTH - 96, HEIGHT - 96);
  pen.globalAlpha = 1;

  pen.textBaseline = 'alphabetic';
  pen.fillStyle = style.ivory;
  pen.font = `40px ${style.serif}`;
  pen.letterSpacing = '14px';
  pen.fillText('ASTERIA', MARGIN, 150);
  pen.letterSpacing = '0px';
  pen.font = `68px ${style.serif}`;
  pen.fillText(LUCKY_COPY.title, MARGIN, 258, WIDTH - 2 * MARGIN);
  pen.fillStyle = style.faint;
  pen.font = `34px ${style.sans}`;
  pen.fillText(dateWords, MARGIN, 316, WIDTH - 2 * MARGIN);

  for (const [row, lottery] of LOTTERY_KEYS.entries()) {
    drawSet(pen, style, lottery, day[lottery], 408 + row * 208);
  }

  pen.fillStyle = style.faint;
  pen.font = `26px ${style.sans}`;
  pen.fillText(LUCKY_COPY.entertainment, MARGIN, HEIGHT - 84, WIDTH - 2 * MARGIN);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}

function drawSet(
  pen: CanvasRenderingContext2D,
  style: Ink & Faces,
  lottery: LotteryKey,
  numbers: readonly number[],
  top: number,
): void {
  pen.textAlign = 'left';
  pen.fillStyle = style.faint;
  pen.font = `32px ${style.sans}`;
  pen.fillText(LUCKY_COPY.names[lottery], MARGIN, top);
  pen.textAlign = 'center';
  pen.font = `60px ${style.serif}`;
  for (const [index, number] of numbers.entries()) {
    const isLast = index === numbers.length - 1;
    const x = MARGIN + BALL_RADIUS + index * BALL_STEP;
    const y = top + 94;
    pen.beginPath();
    pen.arc(x, y, BALL_RADIUS, 0, 2 * Math.PI);
    pen.strokeStyle = isLast ? style.brass : style.line;
    pen.stroke();
    if (isLast) {
      pen.fillStyle = style.brass;
      pen.fill();
    }
    pen.fillStyle = isLast ? style.ground : style.ivory;
    pen.fillText(String(number), x, y + 19);
  }
  pen.textAlign = 'left';
}
