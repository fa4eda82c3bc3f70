CREATE TABLE "article_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"article_id" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"source" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content" text NOT NULL,
	"link" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "articles_source_id_language_pk" PRIMARY KEY("source","id","language"),
	CONSTRAINT "articles_language" CHECK ("articles"."language" in ('en', 'fr')),
	CONSTRAINT "articles_category" CHECK ("articles"."category" in ('ECONOMIC', 'MARKETS_TRENDS', 'PRESS_REVIEW', 'CA', 'VIDEOS', 'SECTORIAL', 'REGULATORY'))
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "clients_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "legal_entities" (
	"ricos_code" text PRIMARY KEY NOT NULL,
	"long_name" text NOT NULL,
	"client_id" uuid NOT NULL,
	"country_code" char(2) NOT NULL,
	"siren" char(9),
	"lei" char(20) NOT NULL,
	"bic" text,
	"registration_number" text NOT NULL,
	"address_line1" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	CONSTRAINT "legal_entities_lei_unique" UNIQUE("lei"),
	CONSTRAINT "legal_entities_country" CHECK ("legal_entities"."country_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "legal_entities_siren" CHECK ("legal_entities"."siren" ~ '^[0-9]{9}$'),
	CONSTRAINT "legal_entities_lei" CHECK ("legal_entities"."lei" ~ '^[A-Z0-9]{20}$')
);
--> statement-breakpoint
CREATE TABLE "contact_bookmarks" (
	"user_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	CONSTRAINT "contact_bookmarks_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "contact_contracts" (
	"contact_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	CONSTRAINT "contact_contracts_contract_id_contact_id_pk" PRIMARY KEY("contract_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"business_line" text NOT NULL,
	"team_name" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"location_code" char(2) NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"type" text NOT NULL,
	"perimeter" text NOT NULL,
	"main_phone" text,
	"mobile_phone" text,
	"out_of_paris_time" boolean DEFAULT false NOT NULL,
	"email" text NOT NULL,
	"can_be_contacted" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_legal_entities" (
	"contract_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	CONSTRAINT "contract_legal_entities_contract_id_ricos_code_pk" PRIMARY KEY("contract_id","ricos_code")
);
--> statement-breakpoint
CREATE TABLE "contract_services" (
	"contract_id" uuid NOT NULL,
	"service_code" text NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "contract_services_contract_id_service_code_pk" PRIMARY KEY("contract_id","service_code"),
	CONSTRAINT "contract_services_category" CHECK ("contract_services"."category" in ('DEACTIVATED', 'ACTIVATED', 'MARKETING'))
);
--> statement-breakpoint
CREATE TABLE "contract_users" (
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"contract_status" text DEFAULT 'DEMO' NOT NULL,
	"client_role" text DEFAULT 'STANDARD' NOT NULL,
	CONSTRAINT "contract_users_user_id_contract_id_pk" PRIMARY KEY("user_id","contract_id"),
	CONSTRAINT "contract_users_status" CHECK ("contract_users"."contract_status" in ('DEMO', 'SIGNED')),
	CONSTRAINT "contract_users_role" CHECK ("contract_users"."client_role" in ('STANDARD', 'ADMIN'))
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" varchar(40) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"isin_code" char(12),
	"client_id" uuid,
	"kc_client_id" uuid,
	"cgu_name" text DEFAULT 'cgu1' NOT NULL,
	"is_read_only" boolean DEFAULT false NOT NULL,
	"bmf_visibility" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contracts_number_unique" UNIQUE("number"),
	CONSTRAINT "contracts_kind" CHECK ("contracts"."kind" in ('CLIENT', 'ATRIUM', 'OSA')),
	CONSTRAINT "contracts_client" CHECK ("contracts"."kind" = 'OSA' or "contracts"."client_id" is not null),
	CONSTRAINT "contracts_isin" CHECK ("contracts"."isin_code" ~ '^[A-Z0-9]{12}$')
);
--> statement-breakpoint
CREATE TABLE "legal_entities_list_members" (
	"list_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	CONSTRAINT "legal_entities_list_members_list_id_ricos_code_pk" PRIMARY KEY("list_id","ricos_code")
);
--> statement-breakpoint
CREATE TABLE "legal_entities_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"name" varchar(100) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"business_line" text,
	"team_name" text
);
--> statement-breakpoint
CREATE TABLE "dead_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"error_message" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"sha256" char(64) PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"mime" text NOT NULL,
	CONSTRAINT "blobs_sha256" CHECK ("blobs"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "blobs_size" CHECK ("blobs"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "document_legal_entities" (
	"document_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	CONSTRAINT "document_legal_entities_document_id_ricos_code_pk" PRIMARY KEY("document_id","ricos_code")
);
--> statement-breakpoint
CREATE TABLE "document_tags" (
	"document_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "document_tags_document_id_tag_id_pk" PRIMARY KEY("document_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"category" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"contract_id" uuid,
	"service_code" text,
	"request_id" uuid,
	"author_id" uuid NOT NULL,
	"is_requested" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'VALIDATED' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_category" CHECK ("documents"."category" in ('CONTRACTS', 'STATEMENTS', 'FEES', 'MANDATES', 'TAX', 'TRADE', 'REQUESTS', 'RELEASE_NOTES')),
	CONSTRAINT "documents_state" CHECK ("documents"."state" in ('PENDING', 'VALIDATED', 'REFUSED'))
);
--> statement-breakpoint
CREATE TABLE "message_documents" (
	"message_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "message_documents_message_id_document_id_pk" PRIMARY KEY("message_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"service_code" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"page" text NOT NULL,
	"event_type" text NOT NULL,
	"event_target" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"impersonator_id" uuid,
	"event_type" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"name" text NOT NULL,
	"old_value" jsonb,
	"new_value" jsonb,
	"secondary_entity" text,
	"correlation_id" text,
	CONSTRAINT "audit_events_type" CHECK ("audit_events"."event_type" in ('CREATE', 'UPDATE', 'DELETE'))
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"key" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"uid" text,
	"user_code" text,
	"grant_id" text,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "log_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"severity" integer NOT NULL,
	"message" text NOT NULL,
	"scope" text NOT NULL,
	"stack" text,
	"correlation_id" text
);
--> statement-breakpoint
CREATE TABLE "service_availability" (
	"service_id" text PRIMARY KEY NOT NULL,
	"is_available" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"impersonated_user_id" uuid,
	"id_token" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"state" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"preference_id" text NOT NULL,
	"email_value" boolean NOT NULL,
	"webmail_value" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_preference_id_pk" PRIMARY KEY("user_id","preference_id")
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" uuid NOT NULL,
	"preference_id" text NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "user_preferences_user_id_preference_id_pk" PRIMARY KEY("user_id","preference_id")
);
--> statement-breakpoint
CREATE TABLE "widget_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"config" text,
	CONSTRAINT "widget_preferences_template" CHECK ("widget_preferences"."template" in ('DEFAULT', 'CUSTOM', 'FINANCE_STRATEGY', 'CASH_MANAGEMENT', 'TRADE_FINANCE', 'LEGAL_ENTITIES_ADMIN', 'CAPITAL_MARKET'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"message" text NOT NULL,
	"message_type" text NOT NULL,
	"email_id" text,
	"request_state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_type" CHECK ("messages"."message_type" in ('Message', 'ElectronicSignature')),
	CONSTRAINT "messages_state" CHECK ("messages"."request_state" in ('ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE', 'PROCESSED', 'CLOSED', 'CANCELED'))
);
--> statement-breakpoint
CREATE TABLE "request_external_applications" (
	"request_id" uuid NOT NULL,
	"application_name" text NOT NULL,
	"external_id" text NOT NULL,
	CONSTRAINT "request_external_applications_request_id_application_name_pk" PRIMARY KEY("request_id","application_name")
);
--> statement-breakpoint
CREATE TABLE "request_legal_entities" (
	"request_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	CONSTRAINT "request_legal_entities_request_id_ricos_code_pk" PRIMARY KEY("request_id","ricos_code")
);
--> statement-breakpoint
CREATE TABLE "request_marks" (
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"favorite" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "request_marks_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "request_participants" (
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "request_participants_request_id_user_id_pk" PRIMARY KEY("request_id","user_id"),
	CONSTRAINT "request_participants_role" CHECK ("request_participants"."role" in ('CLIENT_USER', 'BANK_USER', 'DIGIPASS_MANAGER', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "request_tags" (
	"request_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "request_tags_request_id_tag_id_pk" PRIMARY KEY("request_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"title" varchar(300) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"service_code" text NOT NULL,
	"action" text,
	"topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"additional_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_electronic_signature" boolean DEFAULT false NOT NULL,
	"document_validation_enabled" boolean DEFAULT false NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_updated_by_id" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closure_asked_by_id" uuid,
	CONSTRAINT "requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "requests_state" CHECK ("requests"."state" in ('ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE', 'PROCESSED', 'CLOSED', 'CANCELED')),
	CONSTRAINT "requests_type" CHECK ("requests"."type" in ('DOCUMENT', 'ACTION', 'SIGNATURE', 'SERVICE_ACTION')),
	CONSTRAINT "requests_closure" CHECK (("requests"."state" = 'TO_CLOSE') = ("requests"."closure_asked_by_id" is not null)),
	CONSTRAINT "requests_dates" CHECK ("requests"."updated_at" >= "requests"."created_at")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group_type" text NOT NULL,
	"country_code" char(2),
	CONSTRAINT "tags_group_type" CHECK ("tags"."group_type" in ('COUNTRY', 'CURRENCY', 'TAGS'))
);
--> statement-breakpoint
CREATE TABLE "user_services" (
	"user_id" uuid NOT NULL,
	"service_code" text NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "user_services_user_id_service_code_pk" PRIMARY KEY("user_id","service_code"),
	CONSTRAINT "user_services_category" CHECK ("user_services"."category" in ('ACTIVATED', 'MARKETING'))
);
--> statement-breakpoint
CREATE TABLE "user_widgets" (
	"user_id" uuid NOT NULL,
	"widget_id" text NOT NULL,
	CONSTRAINT "user_widgets_user_id_widget_id_pk" PRIMARY KEY("user_id","widget_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_internal" boolean GENERATED ALWAYS AS (kind = 'ATRIUM') STORED NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"is_it_support" boolean DEFAULT false NOT NULL,
	"can_create_request" boolean DEFAULT false NOT NULL,
	"can_be_impersonated" boolean DEFAULT false NOT NULL,
	"marketing_mode" boolean DEFAULT false NOT NULL,
	"demo_mode" boolean DEFAULT false NOT NULL,
	"has_filled_survey" boolean DEFAULT false NOT NULL,
	"has_accepted_terms_and_conditions" boolean DEFAULT false NOT NULL,
	"accepted_terms_at" timestamp (3) with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"landline_phone" text,
	"mobile_phone" text,
	"job_title" text,
	"address_line1" text,
	"address_line2" text,
	"zip_code" text,
	"city" text,
	"state" text,
	"country_code" char(2),
	"company_name" text,
	"client_id" uuid,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_connection_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_kind" CHECK ("users"."kind" in ('CLIENT', 'ATRIUM', 'OSA')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'fr')),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_admin_internal" CHECK ("users"."kind" = 'ATRIUM' or not "users"."is_admin"),
	CONSTRAINT "users_terms" CHECK ("users"."has_accepted_terms_and_conditions" = ("users"."accepted_terms_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "article_files" ADD CONSTRAINT "article_files_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD CONSTRAINT "legal_entities_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_bookmarks" ADD CONSTRAINT "contact_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_bookmarks" ADD CONSTRAINT "contact_bookmarks_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_contracts" ADD CONSTRAINT "contact_contracts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_contracts" ADD CONSTRAINT "contact_contracts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_legal_entities" ADD CONSTRAINT "contract_legal_entities_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_legal_entities" ADD CONSTRAINT "contract_legal_entities_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_services" ADD CONSTRAINT "contract_services_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_users" ADD CONSTRAINT "contract_users_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_users" ADD CONSTRAINT "contract_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_kc_client_id_clients_id_fk" FOREIGN KEY ("kc_client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_entities_list_members" ADD CONSTRAINT "legal_entities_list_members_list_id_legal_entities_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."legal_entities_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_entities_list_members" ADD CONSTRAINT "legal_entities_list_members_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_entities_lists" ADD CONSTRAINT "legal_entities_lists_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_legal_entities" ADD CONSTRAINT "document_legal_entities_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_legal_entities" ADD CONSTRAINT "document_legal_entities_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tags" ADD CONSTRAINT "document_tags_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tags" ADD CONSTRAINT "document_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_documents" ADD CONSTRAINT "message_documents_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_documents" ADD CONSTRAINT "message_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonated_user_id_users_id_fk" FOREIGN KEY ("impersonated_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_preferences" ADD CONSTRAINT "widget_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_external_applications" ADD CONSTRAINT "request_external_applications_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_legal_entities" ADD CONSTRAINT "request_legal_entities_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_legal_entities" ADD CONSTRAINT "request_legal_entities_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_marks" ADD CONSTRAINT "request_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_marks" ADD CONSTRAINT "request_marks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_participants" ADD CONSTRAINT "request_participants_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_participants" ADD CONSTRAINT "request_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_tags" ADD CONSTRAINT "request_tags_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_tags" ADD CONSTRAINT "request_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_last_updated_by_id_users_id_fk" FOREIGN KEY ("last_updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_closure_asked_by_id_users_id_fk" FOREIGN KEY ("closure_asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_services" ADD CONSTRAINT "user_services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_widgets" ADD CONSTRAINT "user_widgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_files_source_article_id_index" ON "article_files" USING btree ("source","article_id");--> statement-breakpoint
CREATE INDEX "articles_language_category_published_at_index" ON "articles" USING btree ("language","category","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "legal_entities_client_id_index" ON "legal_entities" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "contact_contracts_contact_id_index" ON "contact_contracts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contacts_category_business_line_name_index" ON "contacts" USING btree ("category","business_line","name");--> statement-breakpoint
CREATE INDEX "contacts_user_id_index" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contract_legal_entities_ricos_code_index" ON "contract_legal_entities" USING btree ("ricos_code");--> statement-breakpoint
CREATE INDEX "contract_users_contract_id_index" ON "contract_users" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contracts_client_id_index" ON "contracts" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "legal_entities_lists_contract_id_index" ON "legal_entities_lists" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "roles_user_id_contract_id_index" ON "roles" USING btree ("user_id","contract_id");--> statement-breakpoint
CREATE INDEX "roles_contract_id_index" ON "roles" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "dead_letters_created_at_index" ON "dead_letters" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "document_legal_entities_ricos_code_index" ON "document_legal_entities" USING btree ("ricos_code");--> statement-breakpoint
CREATE INDEX "document_tags_tag_id_index" ON "document_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "documents_contract_id_created_at_id_index" ON "documents" USING btree ("contract_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_request_id_index" ON "documents" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "documents_sha256_index" ON "documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "message_documents_document_id_index" ON "message_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_id_index" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "analytics_events_received_at_index" ON "analytics_events" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_entity_entity_id_id_index" ON "audit_events" USING btree ("entity","entity_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_created_at_index" ON "audit_events" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_records_uid_index" ON "identity_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_records_grant_id_index" ON "identity_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_records_expires_at_index" ON "identity_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "log_entries_created_at_index" ON "log_entries" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_expires_at_index" ON "sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("request_id","created_at","id");--> statement-breakpoint
CREATE INDEX "request_legal_entities_ricos_code_index" ON "request_legal_entities" USING btree ("ricos_code");--> statement-breakpoint
CREATE INDEX "request_marks_request_id_index" ON "request_marks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_participants_user_id_request_id_index" ON "request_participants" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "request_tags_tag_id_index" ON "request_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "requests_board" ON "requests" USING btree ("contract_id","state","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_recent" ON "requests" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("group_type","name");--> statement-breakpoint
CREATE INDEX "users_client_id_index" ON "users" USING btree ("client_id");