/** Logs a failure to the browser's console that is not shown to the user. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: these failures are only logged (requirement SIGNUP-14)
  console.warn(what, error);
}
