ALTER TABLE "cash_management_documents" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER INDEX "cash_management_documents_language_place_index" RENAME TO "cash_management_documents_language_position_index";--> statement-breakpoint
ALTER TABLE "service_actions" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER TABLE "service_topics" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER INDEX "service_topics_service_code_place_index" RENAME TO "service_topics_service_code_position_index";--> statement-breakpoint
ALTER TABLE "request_answers" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER TABLE "request_answers" RENAME CONSTRAINT "request_answers_request_id_place_pk" TO "request_answers_request_id_position_pk";--> statement-breakpoint
ALTER TABLE "signature_signatories" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER TABLE "signature_documents" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER TABLE "document_topics" RENAME COLUMN "place" TO "position";