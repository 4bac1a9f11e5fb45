import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi } from '#client/lib/api-client.ts';
import { userKey } from '#client/lib/query-keys.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { birthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';

/** Your Birth Chart: the planets with their signs. */
export function BirthChartTab() {
  const user = useCurrentUser();
  const chart = useQuery({
    queryKey: userKey(user.id, 'birth-chart'),
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/birth-chart/${encodeURIComponent(user.id)}`,
        answer: birthChartSchema,
        signal,
      }),
  });
  return (
    <section className="pt-6">
      <h2 className="text-26">Your Birth Chart</h2>
      {chart.data !== undefined ? (
        <ul className="mt-4">
          {chart.data.planets.map(({ name, sign }) => (
            <li key={name} className="flex justify-between border-b border-line py-2.5">
              <span>{name}</span>
              <span>{sign}</span>
            </li>
          ))}
        </ul>
      ) : chart.isError ? (
        <ErrorState message="Your chart could not be loaded." />
      ) : (
        <Spinner label="Loading your birth chart" />
      )}
    </section>
  );
}
