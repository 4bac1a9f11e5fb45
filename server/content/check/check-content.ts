// Checks all content against the rules for its rooms.

import type { Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import { listChartFaults } from './chart.ts';
import { listHoroscopeFaults } from './horoscope.ts';
import { listInsightFaults } from './insights.ts';
import { listLetterFaults } from './letter.ts';
import { listDayLineFaults, listPairFaults, listReadingFaults } from './pairs-and-readings.ts';
import { listPortraitFaults } from './portrait.ts';
import { listRevealFaults } from './reveal.ts';
import { listYearFaults } from './year.ts';

/** All mistakes that the schemas do not catch. */
export function checkContent(content: Content): Fault[] {
  return [
    ...listLetterFaults(content.letter),
    ...listHoroscopeFaults(content.horoscope),
    ...listInsightFaults(content.insights),
    ...listChartFaults(content.chart),
    ...listPortraitFaults(content.portrait),
    ...listRevealFaults(content.reveal),
    ...listYearFaults(content.year),
    ...listReadingFaults(content.readings),
    ...listPairFaults(content.compatibility),
    ...listDayLineFaults(content.matches),
  ];
}
