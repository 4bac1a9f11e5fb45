CREATE TABLE "hash_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_answers" (
	"user_id" uuid NOT NULL,
	"pair_hash" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "match_answers_user_id_pair_hash_pk" PRIMARY KEY("user_id","pair_hash")
);
--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "four" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_blocks" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "match_answers" ADD CONSTRAINT "match_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;