CREATE TABLE "chart_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "find_yourself_counters" (
	"week" text NOT NULL,
	"edition" text NOT NULL,
	"set" text NOT NULL,
	"kind" text NOT NULL,
	"first" text NOT NULL,
	"second" text NOT NULL,
	"own_first" boolean NOT NULL,
	"chose_first" boolean NOT NULL,
	"rounds" integer NOT NULL,
	CONSTRAINT "find_yourself_counters_key" PRIMARY KEY("week","edition","set","kind","first","second","own_first","chose_first"),
	CONSTRAINT "find_yourself_counters_set_known" CHECK ("find_yourself_counters"."set" in ('asked', 'knew', 'placebo')),
	CONSTRAINT "find_yourself_counters_kind_known" CHECK ("find_yourself_counters"."kind" in ('sign', 'house', 'midheaven', 'aspect'))
);
--> statement-breakpoint
CREATE TABLE "find_yourself_games" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"waits_since" text
);
--> statement-breakpoint
CREATE TABLE "find_yourself_weeks" (
	"week" text PRIMARY KEY NOT NULL,
	"players" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chart_readers" ADD CONSTRAINT "chart_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "find_yourself_games" ADD CONSTRAINT "find_yourself_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "find_yourself_games_waiting" ON "find_yourself_games" USING btree ("waits_since") WHERE "find_yourself_games"."waits_since" is not null;--> statement-breakpoint
-- Whoever has an account already may have read the chart.
INSERT INTO "chart_readers" SELECT "id" FROM "users";