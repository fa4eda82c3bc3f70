CREATE TABLE "expiry_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" char(43) NOT NULL,
	"kinds" jsonb NOT NULL,
	"with_names" boolean NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "expiry_feeds_token" UNIQUE("token_hash"),
	CONSTRAINT "expiry_feeds_language" CHECK ("expiry_feeds"."language" in ('en', 'fr'))
);
--> statement-breakpoint
ALTER TABLE "expiry_feeds" ADD CONSTRAINT "expiry_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;