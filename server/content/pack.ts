// The file that contains the built content.

import type { Content } from './schema/content.ts';

/** Its path in `server/`, and beside a bundle. */
export const PACK_PATH = 'content/generated/en.json';

export interface Pack {
  /** The hash of the files that it was built from. */
  sources: string;
  content: Content;
}
