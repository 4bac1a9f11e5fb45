ALTER TABLE "users" ADD COLUMN "browser_hours" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_browser_hours_known" CHECK ("users"."browser_hours" in ('12', '24')) NOT VALID;