ALTER TABLE "account_events" DROP CONSTRAINT "account_events_pkey", ADD CONSTRAINT "account_events_user_id_id_pk" PRIMARY KEY USING INDEX "account_events_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_pkey", ADD CONSTRAINT "consents_user_id_id_pk" PRIMARY KEY USING INDEX "consents_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "point_entries" DROP CONSTRAINT "point_entries_pkey", ADD CONSTRAINT "point_entries_user_id_id_pk" PRIMARY KEY USING INDEX "point_entries_user_id_id_pk";--> statement-breakpoint
-- The primary key now begins with the user.
DROP INDEX "consents_user";
