// Canvas helpers of the star chart, for an OffscreenCanvas in a worker.

export type Canvas2D = OffscreenCanvasRenderingContext2D;

export const INK = '#070B16';
export const IVORY_RGB = '246 239 224';
export const PARCHMENT_RGB = '232 214 170';
export const BRASS_RGB = '216 181 107';

/** An RGB color with an opacity from 0 to 1, as CSS. */
export function tint(rgb: string, alpha: number): string {
  return `rgb(${rgb} / ${alpha})`;
}
