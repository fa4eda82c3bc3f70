-- Clients who left a contract before this version still took part in its requests that are not over.
UPDATE "request_participants" SET "is_active" = false
FROM "requests", "users"
WHERE "requests"."id" = "request_participants"."request_id" AND "users"."id" = "request_participants"."user_id"
  AND "request_participants"."is_active" AND NOT "users"."is_internal"
  AND "requests"."state" IN ('ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE')
  AND ("users"."deleted_at" IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM "contract_users"
    WHERE "contract_users"."contract_id" = "requests"."contract_id" AND "contract_users"."user_id" = "users"."id"
  ));