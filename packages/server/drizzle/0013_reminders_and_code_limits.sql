CREATE TABLE "sandbox_code_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signatory_id" uuid NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_code_uses_kind" CHECK ("sandbox_code_uses"."kind" in ('asked', 'wrong'))
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sandbox_code_uses_email_at_index" ON "sandbox_code_uses" USING btree ("email","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sandbox_code_uses_at_index" ON "sandbox_code_uses" USING btree ("at");