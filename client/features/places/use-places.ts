import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEndpointQuery } from '#client/features/account/index.ts';
import { searchPlacesEndpoint } from '#shared/places/places.contract.ts';
import { placesQuerySchema } from '#shared/places/places.schema.ts';

// Our choice: a query is sent when the user pauses typing, not with every letter.
const TYPING_PAUSE_MS = 200;

/**
 * The places whose names match the typed text, best match first. Nothing is sent while `enabled` is false or for text
 * that the server would refuse.
 */
export function usePlaces(typed: string, enabled: boolean) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = enabled && placesQuerySchema.safeParse({ q: query }).success;
  const answer = useEndpointQuery(
    searchPlacesEndpoint,
    { query: { q: query } },
    {
      enabled: isAsked,
      // The previous suggestions stay while the next ones load, except for text that is not sent.
      ...(isAsked ? { placeholderData: keepPreviousData } : {}),
    },
  );
  /** Whether the places are for this text, and not for an earlier one. */
  const isCurrent = answer.isSuccess && !answer.isPlaceholderData && query === typed.trim();
  return { ...answer, isCurrent };
}
