import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/db/migrations-folder.ts';
import { lintMigration } from '#tests/support/lint-migration.ts';

/** Applied everywhere before the rules were written down; the tables were small. */
const BEFORE_THE_RULES = new Set([
  '0000_foundation.sql',
  '0002_birth_chart_text.sql',
  '0003_birth_time_margin.sql',
  '0005_hold.sql',
  '0006_preferences.sql',
  '0008_data_at_rest.sql',
]);

const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));

test.each(files.filter((name) => !BEFORE_THE_RULES.has(name)))(
  '%s can run while the version before serves',
  (name) => {
    expect(lintMigration(readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8'))).toEqual([]);
  },
);

describe('the rules', () => {
  test.each([
    'alter table users rename column zone to time_zone;',
    'ALTER TABLE "users" DROP COLUMN "zone";',
    'DROP TABLE "dreams";',
    'ALTER TABLE "birth_charts" ALTER COLUMN "chart" SET DATA TYPE json;',
    'ALTER TABLE "users" ALTER COLUMN "zone" SET NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "mood" text NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "mood_known" CHECK ("users"."mood" in (1));',
    'ALTER TABLE "users" ADD CONSTRAINT "mood_unique" UNIQUE("mood");',
    'CREATE INDEX "users_mood" ON "users" USING btree ("mood");',
    'create table dreams (id integer);--> statement-breakpoint\nCREATE INDEX "users_mood" ON "users" ("mood");',
    'TRUNCATE TABLE "birth_charts";',
    'update users set mood = 1;',
    'create index concurrently users_mood on users (mood);',
    'drop index concurrently if exists a;--> statement-breakpoint\ncreate table dreams (id integer);',
  ])('reject %s', (sql) => {
    expect(lintMigration(sql)).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "users" ADD COLUMN "mood" text;',
    `ALTER TABLE "users" ADD COLUMN "mood" text DEFAULT 'calm' NOT NULL;`,
    'ALTER TABLE "users" ADD CONSTRAINT "mood_known" CHECK ("users"."mood" in (1)) NOT VALID;',
    `CREATE TABLE "dreams" ("user_id" uuid NOT NULL);--> statement-breakpoint
     ALTER TABLE "dreams" ADD CONSTRAINT "dreams_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
     CREATE UNIQUE INDEX "dreams_users" ON "dreams" USING btree ("user_id");`,
    'drop index concurrently if exists a;--> statement-breakpoint\ncreate index concurrently a on users (mood);',
  ])('accept %s', (sql) => {
    expect(lintMigration(sql)).toEqual([]);
  });
});
