import { sentenceOf } from '#client/lib/api-client.ts';
import { isUnanswered } from '#client/lib/call-outcome.ts';
import { UNANSWERED_COPY } from './report-failure.copy.ts';
import { toast } from './toast.ts';

/**
 * Shows in a toast that a change failed, with the server's sentence, or else `description`; for a call without an
 * answer, that nobody knows whether it was done.
 */
export function reportFailure(
  error: unknown,
  { title, description }: { title: string; description: string },
): void {
  toast({
    ...(isUnanswered(error)
      ? UNANSWERED_COPY
      : { title, description: sentenceOf(error, description) }),
    variant: 'destructive',
  });
}
