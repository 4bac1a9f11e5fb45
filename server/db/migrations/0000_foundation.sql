CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"username" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"birth_date" text,
	"birth_time" text,
	"birth_place" text,
	"birth_place_details" jsonb,
	"birth_time_fold" text,
	"personality_traits" text[] NOT NULL,
	"attractions" text[] NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_phone_number_e164" CHECK ("users"."phone_number" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "users_username_form" CHECK ("users"."username" ~ '^[a-z0-9_]{3,30}$'),
	CONSTRAINT "users_birth_date_form" CHECK ("users"."birth_date" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "users_birth_time_form" CHECK ("users"."birth_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "users_birth_time_fold_known" CHECK ("users"."birth_time_fold" in ('earlier', 'later'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sid_hash" text NOT NULL,
	"user_id" uuid,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_sid_hash_unique" UNIQUE("sid_hash")
);
--> statement-breakpoint
CREATE TABLE "birth_charts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"chart" jsonb NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "saved_lucky_numbers" (
	"user_id" uuid NOT NULL,
	"date" text NOT NULL,
	"numbers" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_lucky_numbers_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"user_id" uuid,
	"phone_number" text,
	"subscribed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"user_id" uuid NOT NULL,
	"activity_type" text NOT NULL,
	"activity_id" text NOT NULL,
	"day" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_user_id_activity_type_activity_id_pk" PRIMARY KEY("user_id","activity_type","activity_id"),
	CONSTRAINT "activities_day_form" CHECK ("activities"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"points" integer NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_entries_points" CHECK ("point_entries"."points" between 0 and 25)
);
--> statement-breakpoint
CREATE TABLE "user_badges" (
	"user_id" uuid NOT NULL,
	"badge" text NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_badges_user_id_badge_pk" PRIMARY KEY("user_id","badge")
);
--> statement-breakpoint
CREATE TABLE "phone_grants" (
	"session_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_grants_session_id_phone_number_pk" PRIMARY KEY("session_id","phone_number")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"session_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verification_codes_session_id_phone_number_pk" PRIMARY KEY("session_id","phone_number"),
	CONSTRAINT "verification_codes_attempts" CHECK ("verification_codes"."attempts" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_charts" ADD CONSTRAINT "birth_charts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lucky_numbers" ADD CONSTRAINT "saved_lucky_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_grants" ADD CONSTRAINT "phone_grants_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_in_force" ON "consents" USING btree ("user_id","kind") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_unique" ON "subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "subscribers_user" ON "subscribers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscribers_phone_number" ON "subscribers" USING btree ("phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_one_horoscope_a_day" ON "activities" USING btree ("user_id","day") WHERE "activities"."activity_type" = 'horoscope';--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_once" ON "point_entries" USING btree ("user_id","source","source_key");--> statement-breakpoint
CREATE INDEX "point_entries_user_day" ON "point_entries" USING btree ("user_id","day");