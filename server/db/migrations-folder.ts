import { dataFile } from '#server/data-file.ts';

/** The folder of the SQL migrations: `server/db/migrations`, and its copy in the build. */
export const MIGRATIONS_FOLDER = dataFile('db/migrations');
