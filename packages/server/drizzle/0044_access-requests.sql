CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"step" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"asked_of" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_requests_once" UNIQUE("user_id","subject","step"),
	CONSTRAINT "access_requests_step" CHECK ("access_requests"."step" in ('ACCOUNT', 'OWN_SESSION', 'CLIENT_ADMINISTRATOR', 'BANK_ADMINISTRATOR', 'SUPPORT', 'CREATE_REQUESTS', 'CONTRACT', 'ACTIVATION', 'RIGHT', 'SERVICE', 'AVAILABILITY', 'LEGAL_ENTITIES')),
	CONSTRAINT "access_requests_asked_of" CHECK ("access_requests"."asked_of" in ('CLIENT_ADMINISTRATORS', 'BANK'))
);
--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_requests_contract_id_index" ON "access_requests" USING btree ("contract_id");