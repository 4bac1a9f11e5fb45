import { dataFile } from '#server/data-file.ts';

/** The folder of the SQL migrations: `server/db/migrations`, and its copy in the build. */
export const MIGRATIONS_FOLDER = dataFile('db/migrations');

/** Key of the advisory lock under which migrations run: the letters of "ASTERIA" as a number. */
export const MIGRATIONS_LOCK_KEY = 65_838_469;
