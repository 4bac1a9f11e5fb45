CREATE TABLE "data_forms" (
	"form" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_holders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone,
	"holder" uuid,
	"is_changed" boolean NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_birth_time_fold_known";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "sealed_id" text;--> statement-breakpoint
ALTER TABLE "point_entries" ADD COLUMN "sealed_key" text;--> statement-breakpoint
ALTER TABLE "notice_plans" ADD CONSTRAINT "notice_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_plans_holder" ON "notice_plans" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "notice_plans_changed" ON "notice_plans" USING btree ("user_id") WHERE "notice_plans"."is_changed";--> statement-breakpoint
-- In a database that no server has used, no version can be running that knows only the forms from before.
INSERT INTO "data_forms" ("form", "since")
SELECT "form", now() FROM (VALUES ('encrypted'), ('uniform')) AS "forms" ("form")
WHERE NOT EXISTS (SELECT 1 FROM "users") AND NOT EXISTS (SELECT 1 FROM "data_keys") AND NOT EXISTS (SELECT 1 FROM "installations");
