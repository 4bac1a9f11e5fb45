CREATE TABLE "due_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"payload" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"claim_id" uuid,
	"claimed_until" timestamp (3) with time zone,
	"began_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "due_work_kind_key" UNIQUE("kind","key")
);
--> statement-breakpoint
ALTER TABLE "due_work" ADD CONSTRAINT "due_work_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_work_open" ON "due_work" USING btree ("due_at") WHERE "due_work"."done_at" is null;--> statement-breakpoint
CREATE INDEX "due_work_done" ON "due_work" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "due_work_user" ON "due_work" USING btree ("user_id");