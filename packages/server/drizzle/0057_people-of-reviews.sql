ALTER TABLE "access_reviews" ADD COLUMN "people" jsonb;--> statement-breakpoint
-- Reviews that are closed already get the present names, as those at closing are not known. They keep their seal, which is
-- in the audit trail and in the results that were downloaded: it does not cover names, and its lines were in the order of
-- the names at closing. A new seal would claim more than was sealed then.
UPDATE "access_reviews" SET "people" = (
	SELECT jsonb_object_agg("users"."id", jsonb_build_object('firstName', "users"."first_name", 'lastName', "users"."last_name", 'email', "users"."email"))
	FROM "users"
	WHERE "users"."id" IN ("access_reviews"."opened_by_id", "access_reviews"."closed_by_id")
		OR "users"."id" IN (
			SELECT unnest(ARRAY["lines"."user_id", "lines"."decided_by_id"]) FROM "access_review_lines" "lines" WHERE "lines"."review_id" = "access_reviews"."id"
		)
)
WHERE "closed_at" IS NOT NULL;
