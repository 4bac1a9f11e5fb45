CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_phone_number_e164";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_birth_date_form";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_birth_time_form";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "phone_grants" ADD COLUMN "number" text;--> statement-breakpoint
CREATE INDEX "users_last_used" ON "users" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "subscribers_phone_hash" ON "subscribers" USING btree ("phone_hash");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_hash_unique" UNIQUE("phone_hash");--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_email_hash_unique" UNIQUE("email_hash");