import { type RefObject, useEffect, useRef } from 'react';

/**
 * For forms that hold their own state: after each attempt to send, counted from 1, the first invalid field takes the
 * focus, as in the other forms. On a phone it may be screens above the button.
 */
export function useInvalidFocus<E extends HTMLElement>(attempt: number): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
