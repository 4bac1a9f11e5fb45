// The scripts of the app's pages, which the build lists as JSON in an element of the document that all pages share.

/** The id of that element. */
export const SCRIPT_LIST_ID = 'page-scripts';

/** Addresses of scripts, each after those that it imports: of every page, and what each page has beside them. */
export type ScriptList = { every: string[]; pages: Record<string, string[]> };
