import { useEffect, useState } from 'react';
import { callEndpoint } from '#client/lib/api-client.ts';
import { getOperatorEndpoint, type Operator } from '#shared/law/law.contract.ts';

export type OperatorState = { operator?: Operator; failed?: true };

/** Who runs the installation. These pages are outside the signed-in app, without its query cache. */
export function useOperator(): OperatorState {
  const [state, setState] = useState<OperatorState>({});
  useEffect(() => {
    const gone = new AbortController();
    callEndpoint(getOperatorEndpoint, { signal: gone.signal }).then(
      (operator) => setState({ operator }),
      () => {
        if (!gone.signal.aborted) setState({ failed: true });
      },
    );
    return () => gone.abort();
  }, []);
  return state;
}
