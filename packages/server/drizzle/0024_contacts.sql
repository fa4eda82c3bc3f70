-- How often people sign in, where contacts work, and what a search of contacts looks through.
CREATE TABLE "user_sign_ins" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "user_sign_ins_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "user_sign_ins_count" CHECK ("user_sign_ins"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "name_text" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "time_zone" text DEFAULT 'Europe/Paris' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "search_text_en" text GENERATED ALWAYS AS (fold_text(name || ' ' || (title ->> 'en') || ' ' || (business_line ->> 'en') || ' ' || (team_name ->> 'en') || ' ' || translate(jsonb_path_query_array(products, '$[*].en')::text, '[]",', '') || ' ' || location || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "search_text_fr" text GENERATED ALWAYS AS (fold_text(name || ' ' || (title ->> 'fr') || ' ' || (business_line ->> 'fr') || ' ' || (team_name ->> 'fr') || ' ' || translate(jsonb_path_query_array(products, '$[*].fr')::text, '[]",', '') || ' ' || location || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_sign_ins" ADD CONSTRAINT "user_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_search_en" ON "contacts" USING gin ("search_text_en" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_search_fr" ON "contacts" USING gin ("search_text_fr" gin_trgm_ops);--> statement-breakpoint
UPDATE "contacts" SET "time_zone" = CASE "location_code" WHEN 'GB' THEN 'Europe/London' WHEN 'US' THEN 'America/New_York' END WHERE "location_code" IN ('GB', 'US');--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "out_of_paris_time";