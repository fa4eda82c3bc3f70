CREATE TABLE "digipass_orders" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"siren" char(9) NOT NULL,
	"people" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_answers" (
	"request_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"field_id" text NOT NULL,
	"label" jsonb NOT NULL,
	"format" text NOT NULL,
	"value" text NOT NULL,
	"currency" char(3),
	CONSTRAINT "request_answers_request_id_place_pk" PRIMARY KEY("request_id","place"),
	CONSTRAINT "request_answers_format" CHECK ("request_answers"."format" in ('DATE', 'STRING', 'COUNTRY_CODE', 'AMOUNT', 'BOOLEAN'))
);
--> statement-breakpoint
CREATE TABLE "request_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_submissions" (
	"user_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"body_hash" char(64) NOT NULL,
	"request_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_submissions_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "service_actions" (
	"service_code" text NOT NULL,
	"action" text NOT NULL,
	"place" integer NOT NULL,
	"type" text NOT NULL,
	"label" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"configuration" jsonb NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "service_actions_service_code_action_pk" PRIMARY KEY("service_code","action"),
	CONSTRAINT "service_actions_type" CHECK ("service_actions"."type" in ('DOCUMENT', 'ACTION', 'SIGNATURE', 'SERVICE_ACTION'))
);
--> statement-breakpoint
CREATE TABLE "service_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"service_code" text NOT NULL,
	"place" integer NOT NULL,
	"content" jsonb NOT NULL,
	"sub_topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"can_add_multiple_participant" boolean DEFAULT true NOT NULL,
	"need_at_least_one_ricos" boolean DEFAULT false NOT NULL,
	"is_read_only" boolean DEFAULT false NOT NULL,
	"request_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"teams" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fixes_own_company" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "digipass_orders" ADD CONSTRAINT "digipass_orders_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_submissions" ADD CONSTRAINT "request_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_submissions_created_at_index" ON "request_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "service_topics_service_code_place_index" ON "service_topics" USING btree ("service_code","place");