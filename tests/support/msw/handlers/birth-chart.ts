import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HttpResponse, http } from 'msw';
import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import { refuse } from '../answer.ts';
import { findBirthChart } from '../birth-charts.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { world } from '../world.ts';

export const birthChartHandlers = [
  mockEndpoint(getBirthChartEndpoint, ({ params }) => {
    if (world.user === null) return refuse('not_signed_in');
    if (world.user.id !== params['userId']) return refuse('forbidden');
    return world.user.birthDate === null ? { planets: [] } : findBirthChart('sample');
  }),
  // The wheel's export loads glyphs and fonts.
  http.get('/glyphs.svg', () =>
    HttpResponse.text(readFileSync(resolve('client/public/glyphs.svg'), 'utf8'), {
      headers: { 'Content-Type': 'image/svg+xml' },
    }),
  ),
  http.get('/fonts/:font', () => HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer)),
];
