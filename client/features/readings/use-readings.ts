import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi } from '#client/lib/api-client.ts';
import { userKey } from '#client/lib/query-keys.ts';
import { readingOptionsSchema, readingSchema } from '#shared/readings/readings.schema.ts';

/** What an id may look like; anything else in an address is no reading and is asked of nobody. */
const READING_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The readings on offer. */
export function useReadingOptions() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: userKey(user.id, 'readings'),
    queryFn: ({ signal }) =>
      callApi({ path: '/api/readings/options', answer: readingOptionsSchema, signal }),
  });
}

/** Whether a text out of an address could be a reading's id. */
export function isReadingId(text: string | null): text is string {
  return text !== null && text !== 'options' && READING_ID.test(text);
}

/** One reading; nothing is asked for what cannot be an id. */
export function useReading(id: string | null) {
  const user = useCurrentUser();
  return useQuery({
    queryKey: userKey(user.id, 'reading', id ?? ''),
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/readings/${encodeURIComponent(id ?? '')}`,
        answer: readingSchema,
        signal,
      }),
    enabled: isReadingId(id),
  });
}
