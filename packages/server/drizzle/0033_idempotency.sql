CREATE TABLE "idempotent_writes" (
	"user_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"hash" char(64) NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_writes_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
--> statement-breakpoint
-- Sent again after the upgrade, an earlier write is refused as already made: no hash of before is one of the new kind.
INSERT INTO "idempotent_writes" ("user_id", "idempotency_key", "hash", "answer", "created_at")
SELECT "user_id", "idempotency_key", repeat('0', 64), jsonb_build_object('id', "request_id", 'reference', "reference"), "created_at"
FROM "request_submissions"
UNION ALL
SELECT "sender_id", "idempotency_key", repeat('0', 64), jsonb_build_object('id', "id", 'requestState', "request_state"), "created_at"
FROM "messages" WHERE "idempotency_key" IS NOT NULL
UNION ALL
SELECT "created_by_id", "idempotency_key", repeat('0', 64), jsonb_build_object('envelopeId', "id"), "created_at"
FROM "signature_envelopes" WHERE "idempotency_key" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "request_submissions" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "request_submissions" CASCADE;--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_idempotency";--> statement-breakpoint
ALTER TABLE "signature_envelopes" DROP CONSTRAINT "signature_envelopes_idempotency";--> statement-breakpoint
ALTER TABLE "idempotent_writes" ADD CONSTRAINT "idempotent_writes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_writes_created_at_index" ON "idempotent_writes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "signature_envelopes" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "signature_envelopes" DROP COLUMN "form_hash";