-- Titles, teams and lines of business in both languages; what stood there so far is kept for both.
DROP INDEX "contacts_category_business_line_name_index";--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_build_object('en', "title", 'fr', "title");--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "business_line" SET DATA TYPE jsonb USING jsonb_build_object('en', "business_line", 'fr', "business_line");--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "team_name" SET DATA TYPE jsonb USING jsonb_build_object('en', "team_name", 'fr', "team_name");--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "perimeter" SET DATA TYPE jsonb USING jsonb_build_object('en', "perimeter", 'fr', "perimeter");--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('en', "name", 'fr', "name");--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "category" SET DATA TYPE jsonb USING CASE WHEN "category" IS NOT NULL THEN jsonb_build_object('en', "category", 'fr', "category") END;--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "business_line" SET DATA TYPE jsonb USING CASE WHEN "business_line" IS NOT NULL THEN jsonb_build_object('en', "business_line", 'fr', "business_line") END;--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "team_name" SET DATA TYPE jsonb USING CASE WHEN "team_name" IS NOT NULL THEN jsonb_build_object('en', "team_name", 'fr', "team_name") END;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "job_title" SET DATA TYPE jsonb USING CASE WHEN "job_title" IS NOT NULL THEN jsonb_build_object('en', "job_title", 'fr', "job_title") END;--> statement-breakpoint
UPDATE "contacts" SET "products" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('en', product, 'fr', product)), '[]') FROM jsonb_array_elements_text("products") AS product
);--> statement-breakpoint
CREATE INDEX "contacts_category_name_index" ON "contacts" USING btree ("category","name");
