// What a chart would say if the birth had been some minutes earlier or later, from the flips that the server gives.

import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';

/** How far the birth time can be moved, minutes either way: as far as the server lists flips. */
export const SHIFT_MAX_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

export type Flip = BirthChart['flips'][number];

/** The flips of signs, and the flips of houses in a house system. */
export function listFlipsOf(chart: BirthChart, system: HouseSystem): readonly Flip[] {
  if (system === 'whole-sign') return chart.flips;
  return [...chart.flips.filter(({ kind }) => kind === 'sign'), ...(chart.placidusFlips ?? [])];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** A clock time `HH:MM` moved by minutes, wrapping around midnight. */
export function shiftTime(time: string, byMinutes: number): string {
  const minutes = (((minutesOf(time) + byMinutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Minutes from one clock time to another (`HH:MM`), the shorter way around midnight: -719 to 720. */
function minutesBetween(from: string, to: string): number {
  const minutes = (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  return minutes > DAY_MINUTES / 2 ? minutes - DAY_MINUTES : minutes;
}

/** A sign or a house of the chart, and its value after the shift. */
export type Shifted = {
  body: Flip['body'];
  kind: Flip['kind'];
  from: Flip['from'];
  to: Flip['to'];
};

/**
 * What differs from the chart of `time` (`HH:MM`, the birth time as given) when the time is moved by `byMinutes`,
 * positive for later. From the minute of a flip on, the chart has the flip's `to`; before that minute, its `from`.
 */
export function listShifted(
  flips: readonly Flip[],
  time: string,
  byMinutes: number,
): readonly Shifted[] {
  const shifted = new Map<string, Shifted>();
  const isLater = byMinutes > 0;
  const passed = flips.filter((flip) => {
    const at = minutesBetween(time, flip.time);
    return isLater ? at > 0 && at <= byMinutes : at <= 0 && at > byMinutes;
  });
  for (const flip of isLater ? passed : passed.toReversed()) {
    const [from, to] = isLater ? [flip.from, flip.to] : [flip.to, flip.from];
    const key = `${flip.kind} ${flip.body}`;
    shifted.set(key, {
      body: flip.body,
      kind: flip.kind,
      from: shifted.get(key)?.from ?? from,
      to,
    });
  }
  return [...shifted.values()].filter(({ from, to }) => from !== to);
}
