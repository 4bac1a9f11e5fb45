ALTER TABLE "notice_settings" ADD COLUMN "letter_at" text DEFAULT '07:30' NOT NULL;--> statement-breakpoint
-- Answers are told unless a reader says otherwise; those who have chosen kinds had no such choice yet.
UPDATE "notice_settings" SET "kinds" = array_append("kinds", 'answers') WHERE NOT 'answers' = ANY("kinds");