import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Bone, Skeleton } from '#client/ui/feedback/skeleton.tsx';

type ListPendingProps = {
  copy: { loading: string; failed: string; failedHint: string };
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
};

/** What a dialog shows while its list is not loaded: placeholders of two-line rows, or an error with a retry button. */
export function ListPending({ copy, query: { isError, isFetching, refetch } }: ListPendingProps) {
  if (isError) {
    return (
      <ErrorState
        message={copy.failed}
        hint={copy.failedHint}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Skeleton label={copy.loading} className="grid gap-5 pb-6">
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-3">
          <Bone className="h-5 w-1/2" />
          <Bone className="h-4 w-2/3" />
        </div>
      ))}
    </Skeleton>
  );
}
