import { insightsQuerySchema, insightsSchema } from '#shared/insights/insights.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { InsightsService } from './insights.service.ts';

/** What the sky of the coming days brings. */
export function insightsRoutes({ service }: { service: InsightsService }): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/cosmic-insights',
      access: 'user',
      summary:
        'Three to six insights from a day that is today somewhere on earth and those after it',
      query: insightsQuerySchema,
      answer: insightsSchema,
      handler: ({ query }) => [...service.listInsights(query.date)],
    }),
  ];
}
