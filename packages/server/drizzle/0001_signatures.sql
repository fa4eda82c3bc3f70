CREATE TABLE "contract_email_domains" (
	"contract_id" uuid NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "contract_email_domains_contract_id_domain_pk" PRIMARY KEY("contract_id","domain")
);
--> statement-breakpoint
CREATE TABLE "sandbox_signing_links" (
	"signatory_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"code" text,
	"code_sent_at" timestamp (3) with time zone,
	"code_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_signing_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "signature_documents" (
	"envelope_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"signed_document_id" uuid,
	"place" integer NOT NULL,
	CONSTRAINT "signature_documents_envelope_id_document_id_pk" PRIMARY KEY("envelope_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "signature_envelopes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"title" varchar(300) NOT NULL,
	"signature_type" text NOT NULL,
	"signature_option" text NOT NULL,
	"enable_group_sign" boolean NOT NULL,
	"group_sign_first" text NOT NULL,
	"status" text NOT NULL,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signature_envelopes_type" CHECK ("signature_envelopes"."signature_type" in ('Generic', 'Amendment', 'Function')),
	CONSTRAINT "signature_envelopes_option" CHECK ("signature_envelopes"."signature_option" in ('simple', 'advanced')),
	CONSTRAINT "signature_envelopes_first" CHECK ("signature_envelopes"."group_sign_first" in ('bank', 'client')),
	CONSTRAINT "signature_envelopes_status" CHECK ("signature_envelopes"."status" in ('Submitted', 'Processing', 'Signed', 'Completed', 'DeliveryFailed', 'Voided', 'Declined'))
);
--> statement-breakpoint
CREATE TABLE "signature_signatories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"role_name" text NOT NULL,
	"group" text NOT NULL,
	"token_choice" text,
	"place" integer NOT NULL,
	"turn" integer NOT NULL,
	"status" text NOT NULL,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "signature_signatories_group" CHECK ("signature_signatories"."group" in ('bank', 'client')),
	CONSTRAINT "signature_signatories_status" CHECK ("signature_signatories"."status" in ('InProgress', 'Signed', 'Declined', 'Autoresponded')),
	CONSTRAINT "signature_signatories_email" CHECK ("signature_signatories"."email" = lower("signature_signatories"."email")),
	CONSTRAINT "signature_signatories_invited" CHECK ("signature_signatories"."status" = 'InProgress' or "signature_signatories"."invited_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "contract_email_domains" ADD CONSTRAINT "contract_email_domains_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_signing_links" ADD CONSTRAINT "sandbox_signing_links_signatory_id_signature_signatories_id_fk" FOREIGN KEY ("signatory_id") REFERENCES "public"."signature_signatories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_documents" ADD CONSTRAINT "signature_documents_envelope_id_signature_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."signature_envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_documents" ADD CONSTRAINT "signature_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_documents" ADD CONSTRAINT "signature_documents_signed_document_id_documents_id_fk" FOREIGN KEY ("signed_document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD CONSTRAINT "signature_envelopes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD CONSTRAINT "signature_envelopes_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_signatories" ADD CONSTRAINT "signature_signatories_envelope_id_signature_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."signature_envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signature_documents_document_id_index" ON "signature_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signature_documents_signed_document_id_index" ON "signature_documents" USING btree ("signed_document_id");--> statement-breakpoint
CREATE INDEX "signature_envelopes_request_id_created_at_id_index" ON "signature_envelopes" USING btree ("request_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "signature_envelopes_signed" ON "signature_envelopes" USING btree ("id") WHERE status = 'Signed';--> statement-breakpoint
CREATE UNIQUE INDEX "signature_signatories_envelope_id_email_index" ON "signature_signatories" USING btree ("envelope_id","email");--> statement-breakpoint
CREATE INDEX "signature_signatories_email_index" ON "signature_signatories" USING btree ("email");