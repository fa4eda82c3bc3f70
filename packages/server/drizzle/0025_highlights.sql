CREATE TABLE "article_videos" (
	"source" text NOT NULL,
	"article_id" text NOT NULL,
	"sha256" text NOT NULL,
	"seconds" integer NOT NULL,
	"captions_en" text NOT NULL,
	"captions_fr" text NOT NULL,
	CONSTRAINT "article_videos_source_article_id_pk" PRIMARY KEY("source","article_id")
);
--> statement-breakpoint
CREATE TABLE "research_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"company_text" text GENERATED ALWAYS AS (fold_text(company_name)) STORED NOT NULL,
	"currency" char(3) NOT NULL,
	"target_price" numeric(18, 2) NOT NULL,
	"rating" text NOT NULL,
	"published_on" date NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "research_notes_rating" CHECK ("research_notes"."rating" in ('BUY', 'HOLD', 'SELL'))
);
--> statement-breakpoint
CREATE TABLE "research_requests" (
	"user_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "research_requests_user_id_note_id_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "article_files" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "words" text GENERATED ALWAYS AS (fold_text(title || ' ' || description || ' ' || tags::text || ' ' || regexp_replace(content, '<[^>]+>', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "article_videos" ADD CONSTRAINT "article_videos_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_requests" ADD CONSTRAINT "research_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_requests" ADD CONSTRAINT "research_requests_note_id_research_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."research_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_videos_sha256_index" ON "article_videos" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "research_notes_published_on_id_index" ON "research_notes" USING btree ("published_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "research_notes_company" ON "research_notes" USING gin ("company_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "research_requests_note_id_index" ON "research_requests" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "article_files" ADD CONSTRAINT "article_files_language" CHECK ("article_files"."language" in ('en', 'fr'));