import { type Route, route } from '#server/http/route.ts';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import type { InsightsService } from './insights.service.ts';

/** Insights from the sky of the coming days. */
export function insightsRoutes({ service }: { service: InsightsService }): Route[] {
  return [route(getInsightsEndpoint, ({ query }) => [...service.listInsights(query.date)])];
}
