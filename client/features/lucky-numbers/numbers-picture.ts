// Draws the day's numbers as an image for the share sheet.

import { NIGHT } from '#client/lib/night-colors.ts';
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

  canvas2d.fillStyle = NIGHT.ground;
  canvas2d.fillRect(0, 0, WIDTH, HEIGHT);
  canvas2d.strokeStyle = NIGHT.edge;
  canvas2d.lineWidth = 2;
  canvas2d.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
  canvas2d.globalAlpha = 0.4;
  canvas2d.strokeRect(48, 48, WIDTH - 96, HEIGHT - 96);
  canvas2d.globalAlpha = 1;

  canvas2d.textBaseline = 'alphabetic';
  canvas2d.fillStyle = NIGHT.text;
  canvas2d.font = `40px ${NIGHT.serif}`;
  canvas2d.letterSpacing = '14px';
  canvas2d.fillText('ASTERIA', MARGIN, 150);
  canvas2d.letterSpacing = '0px';
  canvas2d.font = `68px ${NIGHT.serif}`;
  canvas2d.fillText(LUCKY_COPY.title, MARGIN, 258, WIDTH - 2 * MARGIN);
  canvas2d.fillStyle = NIGHT.faintText;
  canvas2d.font = `34px ${NIGHT.sans}`;
  canvas2d.fillText(dateWords, MARGIN, 316, WIDTH - 2 * MARGIN);

  for (const [row, lottery] of LOTTERY_KEYS.entries()) {
    drawSet(canvas2d, lottery, day[lottery], 408 + row * 208);
  }

  canvas2d.fillStyle = NIGHT.faintText;
  canvas2d.font = `26px ${NIGHT.sans}`;
  canvas2d.fillText(LUCKY_COPY.entertainment, MARGIN, HEIGHT - 84, WIDTH - 2 * MARGIN);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}

/** Draws the name of a lottery, with its baseline at `top` (pixels), and its balls below. */
function drawSet(
  canvas2d: CanvasRenderingContext2D,
  lottery: LotteryKey,
  numbers: readonly number[],
  top: number,
): void {
  canvas2d.textAlign = 'left';
  canvas2d.fillStyle = NIGHT.faintText;
  canvas2d.font = `32px ${NIGHT.sans}`;
  canvas2d.fillText(LUCKY_COPY.names[lottery], MARGIN, top);
  canvas2d.textAlign = 'center';
  canvas2d.font = `60px ${NIGHT.serif}`;
  for (const [index, number] of numbers.entries()) {
    const isLast = index === numbers.length - 1;
    const x = MARGIN + BALL_RADIUS + index * BALL_STEP;
    const y = top + 94;
    canvas2d.beginPath();
    canvas2d.arc(x, y, BALL_RADIUS, 0, 2 * Math.PI);
    canvas2d.strokeStyle = isLast ? NIGHT.brass : NIGHT.edge;
    canvas2d.stroke();
    if (isLast) {
      canvas2d.fillStyle = NIGHT.brass;
      canvas2d.fill();
    }
    canvas2d.fillStyle = isLast ? NIGHT.ground : NIGHT.text;
    canvas2d.fillText(String(number), x, y + 19);
  }
  canvas2d.textAlign = 'left';
}
