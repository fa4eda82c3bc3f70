CREATE TABLE "contract_user_rights" (
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"service_code" text NOT NULL,
	"right" text NOT NULL,
	"legal_entities_list_id" uuid,
	CONSTRAINT "contract_user_rights_user_id_service_code_contract_id_pk" PRIMARY KEY("user_id","service_code","contract_id"),
	CONSTRAINT "contract_user_rights_right" CHECK ("contract_user_rights"."right" in ('Read', 'All', 'Restricted', 'EnabledRight', 'Access', 'Write', 'Delete', 'Get', 'Put', 'Default', 'DisabledRight'))
);
--> statement-breakpoint
-- What members of contracts could do so far: use the activated services that they hold, and of KYC what their right said.
INSERT INTO "contract_user_rights" ("contract_id", "user_id", "service_code", "right")
SELECT members."contract_id", members."user_id", services."service_code",
	CASE
		WHEN services."service_code" <> 'KYC' THEN 'Access'
		WHEN kyc."right" IS NULL THEN 'Restricted'
		ELSE initcap(kyc."right")
	END
FROM "contract_users" AS members
INNER JOIN "contract_services" AS services ON services."contract_id" = members."contract_id" AND services."category" = 'ACTIVATED'
INNER JOIN "user_services" AS held ON held."user_id" = members."user_id" AND held."service_code" = services."service_code" AND held."category" = 'ACTIVATED'
LEFT JOIN "kyc_rights" AS kyc ON kyc."user_id" = members."user_id" AND kyc."contract_id" = members."contract_id"
WHERE services."service_code" IN ('KYC', 'POWER_OF_ATTORNEY', 'LOANS_AND_DEPOSITS', 'TREASURY_REPORTING', 'LEGAL_DASHBOARD', 'GLOBAL_MARKETS_RESEARCH', 'AUDIT_REPORT_REQUEST', 'YOUR_CARBON_EMISSIONS', 'CASH_MANAGEMENT', 'OPTIM_TRADE_FRANCE', 'OPTIM_TRADE', 'ONE_CLICK_CONFIRMATION', 'RATES_DERIVATIVES_PRICER', 'MTM', 'GUARANTEES', 'CASH_MANAGEMENT_DEMO', 'CASH_MANAGEMENT_SOLUTIONS');--> statement-breakpoint
DROP TABLE "kyc_rights" CASCADE;--> statement-breakpoint
ALTER TABLE "contract_users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "widget_preferences" ADD COLUMN "updated_by_user" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_user_rights" ADD CONSTRAINT "contract_user_rights_legal_entities_list_id_legal_entities_lists_id_fk" FOREIGN KEY ("legal_entities_list_id") REFERENCES "public"."legal_entities_lists"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_user_rights" ADD CONSTRAINT "contract_user_rights_user_id_contract_id_contract_users_user_id_contract_id_fk" FOREIGN KEY ("user_id","contract_id") REFERENCES "public"."contract_users"("user_id","contract_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_user_rights_contract_id_index" ON "contract_user_rights" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_user_rights_legal_entities_list_id_index" ON "contract_user_rights" USING btree ("legal_entities_list_id");