// The data files of the server (migrations, gazetteer): in server/ beside the sources, in a build beside the
// bundle under the same paths.

import { resolve } from 'node:path';

/** esbuild sets it (server/build/bundle.ts): absolute, or relative to the bundle. Undefined when the sources run. */
declare const DATA_FOLDER: string | undefined;

const folder = resolve(import.meta.dirname, typeof DATA_FOLDER === 'undefined' ? '.' : DATA_FOLDER);

/** The absolute path of a data file, given by its path in `server/`. */
export function dataFile(path: string): string {
  return resolve(folder, path);
}
