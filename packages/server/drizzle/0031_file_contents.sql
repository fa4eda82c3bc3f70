CREATE TABLE "blob_texts" (
	"sha256" char(64) PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blob_texts" ADD CONSTRAINT "blob_texts_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blob_texts_vector" ON "blob_texts" USING gin (search_vector(text));--> statement-breakpoint
CREATE TRIGGER "blob_texts_words_inserted" AFTER INSERT ON "blob_texts" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_words('text');
