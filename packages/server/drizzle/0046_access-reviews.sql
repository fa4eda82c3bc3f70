CREATE TABLE "access_review_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"contract_status" text,
	"client_role" text,
	"service_code" text NOT NULL,
	"right" text NOT NULL,
	"legal_entities_list_id" uuid,
	"list_name" text,
	"decision" text,
	"comment" varchar(500) DEFAULT '' NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "access_review_lines_status" CHECK ("access_review_lines"."contract_status" in ('DEMO', 'SIGNED')),
	CONSTRAINT "access_review_lines_role" CHECK ("access_review_lines"."client_role" in ('STANDARD', 'ADMIN')),
	CONSTRAINT "access_review_lines_right" CHECK ("access_review_lines"."right" in ('Read', 'All', 'Restricted', 'EnabledRight', 'Access', 'Write', 'Delete', 'Get', 'Put', 'Default', 'DisabledRight')),
	CONSTRAINT "access_review_lines_decision" CHECK ("access_review_lines"."decision" in ('CONFIRMED', 'REVOKED', 'LAPSED'))
);
--> statement-breakpoint
CREATE TABLE "access_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"name" varchar(100) NOT NULL,
	"due_date" date NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by_id" uuid NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_id" uuid,
	"digest" text,
	CONSTRAINT "access_reviews_closed" CHECK (("access_reviews"."closed_at" is null) = ("access_reviews"."closed_by_id" is null) and ("access_reviews"."closed_at" is null) = ("access_reviews"."digest" is null))
);
--> statement-breakpoint
ALTER TABLE "access_review_lines" ADD CONSTRAINT "access_review_lines_review_id_access_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."access_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_review_lines" ADD CONSTRAINT "access_review_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_review_lines" ADD CONSTRAINT "access_review_lines_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_review_lines_review_id_index" ON "access_review_lines" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "access_reviews_contract_id_index" ON "access_reviews" USING btree ("contract_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_reviews_open" ON "access_reviews" USING btree ("contract_id") WHERE "access_reviews"."closed_at" is null;