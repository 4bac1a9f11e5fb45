// The pages of the law: what is agreed to, what is kept of whom, which cookies there are, and whom to write to.

import type { PagePath } from '../core/page-paths.ts';

export const LAW_PATHS = [
  '/terms',
  '/privacy',
  '/cookies',
  '/contact',
] as const satisfies readonly PagePath[];
export type LawPath = (typeof LAW_PATHS)[number];

/** The version of the words of all four pages; it changes with their meaning, and is kept with each registration. */
export const LAW_VERSION = '2026-11-27';

export function isLawPath(path: string): path is LawPath {
  return (LAW_PATHS as readonly string[]).includes(path);
}
