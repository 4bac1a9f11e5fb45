/**
 * What one event has inserted, where the browser says it; undefined for autofill, drag and drop and deletions. A paste is
 * read from its own event. Several characters at once come from a keyboard's clipboard, a suggestion or dictation.
 */
export function insertedText(event: Event): string | undefined {
  return 'data' in event && typeof event.data === 'string' ? event.data : undefined;
}

/** Whether the event is not a single key's: text was pasted, dropped, dictated, suggested or filled in. */
export function wasInsertedAtOnce(event: Event): boolean {
  const isDeletion =
    'inputType' in event &&
    typeof event.inputType === 'string' &&
    event.inputType.startsWith('delete');
  return !isDeletion && (insertedText(event)?.length ?? 2) > 1;
}
