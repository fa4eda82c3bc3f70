CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word");--> statement-breakpoint
-- The words of a text that a search may be a misspelling of.
CREATE FUNCTION words_to_know(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500 ROWS 50
AS $$ SELECT word FROM unnest(tsvector_to_array(search_vector(value))) AS word WHERE char_length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]' $$;--> statement-breakpoint
-- Notes the words of written rows; the argument is the text of a row. Inserts are noted together, changes one by one.
CREATE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  source text := CASE tg_level WHEN 'ROW' THEN '(SELECT ($1).*) AS written' ELSE 'written' END;
  note text := format('INSERT INTO search_words (word) SELECT DISTINCT found.word FROM %s, words_to_know(%s) AS found (word) WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = found.word)', source, tg_argv[0]);
BEGIN
  IF tg_level = 'ROW' THEN EXECUTE note USING new; ELSE EXECUTE note; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_words_inserted" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('words');--> statement-breakpoint
CREATE TRIGGER "articles_words_changed" AFTER UPDATE OF "title", "description", "tags", "content" ON "articles" FOR EACH ROW WHEN ((old.title, old.description, old.tags, old.content) IS DISTINCT FROM (new.title, new.description, new.tags, new.content)) EXECUTE FUNCTION note_search_words('words');--> statement-breakpoint
CREATE TRIGGER "clients_words_inserted" AFTER INSERT ON "clients" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('name');--> statement-breakpoint
CREATE TRIGGER "clients_words_changed" AFTER UPDATE OF "name" ON "clients" FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION note_search_words('name');--> statement-breakpoint
CREATE TRIGGER "contacts_words_inserted" AFTER INSERT ON "contacts" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('search_text_en || '' '' || search_text_fr');--> statement-breakpoint
CREATE TRIGGER "contacts_words_changed" AFTER UPDATE OF "name", "title", "business_line", "team_name", "products" ON "contacts" FOR EACH ROW WHEN ((old.name, old.title, old.business_line, old.team_name, old.products) IS DISTINCT FROM (new.name, new.title, new.business_line, new.team_name, new.products)) EXECUTE FUNCTION note_search_words('search_text_en || '' '' || search_text_fr');--> statement-breakpoint
CREATE TRIGGER "contracts_words_inserted" AFTER INSERT ON "contracts" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('concat_ws('' '', name, description)');--> statement-breakpoint
CREATE TRIGGER "contracts_words_changed" AFTER UPDATE OF "name", "description" ON "contracts" FOR EACH ROW WHEN ((old.name, old.description) IS DISTINCT FROM (new.name, new.description)) EXECUTE FUNCTION note_search_words('concat_ws('' '', name, description)');--> statement-breakpoint
CREATE TRIGGER "documents_words_inserted" AFTER INSERT ON "documents" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('filename');--> statement-breakpoint
CREATE TRIGGER "documents_words_changed" AFTER UPDATE OF "filename" ON "documents" FOR EACH ROW WHEN (old.filename IS DISTINCT FROM new.filename) EXECUTE FUNCTION note_search_words('filename');--> statement-breakpoint
CREATE TRIGGER "legal_entities_words_inserted" AFTER INSERT ON "legal_entities" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('long_name');--> statement-breakpoint
CREATE TRIGGER "legal_entities_words_changed" AFTER UPDATE OF "long_name" ON "legal_entities" FOR EACH ROW WHEN (old.long_name IS DISTINCT FROM new.long_name) EXECUTE FUNCTION note_search_words('long_name');--> statement-breakpoint
CREATE TRIGGER "messages_words_inserted" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('plain_text(message)');--> statement-breakpoint
CREATE TRIGGER "messages_words_changed" AFTER UPDATE OF "message" ON "messages" FOR EACH ROW WHEN (old.message IS DISTINCT FROM new.message) EXECUTE FUNCTION note_search_words('plain_text(message)');--> statement-breakpoint
CREATE TRIGGER "requests_words_inserted" AFTER INSERT ON "requests" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('title || '' '' || plain_text(description)');--> statement-breakpoint
CREATE TRIGGER "requests_words_changed" AFTER UPDATE OF "title", "description" ON "requests" FOR EACH ROW WHEN ((old.title, old.description) IS DISTINCT FROM (new.title, new.description)) EXECUTE FUNCTION note_search_words('title || '' '' || plain_text(description)');--> statement-breakpoint
CREATE TRIGGER "tags_words_inserted" AFTER INSERT ON "tags" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('concat_ws('' '', name, synonym, french_name)');--> statement-breakpoint
CREATE TRIGGER "tags_words_changed" AFTER UPDATE OF "name", "synonym", "french_name" ON "tags" FOR EACH ROW WHEN ((old.name, old.synonym, old.french_name) IS DISTINCT FROM (new.name, new.synonym, new.french_name)) EXECUTE FUNCTION note_search_words('concat_ws('' '', name, synonym, french_name)');--> statement-breakpoint
CREATE TRIGGER "users_words_inserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('first_name || '' '' || last_name');--> statement-breakpoint
CREATE TRIGGER "users_words_changed" AFTER UPDATE OF "first_name", "last_name" ON "users" FOR EACH ROW WHEN ((old.first_name, old.last_name) IS DISTINCT FROM (new.first_name, new.last_name)) EXECUTE FUNCTION note_search_words('first_name || '' '' || last_name');--> statement-breakpoint
INSERT INTO "search_words" ("word")
SELECT found.word FROM "articles", words_to_know(words) AS found (word)
UNION SELECT found.word FROM "clients", words_to_know(name) AS found (word)
UNION SELECT found.word FROM "contacts", words_to_know(search_text_en || ' ' || search_text_fr) AS found (word)
UNION SELECT found.word FROM "contracts", words_to_know(concat_ws(' ', name, description)) AS found (word)
UNION SELECT found.word FROM "documents", words_to_know(filename) AS found (word)
UNION SELECT found.word FROM "legal_entities", words_to_know(long_name) AS found (word)
UNION SELECT found.word FROM "messages", words_to_know(plain_text(message)) AS found (word)
UNION SELECT found.word FROM "requests", words_to_know(title || ' ' || plain_text(description)) AS found (word)
UNION SELECT found.word FROM "tags", words_to_know(concat_ws(' ', name, synonym, french_name)) AS found (word)
UNION SELECT found.word FROM "users", words_to_know(first_name || ' ' || last_name) AS found (word);
