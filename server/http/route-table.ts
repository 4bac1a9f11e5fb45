// Finds the declared call of a request by its path and method.

import type { Endpoint, Method } from '#shared/core/endpoint.ts';
import type { Route } from './route.ts';

type ByMethod = ReadonlyMap<Method, Route>;
/** A path with parameters, such as `/api/users/{userId}`, by its segments. */
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
  readonly #uncounted = new Set<string>();
  /** Path prefix (up to the last slash) → the error shape that an endpoint with this prefix declares. */
  readonly #errorShapes = new Map<string, Endpoint['errorShape']>();

  constructor(routes: readonly Route[]) {
    this.routes = routes;
    for (const route of routes) {
      const methods = this.#methodsOf(route.path);
      if (methods.has(route.method)) {
        throw new Error(`${route.method} ${route.path} is declared twice`);
      }
      methods.set(route.method, route);
      if (route.uncounted) this.#uncounted.add(route.path);
      if (route.errorShape !== undefined) {
        this.#errorShapes.set(folderOf(route.path), route.errorShape);
      }
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

  /**
   * The shape of refusals at a path: the one that endpoints with the same prefix declare, so that a refusal
   * has the same shape before the endpoint is found and for unknown paths.
   */
  findErrorShape(path: string): Endpoint['errorShape'] {
    for (const [folder, shape] of this.#errorShapes) if (path.startsWith(folder)) return shape;
    return undefined;
  }

  /** Whether the requests to a path are exempt from the general limits. */
  isUncounted(path: string): boolean {
    return this.#uncounted.has(path);
  }

  /** Finds the call for a method and a raw path (no query, not decoded). */
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

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
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
      // A parameter may have an ending: `{token}.ics`.
      const end = expected.indexOf('}');
      const ending = expected.slice(end + 1);
      const value = segment.slice(0, segment.length - ending.length);
      if (value === '' || !segment.endsWith(ending)) return undefined;
      rawParams[expected.slice(1, end)] = value;
    } else if (expected !== segment) {
      return undefined;
    }
  }
  return rawParams;
}
