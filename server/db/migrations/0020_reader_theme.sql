ALTER TABLE "users" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_theme_known" CHECK ("users"."theme" in ('light', 'dark')) NOT VALID;