ALTER TABLE "users" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zone_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hours" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "date_order" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_day" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "houses" text DEFAULT 'whole-sign' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_hours_known" CHECK ("users"."hours" in ('12', '24'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_date_order_known" CHECK ("users"."date_order" in ('mdy', 'dmy', 'ymd'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_first_day_known" CHECK ("users"."first_day" in ('sunday', 'monday', 'saturday'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_houses_known" CHECK ("users"."houses" in ('whole-sign', 'placidus'));