// The limit of pages, their files and the documents of the API.

import type { Request, Response } from 'express';
import type { MemoryLimit } from '#server/platform/limits.ts';
import { addressKey } from './caller-address.ts';

/** Counts a request for the caller's address; answers 429 and returns false when there are too many. */
export type PageLimit = (request: Request, response: Response) => boolean;

export function createPageLimit(limit: MemoryLimit): PageLimit {
  return (request, response) => {
    const { over, waitMs } = limit.count(addressKey(request.ip ?? ''));
    if (over === 0) return true;
    response.statusCode = 429;
    response.setHeader('Retry-After', String(Math.max(1, Math.ceil(waitMs / 1000))));
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end('That’s a few too many tries. Please wait a moment and try again.\n');
    return false;
  };
}
