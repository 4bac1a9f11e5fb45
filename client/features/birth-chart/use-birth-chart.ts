import * as z from 'zod/mini';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import { type BirthChart, fullBirthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';

/** The least that an answer must contain: names and signs, of any planets (requirement CHART-1). */
const plainChartSchema = z.object({
  planets: z.array(z.object({ name: z.string(), sign: z.string() })),
});
export type PlainPlanet = z.infer<typeof plainChartSchema>['planets'][number];

const answerSchema = z.union([fullBirthChartSchema, plainChartSchema]);
type ChartEndpoint = Omit<typeof getBirthChartEndpoint, 'answer'> & { answer: typeof answerSchema };
/** The declared endpoint. Answers are validated outside of production only, and there may be minimal. */
const chartEndpoint: ChartEndpoint = import.meta.env.PROD
  ? (getBirthChartEndpoint as unknown as ChartEndpoint)
  : { ...getBirthChartEndpoint, answer: answerSchema };

/** The user's chart: complete, or only names and signs, or none if the server has no chart. */
export function useBirthChart() {
  const user = useCurrentUser();
  return useEndpointQuery(chartEndpoint, { params: { userId: user.id } });
}

/** Whether the answer is the complete chart, with longitudes, aspects and the birth moment. */
export function isWholeChart(answer: z.infer<typeof answerSchema>): answer is BirthChart {
  return 'moment' in answer;
}
