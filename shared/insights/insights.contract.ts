// Insights from the sky of the coming days.

import { endpoint } from '../core/endpoint.ts';
import { insightsQuerySchema, insightsSchema } from './insights.schema.ts';

export const getInsightsEndpoint = endpoint({
  method: 'GET',
  path: '/api/cosmic-insights',
  access: 'user',
  summary:
    'Three to six insights from a day that is today somewhere on earth and those after it, on the own chart',
  query: insightsQuerySchema,
  answer: insightsSchema,
  offline: true,
});
