import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { useYear } from './use-year.ts';
import { YEAR_COPY } from './year.copy.ts';

/** Loading, failed, or what was loaded. */
export function YearView() {
  const { data, isError, refetch } = useYear();
  if (isError) return <ErrorState message={YEAR_COPY.failed} onRetry={() => void refetch()} />;
  if (data === undefined) return <Spinner label={YEAR_COPY.loading} />;
  return <p>{data.basis === 'natal' && data.headline.text}</p>;
}
