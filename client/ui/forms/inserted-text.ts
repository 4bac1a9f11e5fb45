import type { ChangeEvent } from 'react';

/** What one event has inserted, where the browser says it; undefined for autofill, drag and drop and deletions. */
export function insertedText(event: Event): string | undefined {
  return 'data' in event && typeof event.data === 'string' ? event.data : undefined;
}

/**
 * Whether a change of the value that was `before` is not a single key's: text was dropped, dictated, suggested, filled
 * in, or inserted by a keyboard's clipboard.
 */
export function wasInsertedAtOnce(
  { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
): boolean {
  const kind = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
  if (kind.startsWith('delete')) return false;
  // Some keyboards of phones give all that was typed since the last space, with each key.
  if (kind === 'insertCompositionText') return currentTarget.value.length - before.length > 1;
  return (insertedText(nativeEvent)?.length ?? 2) > 1;
}
