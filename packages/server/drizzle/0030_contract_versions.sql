ALTER TABLE "contracts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities_lists" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;