ALTER TABLE "notifications" ADD COLUMN "count" integer;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alert" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "told_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mailed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_alert" CHECK ("saved_searches"."alert" in ('DAILY', 'WEEKLY', 'MONTHLY'));