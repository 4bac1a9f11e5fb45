import type { ChangeEvent } from 'react';

/**
 * The text that one event has inserted, if the browser reports it; undefined for autofill, drag and drop and deletions.
 */
export function insertedText(event: Event): string | undefined {
  return 'data' in event && typeof event.data === 'string' ? event.data : undefined;
}

/**
 * Whether a change from the value `before` was more than a single key: text was dropped, dictated, suggested,
 * autofilled, or inserted by a keyboard's clipboard.
 */
export function wasInsertedAtOnce(
  { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
): boolean {
  const kind = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
  if (kind.startsWith('delete')) return false;
  // With each key, some phone keyboards report everything typed since the last space.
  if (kind === 'insertCompositionText') return currentTarget.value.length - before.length > 1;
  return (insertedText(nativeEvent)?.length ?? 2) > 1;
}
