CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"subject" text NOT NULL,
	"content" text,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_idempotency" UNIQUE("sender_id","idempotency_key");