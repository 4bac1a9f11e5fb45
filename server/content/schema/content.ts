// The schema for all content. Folders and files below `en/` are its keys, down to the keys within a file.

import * as z from 'zod';
import { chartSchema } from './chart.ts';
import { horoscopeSchema } from './horoscope.ts';
import { insightsSchema } from './insights.ts';
import { letterSchema } from './letter.ts';
import { compatibilitySchema, matchesSchema } from './pairs.ts';
import { portraitSchema } from './portrait.ts';
import { readingsSchema } from './readings.ts';
import { revealSchema } from './reveal.ts';
import { yearSchema } from './year.ts';

export const contentSchema = z.strictObject({
  letter: letterSchema,
  horoscope: horoscopeSchema,
  insights: insightsSchema,
  chart: chartSchema,
  portrait: portraitSchema,
  reveal: revealSchema,
  readings: readingsSchema,
  compatibility: compatibilitySchema,
  matches: matchesSchema,
  year: yearSchema,
});

export type Content = z.output<typeof contentSchema>;
