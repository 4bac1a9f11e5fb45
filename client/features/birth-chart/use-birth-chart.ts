import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi } from '#client/lib/api-client.ts';
import { userKey } from '#client/lib/query-keys.ts';
import { type BirthChart, fullBirthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';

/** The specification's least answer (§3): names and signs, of whatever planets. */
const plainChartSchema = z.object({
  planets: z.array(z.object({ name: z.string(), sign: z.string() })),
});
export type PlainPlanet = z.infer<typeof plainChartSchema>['planets'][number];

const answerSchema = z.union([fullBirthChartSchema, plainChartSchema]);

/** The reader's chart: whole, or only names and signs (none where the server has nothing). */
export function useBirthChart() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: userKey(user.id, 'birth-chart'),
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/birth-chart/${encodeURIComponent(user.id)}`,
        answer: answerSchema,
        signal,
      }),
  });
}

/** Whether the answer is the whole chart, with longitudes, aspects and the moment. */
export function isWholeChart(answer: z.infer<typeof answerSchema>): answer is BirthChart {
  return 'moment' in answer;
}
