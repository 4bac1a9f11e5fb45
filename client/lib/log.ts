/** Notes a failure that the reader need not know of, for whoever looks at the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged, and only logged
  console.warn(what, error);
}
