// The legal pages: the terms, what is kept about people, the cookies, and how to reach the operator.

import type { PagePath } from '../core/page-paths.ts';

export const LAW_PATHS = [
  '/terms',
  '/privacy',
  '/cookies',
  '/contact',
] as const satisfies readonly PagePath[];
export type LawPath = (typeof LAW_PATHS)[number];

/**
 * The version of the wording of all four pages; it changes when their meaning does, and is stored with each
 * registration.
 */
export const LAW_VERSION = '2026-11-27';

export function isLawPath(path: string): path is LawPath {
  return (LAW_PATHS as readonly string[]).includes(path);
}
