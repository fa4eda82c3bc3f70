CREATE TABLE "pending_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"upload_key" uuid NOT NULL,
	"duplicated" boolean NOT NULL,
	"list_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_documents_userId_uploadKey_unique" UNIQUE("user_id","upload_key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"request_id" uuid,
	"list_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_received" CHECK ("uploads"."received" between 0 and "uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "pending_documents" ADD CONSTRAINT "pending_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_documents" ADD CONSTRAINT "pending_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_documents_expires_at_index" ON "pending_documents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_user_id_index" ON "uploads" USING btree ("user_id");