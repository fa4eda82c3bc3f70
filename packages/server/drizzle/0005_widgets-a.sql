CREATE TABLE "cash_management_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"place" integer NOT NULL,
	"title" text NOT NULL,
	"filename" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cash_management_documents_language" CHECK ("cash_management_documents"."language" in ('en', 'fr'))
);
--> statement-breakpoint
CREATE TABLE "data_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"name" text NOT NULL,
	"documents" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closes_on" date
);
--> statement-breakpoint
CREATE TABLE "trade_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	"product" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"trade_date" date NOT NULL,
	"value_date" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "trade_confirmations_reference_unique" UNIQUE("reference"),
	CONSTRAINT "trade_confirmations_product" CHECK ("trade_confirmations"."product" in ('FX_SPOT', 'FX_FORWARD', 'FX_SWAP', 'RATE_SWAP', 'DEPOSIT'))
);
--> statement-breakpoint
CREATE TABLE "event_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"url" text NOT NULL,
	"image" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"image_s" text,
	"image_m" text,
	"button_type" text,
	"button_label" jsonb,
	"button_url" text,
	CONSTRAINT "news_items_button_type" CHECK ("news_items"."button_type" in ('external-link', 'internal-link', 'mailto'))
);
--> statement-breakpoint
CREATE TABLE "widget_informations" (
	"widget_id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"sub_title" jsonb NOT NULL,
	"image" text,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_management_documents" ADD CONSTRAINT "cash_management_documents_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_rooms" ADD CONSTRAINT "data_rooms_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_confirmations" ADD CONSTRAINT "trade_confirmations_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_confirmations" ADD CONSTRAINT "trade_confirmations_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_management_documents_language_place_index" ON "cash_management_documents" USING btree ("language","place");--> statement-breakpoint
CREATE INDEX "cash_management_documents_sha256_index" ON "cash_management_documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "data_rooms_contract_id_index" ON "data_rooms" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "trade_confirmations_contract_id_due_at_index" ON "trade_confirmations" USING btree ("contract_id","due_at");--> statement-breakpoint
CREATE INDEX "event_pages_ends_at_index" ON "event_pages" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "news_items_published_at_index" ON "news_items" USING btree ("published_at" DESC NULLS LAST);