CREATE TABLE "sandbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD COLUMN "announced_review_at" date;--> statement-breakpoint
CREATE INDEX "sandbox_mails_address_sent_at_index" ON "sandbox_mails" USING btree ("address","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sandbox_mails_sent_at_index" ON "sandbox_mails" USING btree ("sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_to_announce" ON "articles" USING btree ("published_at") WHERE "articles"."announced_at" is null;--> statement-breakpoint
UPDATE "articles" SET "announced_at" = "published_at" WHERE NOT "is_hidden" AND "published_at" <= now();--> statement-breakpoint
UPDATE "kyc_records" SET "announced_review_at" = "next_review_at" WHERE "next_review_at" <= (now() + interval '2 months')::date;
