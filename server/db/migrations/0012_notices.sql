CREATE TABLE "notice_bells" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"contact_hash" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "notice_bells_contact" UNIQUE("user_id","contact_hash")
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kinds" text[] NOT NULL,
	"style" text NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_until" text NOT NULL,
	CONSTRAINT "notice_settings_style_known" CHECK ("notice_settings"."style" in ('open', 'discreet'))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"day" text NOT NULL,
	"contact_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"is_rung" boolean NOT NULL,
	CONSTRAINT "notices_contact" UNIQUE("user_id","contact_hash"),
	CONSTRAINT "notices_source_known" CHECK ("notices"."source" in ('bell', 'kind'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_session_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "notice_bells" ADD CONSTRAINT "notice_bells_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_bells_day" ON "notice_bells" USING btree ("day");--> statement-breakpoint
CREATE INDEX "notices_day" ON "notices" USING btree ("day");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");