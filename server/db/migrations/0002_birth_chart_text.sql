-- Kept charts can be drawn anew at any time; to rewrite each of them here would hold the table for long.
TRUNCATE TABLE "birth_charts";--> statement-breakpoint
ALTER TABLE "birth_charts" ALTER COLUMN "chart" SET DATA TYPE json;
