DROP INDEX "tags_name";--> statement-breakpoint
ALTER TABLE "document_tags" ADD COLUMN "added_by_id" uuid;--> statement-breakpoint
ALTER TABLE "request_tags" ADD COLUMN "added_by_id" uuid;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "tags" SET "key" = lower("name");--> statement-breakpoint
ALTER TABLE "tags" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "synonym" text;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "document_tags" ADD CONSTRAINT "document_tags_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_tags" ADD CONSTRAINT "request_tags_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_key" UNIQUE NULLS NOT DISTINCT("contract_id","key");--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_country" CHECK (("tags"."group_type" = 'COUNTRY') = ("tags"."country_code" is not null));