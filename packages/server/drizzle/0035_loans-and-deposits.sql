CREATE TABLE "financing_amortizations" (
	"position_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	CONSTRAINT "financing_amortizations_position_id_due_on_pk" PRIMARY KEY("position_id","due_on")
);
--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "deal_reference" text;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "deal" text;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "facility" text;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "aggregation_key" text;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "rate" numeric(9, 5);--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "rate_type" text;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "rate_index" text;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "accrued_interest" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "calculation_basis" text;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD COLUMN "interest_from" date;--> statement-breakpoint
ALTER TABLE "financing_amortizations" ADD CONSTRAINT "financing_amortizations_position_id_financing_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."financing_positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_positions" ADD CONSTRAINT "financing_positions_rate_type" CHECK ("financing_positions"."rate_type" in ('FIXED', 'FLOATING'));