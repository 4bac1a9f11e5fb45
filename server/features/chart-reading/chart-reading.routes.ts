import { getCallerHours } from '#server/http/caller-hours.ts';
import { type Route, route } from '#server/http/route.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { readChart, revealChart } from './chart-reading.service.ts';

/** What a user's birth chart means. */
export function chartReadingRoutes({
  noteRead,
}: {
  noteRead: (userId: string) => Promise<void>;
}): Route[] {
  return [
    route(getChartReadingEndpoint, async ({ user, query, request }) => {
      if (query.part === 'reveal') return revealChart(user);
      const reading = readChart(user, getCallerHours({ user, request }));
      if (reading.chapters.length > 0) await noteRead(user.id);
      return reading;
    }),
  ];
}
