CREATE TABLE "match_blocks" (
	"user_id" uuid NOT NULL,
	"pair_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"blocked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_blocks_user_id_pair_hash_pk" PRIMARY KEY("user_id","pair_hash")
);
--> statement-breakpoint
CREATE TABLE "match_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"signed_as" text,
	"level" text NOT NULL,
	"shows_sun" boolean NOT NULL,
	"shows_moon" boolean NOT NULL,
	"shows_rising" boolean NOT NULL,
	"days" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_invitations_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "match_invitations_level_known" CHECK ("match_invitations"."level" in ('word', 'four-words', 'signs', 'threads', 'chart'))
);
--> statement-breakpoint
CREATE TABLE "match_makings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pair_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_sides" (
	"match_id" uuid NOT NULL,
	"side" integer NOT NULL,
	"user_id" uuid,
	"nickname" text NOT NULL,
	"level" text NOT NULL,
	"shows_sun" boolean NOT NULL,
	"shows_moon" boolean NOT NULL,
	"shows_rising" boolean NOT NULL,
	"asks_again" boolean DEFAULT false NOT NULL,
	"sealed" text,
	CONSTRAINT "match_sides_match_id_side_pk" PRIMARY KEY("match_id","side"),
	CONSTRAINT "match_sides_side_known" CHECK ("match_sides"."side" in (0, 1)),
	CONSTRAINT "match_sides_level_known" CHECK ("match_sides"."level" in ('word', 'four-words', 'signs', 'threads', 'chart'))
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pair_hash" text,
	"guest_key_hash" text,
	"flows" text NOT NULL,
	"care" text NOT NULL,
	"four" text NOT NULL,
	"without_moon" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matches_pair_unique" UNIQUE("pair_hash"),
	CONSTRAINT "matches_guest_key_unique" UNIQUE("guest_key_hash"),
	CONSTRAINT "matches_four_form" CHECK ("matches"."four" ~ '^[012]{4}$')
);
--> statement-breakpoint
ALTER TABLE "match_blocks" ADD CONSTRAINT "match_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD CONSTRAINT "match_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_sides" ADD CONSTRAINT "match_sides_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_sides" ADD CONSTRAINT "match_sides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_blocks_pair" ON "match_blocks" USING btree ("pair_hash");--> statement-breakpoint
CREATE INDEX "match_invitations_user" ON "match_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_invitations_expires" ON "match_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "match_makings_pair" ON "match_makings" USING btree ("pair_hash");--> statement-breakpoint
CREATE INDEX "match_makings_at" ON "match_makings" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "match_sides_user" ON "match_sides" USING btree ("user_id","match_id");