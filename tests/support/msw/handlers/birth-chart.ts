import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HttpResponse, http } from 'msw';
import { birthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import { answer, refuse } from '../answer.ts';
import { findBirthChart } from '../birth-charts.ts';
import { world } from '../world.ts';

export const birthChartHandlers = [
  http.get('/api/birth-chart/:userId', ({ params }) => {
    if (world.user === null) return refuse('not_signed_in');
    if (world.user.id !== params['userId']) return refuse('forbidden');
    return answer(
      birthChartSchema,
      world.user.birthDate === null ? { planets: [] } : findBirthChart('sample'),
    );
  }),
  // The picture of the wheel takes its glyphs and fonts along.
  http.get('/glyphs.svg', () =>
    HttpResponse.text(readFileSync(resolve('client/public/glyphs.svg'), 'utf8'), {
      headers: { 'Content-Type': 'image/svg+xml' },
    }),
  ),
  http.get('/fonts/:font', () => HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer)),
];
