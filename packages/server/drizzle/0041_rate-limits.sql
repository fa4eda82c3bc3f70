CREATE UNLOGGED TABLE "rate_limits" (
	"key" char(64) PRIMARY KEY NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_free_at_index" ON "rate_limits" USING btree ("free_at");