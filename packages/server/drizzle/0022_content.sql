CREATE TABLE "content_document_tags" (
	"document_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"added_by_id" uuid,
	CONSTRAINT "content_document_tags_document_id_tag_id_pk" PRIMARY KEY("document_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "content_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"tab" text NOT NULL,
	"block" text NOT NULL,
	"position" integer NOT NULL,
	"language" text,
	"description" jsonb,
	"filename" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_documents_area" CHECK ("content_documents"."area" in ('INFORMATION_HUB', 'TRADE_FINANCE', 'CASH_MANAGEMENT', 'AUDIT_REPORTS')),
	CONSTRAINT "content_documents_language" CHECK ("content_documents"."language" in ('en', 'fr'))
);
--> statement-breakpoint
CREATE TABLE "content_texts" (
	"area" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_texts_area_key_language_pk" PRIMARY KEY("area","key","language"),
	CONSTRAINT "content_texts_area" CHECK ("content_texts"."area" in ('INFORMATION_HUB', 'TRADE_FINANCE', 'CASH_MANAGEMENT', 'AUDIT_REPORTS')),
	CONSTRAINT "content_texts_language" CHECK ("content_texts"."language" in ('en', 'fr'))
);
--> statement-breakpoint
ALTER TABLE "content_document_tags" ADD CONSTRAINT "content_document_tags_document_id_content_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."content_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_document_tags" ADD CONSTRAINT "content_document_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_document_tags" ADD CONSTRAINT "content_document_tags_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_documents" ADD CONSTRAINT "content_documents_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_document_tags_tag_id_index" ON "content_document_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "content_documents_area_tab_block_position_index" ON "content_documents" USING btree ("area","tab","block","position");--> statement-breakpoint
CREATE INDEX "content_documents_sha256_index" ON "content_documents" USING btree ("sha256");