import { ApiError } from '#client/lib/api-client.ts';

/**
 * Shows the server's messages at their fields. Returns false when no message concerns a field of
 * the form; the caller then shows the failure elsewhere.
 */
export function showAtFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
  setError: (
    name: Name,
    problem: { type: string; message: string },
    options: { shouldFocus: boolean },
  ) => void,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const concerned = names.filter((name) => error.fields[name] !== undefined);
  for (const [index, name] of concerned.entries()) {
    const message = error.fields[name] ?? '';
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return concerned.length > 0;
}
