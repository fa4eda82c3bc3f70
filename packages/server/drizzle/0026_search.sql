-- The readable text of HTML, with blanks in place of its tags and of the characters that it spells out.
CREATE FUNCTION plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(html, '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g');--> statement-breakpoint
-- The words of a text as searches find them: folded, each run of letters and digits one word. No dictionary of a language:
-- texts stand in two, and a search finds words by their beginning.
CREATE FUNCTION search_vector(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500
RETURN to_tsvector('simple'::regconfig, regexp_replace(fold_text(left(value, 200000)), U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\00BF\2000-\206F]+', ' ', 'g'));--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" varchar(300) NOT NULL,
	"name_key" text NOT NULL,
	"query" jsonb NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"shared_by_id" uuid,
	"copy_of_id" uuid
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_shared_by_id_users_id_fk" FOREIGN KEY ("shared_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("owner_id","name_key") WHERE "saved_searches"."copy_of_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_copy" ON "saved_searches" USING btree ("owner_id","copy_of_id") WHERE "saved_searches"."copy_of_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_vector" ON "documents" USING gin (search_vector(filename));--> statement-breakpoint
CREATE INDEX "messages_vector" ON "messages" USING gin (search_vector(plain_text(message)));--> statement-breakpoint
CREATE INDEX "requests_vector" ON "requests" USING gin (search_vector(title || ' ' || reference || ' ' || plain_text(description)));