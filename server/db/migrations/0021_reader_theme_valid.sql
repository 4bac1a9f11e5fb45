ALTER TABLE "users" VALIDATE CONSTRAINT "users_theme_known";
