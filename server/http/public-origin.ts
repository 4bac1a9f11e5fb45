// The public address of this server, for documents that name their own address.

import type { Request } from 'express';
import type { Env } from '#server/platform/env.ts';

/** The origin that a document for this request names: `https://asteria.example`; undefined where none is known. */
export type OriginOf = (request: Request) => string | undefined;

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * `ORIGIN` where it is set. Outside production, the origin of the request itself. In production a caller could put any
 * name into `Host`, and caches would pass it on, so without `ORIGIN` there is none.
 */
export function createOriginOf(env: Pick<Env, 'origin' | 'production'>): OriginOf {
  return (request) => {
    if (env.origin !== undefined || env.production) return env.origin;
    const { host } = request;
    return host !== undefined && HOST.test(host) ? `${request.protocol}://${host}` : undefined;
  };
}
