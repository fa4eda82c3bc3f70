ALTER TABLE "access_reviews" ADD COLUMN "notices_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "secondary_entity_id" uuid;