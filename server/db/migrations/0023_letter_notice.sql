ALTER TABLE "notice_settings" ADD COLUMN "letter_at" text DEFAULT '07:30' NOT NULL;
