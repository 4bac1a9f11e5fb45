import { ApiError } from '#client/lib/api-client.ts';

/**
 * Shows the server's sentences at the fields that they concern; false when none concerns a field, and the
 * refusal has to be said elsewhere.
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
