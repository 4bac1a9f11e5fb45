// A track: one body's longitude over time, interpolated from samples that are computed once. Between the samples, which
// stand at evenly spaced nodes, it is a cubic Hermite spline; the slope at a node comes from its six neighbors
// (seven-point central difference).

import { LRUCache } from 'lru-cache';
import { normalizeDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';

/** The nodes of a block are sampled together. At the Moon's step of 6 hours 64 intervals are 16 days. */
const INTERVALS_PER_BLOCK = 64;
/** How many samples beyond each end of a block the slopes at its ends need. */
const MARGIN = 3;
/** Blocks begin at whole multiples of their span from this Julian day (2000-01-01T00:00 TT). */
const ORIGIN_JULIAN_DAY = 2_451_544.5;

interface Block {
  /** Longitude at each node, degrees, continuous: past 0° Aries it goes on beyond 360, or below 0. */
  values: Float64Array;
  /** Slope at each node, degrees per step. */
  slopes: Float64Array;
}

export interface SampledTrack {
  /** Longitude at a Julian day in TT, [0, 360), degrees. */
  longitudeAt(julianDayTt: number): number;
  /** Speed at a Julian day in TT, degrees a day, negative while the body is retrograde. */
  speedAt(julianDayTt: number): number;
}

/**
 * A track that calls `sample` (longitude in degrees at a Julian day in TT) every `stepDays`, a block at a time
 * and only when needed, and caches at most `maxBlocks` blocks (1 KB each), the most recently used.
 */
export function createSampledTrack(
  sample: (julianDayTt: number) => number,
  stepDays: number,
  maxBlocks: number,
): SampledTrack {
  /** From the least to the most recently used. */
  const blocks = new LRUCache<number, Block>({ max: maxBlocks });
  /** The last of `blocks`. Most calls are for the same block as the call before, and so need not move it in the map. */
  let newest: { index: number; block: Block } | undefined;

  function createBlock(index: number): Block {
    const samples = new Float64Array(INTERVALS_PER_BLOCK + 1 + 2 * MARGIN);
    let running = 0;
    for (let position = 0; position < samples.length; position += 1) {
      const node = index * INTERVALS_PER_BLOCK + position - MARGIN;
      const longitude = sample(ORIGIN_JULIAN_DAY + node * stepDays);
      running = position === 0 ? longitude : running + signedSeparationDegrees(running, longitude);
      samples[position] = running;
    }
    const values = samples.slice(MARGIN, samples.length - MARGIN);
    const slopes = new Float64Array(values.length);
    const sampleAt = (position: number): number => samples[position] ?? 0;
    for (let node = 0; node < slopes.length; node += 1) {
      const i = node + MARGIN;
      const near = sampleAt(i + 1) - sampleAt(i - 1);
      const middle = sampleAt(i + 2) - sampleAt(i - 2);
      const far = sampleAt(i + 3) - sampleAt(i - 3);
      slopes[node] = (45 * near - 9 * middle + far) / 60;
    }
    return { values, slopes };
  }

  function getBlock(index: number): Block {
    if (newest?.index === index) return newest.block;
    let block = blocks.get(index);
    if (block === undefined) {
      block = createBlock(index);
      blocks.set(index, block);
    }
    newest = { index, block };
    return block;
  }

  /** Value and slope at both ends of the interval that contains the day; `part`, 0 to 1, is the day's place in it. */
  function locate(julianDayTt: number) {
    const steps = (julianDayTt - ORIGIN_JULIAN_DAY) / stepDays;
    const interval = Math.floor(steps);
    const index = Math.floor(interval / INTERVALS_PER_BLOCK);
    const block = getBlock(index);
    const node = interval - index * INTERVALS_PER_BLOCK;
    return {
      part: steps - interval,
      startValue: block.values[node] ?? 0,
      endValue: block.values[node + 1] ?? 0,
      startSlope: block.slopes[node] ?? 0,
      endSlope: block.slopes[node + 1] ?? 0,
    };
  }

  return {
    longitudeAt(julianDayTt) {
      const { part, startValue, endValue, startSlope, endSlope } = locate(julianDayTt);
      const rise = endValue - startValue;
      const cubic = startSlope + endSlope - 2 * rise;
      const square = 3 * rise - 2 * startSlope - endSlope;
      return normalizeDegrees(startValue + part * (startSlope + part * (square + part * cubic)));
    },
    speedAt(julianDayTt) {
      const { part, startValue, endValue, startSlope, endSlope } = locate(julianDayTt);
      const rise = endValue - startValue;
      const cubic = startSlope + endSlope - 2 * rise;
      const square = 3 * rise - 2 * startSlope - endSlope;
      return (startSlope + part * (2 * square + part * 3 * cubic)) / stepDays;
    },
  };
}
