ALTER TABLE "signature_envelopes" ADD COLUMN "legal_name" varchar(300);--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD COLUMN "siren" char(9);--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD CONSTRAINT "signature_envelopes_siren" CHECK ("signature_envelopes"."siren" ~ '^[0-9]{9}$');--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD CONSTRAINT "signature_envelopes_company" CHECK (("signature_envelopes"."legal_name" is null) = ("signature_envelopes"."siren" is null));