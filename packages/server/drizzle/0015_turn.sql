ALTER TABLE "documents" ADD COLUMN "replacement_asked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "documents" SET "replacement_asked_at" = "created_at" WHERE "state" = 'REFUSED' AND "request_id" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "documents" "later"
  JOIN "users" "its_author" ON "its_author"."id" = "later"."author_id"
  JOIN "users" "author" ON "author"."id" = "documents"."author_id"
  WHERE "later"."request_id" = "documents"."request_id" AND "later"."created_at" > "documents"."created_at"
    AND "its_author"."is_internal" = "author"."is_internal"
);--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "state_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "requests" SET "state_since" = coalesce((
  SELECT min("m"."created_at") FROM "messages" "m"
  WHERE "m"."request_id" = "requests"."id" AND "m"."request_state" = "requests"."state" AND NOT EXISTS (
    SELECT 1 FROM "messages" "later"
    WHERE "later"."request_id" = "m"."request_id" AND "later"."created_at" > "m"."created_at"
      AND "later"."request_state" <> "requests"."state"
  )
), "updated_at");--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answer_asked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "requests" SET "answer_asked_at" = "state_since" WHERE "state" = 'ACTION_REQUIRED' AND NOT ("type" = 'SIGNATURE' AND EXISTS (
  SELECT 1 FROM "signature_envelopes" WHERE "signature_envelopes"."request_id" = "requests"."id" AND "status" IN ('Submitted', 'Processing', 'Signed')
));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_answer" CHECK ("requests"."answer_asked_at" is null or "requests"."state" = 'ACTION_REQUIRED');
