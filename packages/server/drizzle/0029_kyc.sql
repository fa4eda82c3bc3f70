CREATE TABLE "kyc_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ricos_code" text NOT NULL,
	"kind" text NOT NULL,
	"filename" text,
	"sha256" char(64),
	"received_at" date,
	"valid_until" date,
	"is_verified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "kyc_documents_kind" CHECK ("kyc_documents"."kind" in ('REGISTER_EXTRACT', 'ARTICLES_OF_ASSOCIATION', 'ANNUAL_ACCOUNTS', 'TAX_FORM', 'SHAREHOLDER_LIST', 'IDENTITY_DOCUMENTS')),
	CONSTRAINT "kyc_documents_file" CHECK (("kyc_documents"."filename" is null) = ("kyc_documents"."sha256" is null) and ("kyc_documents"."sha256" is null) = ("kyc_documents"."received_at" is null))
);
--> statement-breakpoint
CREATE TABLE "kyc_rights" (
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	CONSTRAINT "kyc_rights_user_id_contract_id_pk" PRIMARY KEY("user_id","contract_id"),
	CONSTRAINT "kyc_rights_right" CHECK ("kyc_rights"."right" in ('RESTRICTED', 'READ', 'ALL'))
);
--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "address_line2" text;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "address_line3" text;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD COLUMN "facta_status" text;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD COLUMN "relationship_manager_id" uuid;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD COLUMN "ownership" jsonb DEFAULT '{"listed":null,"marketName":null,"regulated":null,"familyHolding":null,"managedByAM":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD COLUMN "shareholders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD COLUMN "countries" jsonb DEFAULT '{"regulationCountry":null,"nationalityCountry":null,"countryOfIncorporationImmediateClient":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD COLUMN "other_data" jsonb;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD COLUMN "natural_persons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_documents_ricos_code_kyc_records_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."kyc_records"("ricos_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_documents_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_rights" ADD CONSTRAINT "kyc_rights_user_id_contract_id_contract_users_user_id_contract_id_fk" FOREIGN KEY ("user_id","contract_id") REFERENCES "public"."contract_users"("user_id","contract_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kyc_documents_ricos_code_index" ON "kyc_documents" USING btree ("ricos_code");--> statement-breakpoint
CREATE INDEX "kyc_documents_sha256_index" ON "kyc_documents" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "kyc_records" ADD CONSTRAINT "kyc_records_relationship_manager_id_users_id_fk" FOREIGN KEY ("relationship_manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD CONSTRAINT "kyc_records_facta_status" CHECK ("kyc_records"."facta_status" in ('ACTIVE_NFFE', 'PASSIVE_NFFE', 'PARTICIPATING_FFI', 'EXEMPT_BENEFICIAL_OWNER', 'US_PERSON'));