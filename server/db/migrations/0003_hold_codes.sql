ALTER TABLE "users" ADD COLUMN "password_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "origin" text DEFAULT 'stranger' NOT NULL;