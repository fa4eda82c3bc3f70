CREATE TABLE "power_branches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ricos_code" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"ref_code" text NOT NULL,
	"ricos_type" text NOT NULL,
	CONSTRAINT "power_branches_ricosCode_refCode_unique" UNIQUE("ricos_code","ref_code"),
	CONSTRAINT "power_branches_ricos_type" CHECK ("power_branches"."ricos_type" in ('BRA', 'CPY'))
);
--> statement-breakpoint
CREATE TABLE "power_modalities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"branch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"product" text NOT NULL,
	"limit" numeric(18, 2),
	CONSTRAINT "power_modalities_product" CHECK ("power_modalities"."product" in ('ALL', 'PAYMENTS', 'FOREIGN_EXCHANGE', 'GUARANTEES', 'COLLECTIONS', 'LOANS_AND_DEPOSITS', 'CASH_POOL'))
);
--> statement-breakpoint
ALTER TABLE "power_signatories" DROP CONSTRAINT "power_signatories_ricos_code_powers_of_attorney_ricos_code_fk";
--> statement-breakpoint
DROP INDEX "power_signatories_ricos_code_last_validity_date_index";--> statement-breakpoint
-- Signatories that were there before stand in one branch, named after the town of the legal entity.
INSERT INTO "power_branches" ("id", "ricos_code", "position", "name", "ref_code", "ricos_type")
SELECT gen_random_uuid(), "powers_of_attorney"."ricos_code", 0, "legal_entities"."city", "powers_of_attorney"."ricos_code", 'BRA'
FROM "powers_of_attorney"
JOIN "legal_entities" ON "legal_entities"."ricos_code" = "powers_of_attorney"."ricos_code"
WHERE "powers_of_attorney"."has_spart_data";--> statement-breakpoint
ALTER TABLE "power_signatories" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
UPDATE "power_signatories" SET "branch_id" = "power_branches"."id"
FROM "power_branches" WHERE "power_branches"."ricos_code" = "power_signatories"."ricos_code";--> statement-breakpoint
DELETE FROM "power_signatories" WHERE "branch_id" IS NULL;--> statement-breakpoint
ALTER TABLE "power_signatories" ALTER COLUMN "branch_id" SET NOT NULL;--> statement-breakpoint
-- No file was ever kept: an entity has a PDF once one is.
ALTER TABLE "powers_of_attorney" ADD COLUMN "sha256" char(64);--> statement-breakpoint
ALTER TABLE "power_branches" ADD CONSTRAINT "power_branches_ricos_code_powers_of_attorney_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."powers_of_attorney"("ricos_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "power_modalities" ADD CONSTRAINT "power_modalities_branch_id_power_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."power_branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "power_modalities_branch_id_index" ON "power_modalities" USING btree ("branch_id");--> statement-breakpoint
ALTER TABLE "power_signatories" ADD CONSTRAINT "power_signatories_branch_id_power_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."power_branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers_of_attorney" ADD CONSTRAINT "powers_of_attorney_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "power_signatories_branch_id_last_validity_date_index" ON "power_signatories" USING btree ("branch_id","last_validity_date");--> statement-breakpoint
CREATE INDEX "powers_of_attorney_sha256_index" ON "powers_of_attorney" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "power_signatories" DROP COLUMN "ricos_code";--> statement-breakpoint
ALTER TABLE "powers_of_attorney" DROP COLUMN "has_pdf";