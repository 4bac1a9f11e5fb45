import { type Route, route } from '#server/http/route.ts';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import type { InsightsService } from './insights.service.ts';

/** Insights from the coming days. */
export function insightsRoutes({ service }: { service: InsightsService }): Route[] {
  return [
    route(getInsightsEndpoint, async ({ user, query }) => [
      ...(await service.listInsights(user, query)),
    ]),
  ];
}
