import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#client/lib/api-client.ts';
import { type Place, placesQuerySchema, placesSchema } from '#shared/places/places.schema.ts';

// Our choice: a query goes out when the fingers rest, not with every letter.
const TYPING_PAUSE_MS = 200;

/** The places whose names fit what was typed, best first; what the server would refuse is not asked for. */
export function usePlaces(typed: string, enabled: boolean) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = enabled && placesQuerySchema.safeParse({ q: query }).success;
  return useQuery({
    queryKey: ['places', query],
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/places?q=${encodeURIComponent(query)}`,
        answer: placesSchema,
        signal,
      }),
    enabled: isAsked,
    // The last places stand until the next ones come, and not where none are asked for.
    ...(isAsked ? { placeholderData: keepPreviousData } : {}),
  });
}

/** A place as one line: 'Chicago, Illinois, United States'. */
export function placeLine({ name, region, country }: Place): string {
  return [name, region, country].filter((part) => part !== '').join(', ');
}
