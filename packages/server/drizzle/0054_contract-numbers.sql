CREATE TABLE "contract_numbers" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "contract_numbers_only" CHECK ("contract_numbers"."only")
);
