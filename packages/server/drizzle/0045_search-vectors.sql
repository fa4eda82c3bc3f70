CREATE TABLE "request_words" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"own" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "documents_vector";--> statement-breakpoint
DROP INDEX "messages_vector";--> statement-breakpoint
DROP INDEX "requests_vector";--> statement-breakpoint
DROP INDEX "blob_texts_vector";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "filename_words" "tsvector" GENERATED ALWAYS AS (strip(search_vector(filename))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blob_texts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (strip(search_vector(text))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "request_words" ADD CONSTRAINT "request_words_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Presentations that were kept before they were read stand as empty: the nightly job reads them again.
DELETE FROM "blob_texts" USING "blobs" WHERE blobs.sha256 = blob_texts.sha256 AND blob_texts.text = '' AND blobs.mime = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';--> statement-breakpoint
-- The words of HTML, each once, without their places.
CREATE FUNCTION html_words(html text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500
RETURN tsvector_to_array(search_vector(plain_text(html)));--> statement-breakpoint
-- Writes the words of a request anew: its own, and those of its messages. A thread of more than a megabyte of different words,
-- which no vector holds, is found by its own words.
CREATE FUNCTION write_request_words(request uuid, own_words tsvector) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_words (request_id, own, words)
  VALUES (request, own_words, own_words || array_to_tsvector(array(SELECT DISTINCT word FROM messages, unnest(html_words(message)) AS word WHERE messages.request_id = request)))
  ON CONFLICT (request_id) DO UPDATE SET own = excluded.own, words = excluded.words;
EXCEPTION WHEN program_limit_exceeded THEN
  INSERT INTO request_words (request_id, own, words) VALUES (request, own_words, own_words)
  ON CONFLICT (request_id) DO UPDATE SET own = excluded.own, words = excluded.words;
END $$;--> statement-breakpoint
CREATE FUNCTION note_request_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_request_words(new.id, strip(search_vector(new.title || ' ' || new.reference || ' ' || plain_text(new.description))));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Adds the words of messages that were sent, for all of a statement at once.
CREATE FUNCTION note_sent_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE request_words SET words = request_words.words || sent.words
  FROM (SELECT request_id, array_to_tsvector(array_agg(DISTINCT word)) AS words FROM written, unnest(html_words(message)) AS word GROUP BY request_id) AS sent
  WHERE request_words.request_id = sent.request_id AND (request_words.words || sent.words) <> request_words.words;
  RETURN NULL;
EXCEPTION WHEN program_limit_exceeded THEN
  RETURN NULL;
END $$;--> statement-breakpoint
-- Messages that change or go take their words along.
CREATE FUNCTION note_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_request_words(request_id, own) FROM request_words WHERE request_id = old.request_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "requests_vector_inserted" AFTER INSERT ON "requests" FOR EACH ROW EXECUTE FUNCTION note_request_words();--> statement-breakpoint
CREATE TRIGGER "requests_vector_changed" AFTER UPDATE OF "title", "reference", "description" ON "requests" FOR EACH ROW WHEN ((old.title, old.reference, old.description) IS DISTINCT FROM (new.title, new.reference, new.description)) EXECUTE FUNCTION note_request_words();--> statement-breakpoint
CREATE TRIGGER "messages_vector_inserted" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_sent_words();--> statement-breakpoint
CREATE TRIGGER "messages_vector_changed" AFTER UPDATE OF "message" ON "messages" FOR EACH ROW WHEN (old.message IS DISTINCT FROM new.message) EXECUTE FUNCTION note_changed_words();--> statement-breakpoint
CREATE TRIGGER "messages_vector_deleted" AFTER DELETE ON "messages" FOR EACH ROW EXECUTE FUNCTION note_changed_words();--> statement-breakpoint
INSERT INTO "request_words" ("request_id", "own", "words")
SELECT id, own, own || array_to_tsvector(coalesce(sent.words, '{}'))
FROM (SELECT id, strip(search_vector(title || ' ' || reference || ' ' || plain_text(description))) AS own FROM "requests") AS each
LEFT JOIN (SELECT request_id, array_agg(DISTINCT word) AS words FROM "messages", unnest(html_words(message)) AS word GROUP BY request_id) AS sent ON sent.request_id = each.id;--> statement-breakpoint
CREATE INDEX "request_words_own" ON "request_words" USING gin ("own");--> statement-breakpoint
CREATE INDEX "request_words_words" ON "request_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "documents_filename_words" ON "documents" USING gin ("filename_words");--> statement-breakpoint
CREATE INDEX "blob_texts_words" ON "blob_texts" USING gin ("words");