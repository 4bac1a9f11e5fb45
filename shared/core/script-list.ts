// The scripts of the app's pages, which the build lists as JSON in an element of the document that all pages share.

/** The id of that element. */
export const SCRIPT_LIST_ID = 'page-scripts';

/**
 * Addresses of scripts, each after those that it imports: those of every page, and the additional ones of each page.
 */
export type ScriptList = { every: string[]; pages: Record<string, string[]> };
