// The words of the full chart beyond the tab: its parts, how certain it is, and the downloads.

import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { signChangeWords } from './birth-chart.copy.ts';

export const FULL_CHART_COPY = {
  title: 'Your full birth chart',
  houses: 'Houses',
  positions: 'Positions',
  aspects: 'Aspects',
  aspectsNote:
    'The number is the orb: how far from exact. Applying means still closing in; separating means it was exact before you were born.',
  moment: 'The moment',
  certainty: 'What is certain',
  allCertain:
    'Every sign here is certain: the time and the place are known, and the sky does the rest.',
  certainOfTwo: (hour: 'earlier' | 'later') =>
    `That hour came twice that day. For the ${hour} one, every sign here is certain.`,
  certainWithoutTime: 'No planet changed sign that day, so every sign here is certain.',
  certainWithoutPlace:
    'No planet changed sign while it was that date anywhere in the world, so every sign here is certain.',
  unpinnedAspects: 'The Moon moves half a degree an hour, so take its aspects as a rough guide.',
  downloads: 'Take it with you',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  drawing: 'Drawing…',
  print: 'Print or save as PDF',
  pictureFailed: 'Your browser couldn’t draw the picture. The other format may work.',
  credit: 'Places from GeoNames (geonames.org), CC BY 4.0.',
} as const;

/** 'Moon: Gemini until 2:20 PM, then Cancer.', for each body whose sign is not certain. */
export const unsettledSigns = (chart: BirthChart): string[] =>
  chart.planets.flatMap((planet) => {
    const words = signChangeWords(planet, chart);
    return words === undefined ? [] : [`${planet.name}: ${words}.`];
  });

/** The uncertain parts of the chart and their causes, one sentence each. */
export function certaintyNotes(chart: BirthChart): string[] {
  const { rule, ambiguous } = chart.moment;
  const moving = unsettledSigns(chart);
  const isPinned = chart.ascendant !== null;
  const pinned =
    ambiguous === undefined ? FULL_CHART_COPY.allCertain : FULL_CHART_COPY.certainOfTwo(ambiguous);
  const settled = isPinned
    ? pinned
    : rule === 'unknown-time' && chart.place !== null
      ? FULL_CHART_COPY.certainWithoutTime
      : FULL_CHART_COPY.certainWithoutPlace;
  return [
    ...(moving.length > 0 ? moving : [settled]),
    ...(isPinned ? [] : [FULL_CHART_COPY.unpinnedAspects]),
  ];
}
