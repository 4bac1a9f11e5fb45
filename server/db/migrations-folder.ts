import { fileURLToPath } from 'node:url';

/** The folder of the SQL migrations: beside this file, and beside the bundle that it is built into. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Key of the advisory lock under which migrations run: the letters of "ASTERIA" as a number. */
export const MIGRATIONS_LOCK_KEY = 65_838_469;
