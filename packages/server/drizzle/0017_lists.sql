-- Text as lists search and order it: lower case, no accents, ligatures apart, plain apostrophes and spaces.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  replace(replace(replace(regexp_replace(normalize(lower(value), NFD), U&'[\0300-\036F]', '', 'g'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
  U&'\2018\2019\02BC\00A0\202F\2009', '''''''   '
);--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "title_text" text GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "state_rank" smallint GENERATED ALWAYS AS (greatest(array_position(array['ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE', 'PROCESSED', 'CLOSED', 'CANCELED'], state), 2)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_text" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "request_external_ids" ON "request_external_applications" USING gin ("external_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "requests_order" ON "requests" USING btree ("state_rank","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requests_title" ON "requests" USING gin ("title_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "requests_reference" ON "requests" USING gin ("reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "requests_creator" ON "requests" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "requests_updater" ON "requests" USING btree ("last_updated_by_id");