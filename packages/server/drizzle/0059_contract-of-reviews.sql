-- Reviews that are closed already keep none: their seal, which can be computed again, does not cover it.
ALTER TABLE "access_reviews" ADD COLUMN "contract_name" text;
