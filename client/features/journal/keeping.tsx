import { Button } from '#client/ui/actions/button.tsx';
import { CHECK_IN_COPY } from './check-in.copy.ts';
import type { Outbox } from './use-outbox.ts';

/** What became of what was written: kept, waiting, or refused with the reason. */
export function Keeping({ outbox, isKept }: { outbox: Outbox; isKept: boolean }) {
  const { waiting, send, retry, discard } = outbox;
  const refused = waiting.find((change) => change.refused !== undefined);
  return (
    <div role="status" className="mt-2 text-15 text-ivory-300">
      {refused !== undefined ? (
        <div className="grid gap-1">
          <p className="text-danger">{refused.refused}</p>
          <div className="flex gap-5">
            <Button variant="quiet" onClick={() => retry(refused)}>
              {CHECK_IN_COPY.tryAgain}
            </Button>
            <Button variant="quiet-danger" onClick={() => discard(refused)}>
              {CHECK_IN_COPY.discard}
            </Button>
          </div>
        </div>
      ) : waiting.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-5">
          <p>{CHECK_IN_COPY.waiting}</p>
          <Button variant="quiet" onClick={send}>
            {CHECK_IN_COPY.tryAgain}
          </Button>
        </div>
      ) : (
        isKept && <p>{CHECK_IN_COPY.kept}</p>
      )}
    </div>
  );
}
