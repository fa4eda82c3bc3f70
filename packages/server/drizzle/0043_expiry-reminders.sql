CREATE TABLE "expiry_reminders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"lead_times" jsonb NOT NULL,
	"by_mail" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expiry_reminders_told" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"date" date NOT NULL,
	"days" smallint NOT NULL,
	"told_on" date NOT NULL,
	CONSTRAINT "expiry_reminders_told_user_id_kind_entry_id_date_days_pk" PRIMARY KEY("user_id","kind","entry_id","date","days")
);
--> statement-breakpoint
ALTER TABLE "expiry_reminders" ADD CONSTRAINT "expiry_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expiry_reminders_told" ADD CONSTRAINT "expiry_reminders_told_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expiry_reminders_told_on" ON "expiry_reminders_told" USING btree ("user_id","told_on");