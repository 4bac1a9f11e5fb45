ALTER TABLE "subscribers" ADD COLUMN "link_secret" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirm_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "refused_at" timestamp (3) with time zone;