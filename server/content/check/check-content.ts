// Checks all content against the rules for its rooms.

import type { Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import { listInsightFaults, listPairFaults, listReadingFaults } from './cards-and-pairs.ts';
import { listChartFaults } from './chart.ts';
import { listLetterFaults } from './letter.ts';
import { listPortraitFaults } from './portrait.ts';

/** Everything against the rules that the form of the content does not hold already. */
export function checkContent(content: Content): Fault[] {
  return [
    ...listLetterFaults(content.letter),
    ...listInsightFaults(content.insights),
    ...listChartFaults(content.chart),
    ...listPortraitFaults(content.portrait),
    ...listReadingFaults(content.readings),
    ...listPairFaults(content.compatibility),
  ];
}
