CREATE TABLE "journal_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" text,
	"sealed" text,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"written_on" text,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "journal_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "journal_entries_date_form" CHECK ("journal_entries"."date" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "journal_entries_whole" CHECK (("journal_entries"."date" is null) = ("journal_entries"."sealed" is null) and ("journal_entries"."sealed" is null) = ("journal_entries"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "journal_namespaces" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_versions" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"sealed" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_versions_user_id_entry_id_marked_at_pk" PRIMARY KEY("user_id","entry_id","marked_at")
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_namespaces" ADD CONSTRAINT "journal_namespaces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_versions" ADD CONSTRAINT "journal_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_user_date" ON "journal_entries" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "journal_entries_deleted" ON "journal_entries" USING btree ("deleted_at") WHERE "journal_entries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "journal_versions_kept" ON "journal_versions" USING btree ("kept_at");