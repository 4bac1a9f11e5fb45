import {
  type UseMutateFunction,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * React Query's mutation whose `mutate` does nothing while its last call is running: a double click
 * sends once, even when the second click comes before the button is rendered as busy. `mutateAsync` is not limited.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  type Mutate = UseMutateFunction<Data, Error, Variables>;
  const mutation = useMutation(options);
  const { mutate: send } = mutation;
  const inFlight = useRef(false);

  const mutate = useCallback(
    (...[variables, callbacks]: Parameters<Mutate>) => {
      if (inFlight.current) return;
      inFlight.current = true;
      const watched: typeof callbacks = {
        ...callbacks,
        onSettled: (...outcome) => {
          inFlight.current = false;
          callbacks?.onSettled?.(...outcome);
        },
      };
      // The pair equals the arguments; its type depends on whether there are variables.
      send(...([variables, watched] as Parameters<Mutate>));
    },
    [send],
  );
  return { ...mutation, mutate };
}
