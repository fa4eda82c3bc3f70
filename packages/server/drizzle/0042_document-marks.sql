CREATE TABLE "document_marks" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"favorite" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "document_marks_user_id_document_id_pk" PRIMARY KEY("user_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "documents_read_until" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "document_marks" ADD CONSTRAINT "document_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_marks" ADD CONSTRAINT "document_marks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_marks_document_id_index" ON "document_marks" USING btree ("document_id");