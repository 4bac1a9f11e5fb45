import { type Route, route } from '#server/http/route.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { readChart } from './chart-reading.service.ts';

/** What a user's birth chart means. */
export function chartReadingRoutes({
  noteRead,
}: {
  noteRead: (userId: string) => Promise<void>;
}): Route[] {
  return [
    route(getChartReadingEndpoint, async ({ user }) => {
      const reading = readChart(user);
      if (reading.chapters.length > 0) await noteRead(user.id);
      return reading;
    }),
  ];
}
