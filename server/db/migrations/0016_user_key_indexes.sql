DROP INDEX CONCURRENTLY IF EXISTS "account_events_user_id_id_pk";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "account_events_user_id_id_pk" ON "account_events" USING btree ("user_id","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "consents_user_id_id_pk";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "consents_user_id_id_pk" ON "consents" USING btree ("user_id","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "point_entries_user_id_id_pk";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "point_entries_user_id_id_pk" ON "point_entries" USING btree ("user_id","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "calendar_feeds_fetched";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "calendar_feeds_fetched" ON "calendar_feeds" USING btree (coalesce("last_fetched_at", "created_at"));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "matches_without_account";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "matches_without_account" ON "matches" USING btree ("id") WHERE "matches"."four" is null;
