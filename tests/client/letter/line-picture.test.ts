import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawLinePicture } from '#client/features/letter/line-picture.ts';

type Point = readonly [x: number, y: number];

const spies: { mockRestore: () => void }[] = [];
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
});

/** A canvas that draws nothing: what stands where, with letters of half their size. */
function watchCanvas() {
  const words: { left: number; width: number; top: number; bottom: number }[] = [];
  const figure: [from: Point, to: Point][] = [];
  let begun: Point = [0, 0];
  const canvas = {
    font: '',
    textAlign: 'left',
    measureText: (text: string) => ({ width: (text.length * sizeOf(canvas.font)) / 2 }),
    fillText: (text: string, x: number, y: number) => {
      const size = sizeOf(canvas.font);
      const { width } = canvas.measureText(text);
      const left = canvas.textAlign === 'right' ? x - width : x;
      words.push({ left, width, top: y - 0.8 * size, bottom: y + 0.25 * size });
    },
    moveTo: (...point: Point) => {
      begun = point;
    },
    lineTo: (...point: Point) => figure.push([begun, point]),
    fillRect: () => undefined,
    strokeRect: () => undefined,
    beginPath: () => undefined,
    stroke: () => undefined,
    fill: () => undefined,
  };
  spies.push(
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob())),
  );
  vi.stubGlobal('Path2D', class {});
  return { words, figure };
}

const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1]);

describe.each(['tall', 'wide'] as const)('the %s picture of a line', (shape) => {
  it.each([
    'Say it.',
    'You don’t owe anyone the whole explanation.',
    'Someone who raised you is holding the railing now.',
    'What you were about to apologize for was never yours to carry up those stairs.',
  ])('keeps the lines of its constellation clear of the words: %s', async (line) => {
    const { words, figure } = watchCanvas();
    await drawLinePicture(line, shape);
    const steps = Array.from({ length: 11 }, (_, step) => step / 10);
    const points = figure.flatMap(([[x1, y1], [x2, y2]]) =>
      steps.map((part) => [x1 + part * (x2 - x1), y1 + part * (y2 - y1)] as const),
    );
    const covered = points.filter(([x, y]) =>
      words.some(
        ({ left, width, top, bottom }) => x > left && x < left + width && y > top && y < bottom,
      ),
    );
    expect(figure.length).toBeGreaterThan(10);
    expect(covered).toEqual([]);
  });
});
