CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"style" text NOT NULL,
	"kinds" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"uid_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_fetched_at" timestamp (3) with time zone,
	"last_fetched_by" text,
	"week" text,
	"week_fetches" integer DEFAULT 0 NOT NULL,
	"basis" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_style_known" CHECK ("calendar_feeds"."style" in ('open', 'discreet'))
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_taken_back" ON "calendar_feeds" USING btree ("taken_back_at");