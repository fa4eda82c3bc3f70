DROP INDEX "request_participants_user_id_request_id_index";--> statement-breakpoint
DROP INDEX "requests_order";--> statement-breakpoint
CREATE INDEX "kyc_records_result" ON "kyc_records" USING btree ((md5('kyc:' || "ricos_code")::uuid));--> statement-breakpoint
CREATE INDEX "powers_of_attorney_result" ON "powers_of_attorney" USING btree ((md5('powers:' || "ricos_code")::uuid));--> statement-breakpoint
CREATE INDEX "request_marks_seen" ON "request_marks" USING btree ("user_id","request_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "request_participants_user" ON "request_participants" USING btree ("user_id","request_id","is_active");--> statement-breakpoint
CREATE INDEX "requests_changes" ON "requests" USING btree ("id","updated_at","last_updated_by_id");--> statement-breakpoint
CREATE INDEX "requests_running" ON "requests" USING btree ("id","state","type","state_since","answer_asked_at","closure_asked_by_id","document_validation_enabled") WHERE state in ('ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE');--> statement-breakpoint
CREATE INDEX "requests_order" ON "requests" USING btree ("state_rank","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"contract_id");