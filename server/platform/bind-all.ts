type Bound<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (
    context: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Binds the first argument of every function: a service or repository is plain functions over what they depend on. */
export function bindAll<
  Context,
  Functions extends Record<string, (context: Context, ...rest: never[]) => unknown>,
>(context: Context, functions: Functions): Bound<Functions> {
  const bound = Object.entries(functions).map(([name, call]) => [name, call.bind(null, context)]);
  // `fromEntries` has no type for keys that are known.
  return Object.fromEntries(bound) as Bound<Functions>;
}
