// Finding the call of a request by its path and method.

import type { Method, Route } from './route.ts';

type ByMethod = ReadonlyMap<Method, Route>;
interface Template {
  segments: readonly string[];
  methods: Map<Method, Route>;
}

export type RouteMatch =
  | { kind: 'route'; route: Route; rawParams: Readonly<Record<string, string>> }
  | { kind: 'wrong method'; allow: string }
  | { kind: 'unknown path' };

/** Looks up requests among the declared routes; a GET route answers HEAD too. */
export class RouteTable {
  readonly routes: readonly Route[];
  readonly #fixed = new Map<string, Map<Method, Route>>();
  readonly #templates: Template[] = [];

  constructor(routes: readonly Route[]) {
    this.routes = routes;
    for (const route of routes) {
      const methods = this.#methodsOf(route.path);
      if (methods.has(route.method)) {
        throw new Error(`${route.method} ${route.path} is declared twice`);
      }
      methods.set(route.method, route);
    }
  }

  #methodsOf(path: string): Map<Method, Route> {
    if (!path.includes('{')) {
      const methods = this.#fixed.get(path) ?? new Map<Method, Route>();
      this.#fixed.set(path, methods);
      return methods;
    }
    const known = this.#templates.find((template) => template.segments.join('/') === path);
    if (known !== undefined) return known.methods;
    const template = { segments: path.split('/'), methods: new Map<Method, Route>() };
    this.#templates.push(template);
    return template.methods;
  }

  /** The call that a method and a raw path (no query, not decoded) mean. */
  find(method: string, path: string): RouteMatch {
    const fixed = this.#fixed.get(path);
    if (fixed !== undefined) return choose(fixed, method, {});
    const segments = path.split('/');
    for (const template of this.#templates) {
      const rawParams = matchSegments(template.segments, segments);
      if (rawParams !== undefined) return choose(template.methods, method, rawParams);
    }
    return { kind: 'unknown path' };
  }
}

function choose(
  methods: ByMethod,
  method: string,
  rawParams: Readonly<Record<string, string>>,
): RouteMatch {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const [name, route] of methods) {
    if (name === wanted) return { kind: 'route', route, rawParams };
  }
  const allowed = [...methods.keys()].flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name));
  return { kind: 'wrong method', allow: allowed.join(', ') };
}

function matchSegments(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const rawParams: Record<string, string> = {};
  for (const [position, expected] of template.entries()) {
    const segment = segments[position] ?? '';
    if (expected.startsWith('{')) {
      if (segment === '') return undefined;
      rawParams[expected.slice(1, -1)] = segment;
    } else if (expected !== segment) {
      return undefined;
    }
  }
  return rawParams;
}
