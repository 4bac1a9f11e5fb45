import { defineConfig } from 'drizzle-kit';

// `npm run db:generate` writes the SQL of a changed schema; the server applies it at its start.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations',
});
