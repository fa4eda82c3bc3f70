CREATE TABLE "derivative_trades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	"reference" text NOT NULL,
	"product" text NOT NULL,
	"currency" char(3) NOT NULL,
	"notional" numeric(18, 2) NOT NULL,
	"notional_in_eur" numeric(18, 2) NOT NULL,
	"value_in_eur" numeric(18, 2) NOT NULL,
	"maturity_date" date NOT NULL,
	"valued_on" date NOT NULL,
	CONSTRAINT "derivative_trades_product" CHECK ("derivative_trades"."product" in ('INTEREST_RATE_SWAP', 'INTEREST_RATE_CAP', 'FX_FORWARD', 'FX_OPTION', 'CROSS_CURRENCY_SWAP'))
);
--> statement-breakpoint
CREATE TABLE "guarantees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"beneficiary" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"amount_in_eur" numeric(18, 2) NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "guarantees_kind" CHECK ("guarantees"."kind" in ('BID', 'PERFORMANCE', 'ADVANCE_PAYMENT', 'FINANCIAL', 'CUSTOMS'))
);
--> statement-breakpoint
CREATE TABLE "carbon_emissions" (
	"ricos_code" text NOT NULL,
	"year" integer NOT NULL,
	"scope1" numeric(14, 3) NOT NULL,
	"scope2" numeric(14, 3) NOT NULL,
	"scope3" numeric(14, 3) NOT NULL,
	CONSTRAINT "carbon_emissions_ricos_code_year_pk" PRIMARY KEY("ricos_code","year")
);
--> statement-breakpoint
CREATE TABLE "kyc_records" (
	"ricos_code" text PRIMARY KEY NOT NULL,
	"next_review_at" date,
	"last_review_at" date
);
--> statement-breakpoint
CREATE TABLE "legal_agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"since" date NOT NULL,
	"ends_on" date,
	CONSTRAINT "legal_agreements_kind" CHECK ("legal_agreements"."kind" in ('ISDA', 'CSA', 'GMRA', 'CREDIT_FACILITY', 'ACCOUNT')),
	CONSTRAINT "legal_agreements_state" CHECK ("legal_agreements"."state" in ('TO_SIGN', 'NEGOTIATION', 'IN_FORCE', 'TERMINATED'))
);
--> statement-breakpoint
CREATE TABLE "power_signatories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ricos_code" text NOT NULL,
	"category" text NOT NULL,
	"full_name" text NOT NULL,
	"function" text NOT NULL,
	"last_validity_date" date
);
--> statement-breakpoint
CREATE TABLE "powers_of_attorney" (
	"ricos_code" text PRIMARY KEY NOT NULL,
	"unicorn_ref_name" text NOT NULL,
	"execution_date" date NOT NULL,
	"has_spart_data" boolean NOT NULL,
	"has_pdf" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_forecasts" (
	"ricos_code" text NOT NULL,
	"forecast_type" text NOT NULL,
	"currency" char(3) NOT NULL,
	"starts_on" date NOT NULL,
	"amounts" numeric(18, 2)[] NOT NULL,
	CONSTRAINT "cash_forecasts_ricos_code_forecast_type_currency_pk" PRIMARY KEY("ricos_code","forecast_type","currency"),
	CONSTRAINT "cash_forecasts_type" CHECK ("cash_forecasts"."forecast_type" in ('CASH_POSITION', 'MATURITIES', 'FEES_AND_INTEREST'))
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" char(3) PRIMARY KEY NOT NULL,
	"eur_per_unit" numeric(18, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financing_positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"ricos_code" text NOT NULL,
	"sub_type" text NOT NULL,
	"balance_category" text NOT NULL,
	"reference" text NOT NULL,
	"start_date" date NOT NULL,
	"maturity_date" date,
	"currency" char(3) NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"amount_in_eur" numeric(18, 2) NOT NULL,
	"extracted_on" date NOT NULL,
	CONSTRAINT "financing_positions_sub_type" CHECK ("financing_positions"."sub_type" in ('CptDepNP', 'EmprDAT', 'TermLoan', 'PretRCF', 'AutCrean', 'RCFSsNP')),
	CONSTRAINT "financing_positions_category" CHECK ("financing_positions"."balance_category" in ('BA', 'HBG'))
);
--> statement-breakpoint
ALTER TABLE "derivative_trades" ADD CONSTRAINT "derivative_trades_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "derivative_trades" ADD CONSTRAINT "derivative_trades_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantees" ADD CONSTRAINT "guarantees_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantees" ADD CONSTRAINT "guarantees_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_emissions" ADD CONSTRAINT "carbon_emissions_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_records" ADD CONSTRAINT "kyc_records_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_agreements" ADD CONSTRAINT "legal_agreements_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_agreements" ADD CONSTRAINT "legal_agreements_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "power_signatories" ADD CONSTRAINT "power_signatories_ricos_code_powers_of_attorney_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."powers_of_attorney"("ricos_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers_of_attorney" ADD CONSTRAINT "powers_of_attorney_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_forecasts" ADD CONSTRAINT "cash_forecasts_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_forecasts" ADD CONSTRAINT "cash_forecasts_currency_exchange_rates_currency_fk" FOREIGN KEY ("currency") REFERENCES "public"."exchange_rates"("currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD CONSTRAINT "financing_positions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD CONSTRAINT "financing_positions_ricos_code_legal_entities_ricos_code_fk" FOREIGN KEY ("ricos_code") REFERENCES "public"."legal_entities"("ricos_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "derivative_trades_contract_id_ricos_code_index" ON "derivative_trades" USING btree ("contract_id","ricos_code");--> statement-breakpoint
CREATE INDEX "guarantees_contract_id_ricos_code_index" ON "guarantees" USING btree ("contract_id","ricos_code");--> statement-breakpoint
CREATE INDEX "kyc_records_next_review_at_index" ON "kyc_records" USING btree ("next_review_at");--> statement-breakpoint
CREATE INDEX "legal_agreements_contract_id_ricos_code_index" ON "legal_agreements" USING btree ("contract_id","ricos_code");--> statement-breakpoint
CREATE INDEX "power_signatories_ricos_code_last_validity_date_index" ON "power_signatories" USING btree ("ricos_code","last_validity_date");--> statement-breakpoint
CREATE INDEX "financing_positions_contract_id_ricos_code_index" ON "financing_positions" USING btree ("contract_id","ricos_code");