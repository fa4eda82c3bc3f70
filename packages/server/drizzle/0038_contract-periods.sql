CREATE TABLE "contract_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	CONSTRAINT "contract_periods_kind" CHECK ("contract_periods"."kind" in ('contract_users', 'contract_user_rights', 'contract_services', 'contract_legal_entities', 'legal_entities_lists', 'legal_entities_list_members')),
	CONSTRAINT "contract_periods_order" CHECK ("contract_periods"."valid_to" > "contract_periods"."valid_from")
);
--> statement-breakpoint
CREATE INDEX "contract_periods_contract_id_valid_from_index" ON "contract_periods" USING btree ("contract_id","valid_from");--> statement-breakpoint
CREATE INDEX "contract_periods_record" ON "contract_periods" USING hash ("record");--> statement-breakpoint
-- The moment of a transaction: when it first changes a contract, which is after it has waited for those before it. Seeds tell theirs.
CREATE FUNCTION contract_moment() RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  moment text := nullif(current_setting('atrium.contract_moment', true), '');
BEGIN
  IF moment IS NULL THEN
    moment := date_trunc('milliseconds', clock_timestamp())::text;
    PERFORM set_config('atrium.contract_moment', moment, true);
  END IF;
  RETURN moment::timestamptz;
END $$;--> statement-breakpoint
-- Keeps written rows of a traced table: what was ends now, what is begins now. What one transaction takes away and gives back has not changed.
CREATE FUNCTION keep_contract_periods() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := contract_moment();
BEGIN
  IF tg_op <> 'INSERT' THEN
    DELETE FROM contract_periods AS period USING gone
      WHERE period.record = to_jsonb(gone) - 'version' AND period.kind = tg_table_name
        AND period.valid_to IS NULL AND period.valid_from >= moment;
    UPDATE contract_periods AS period SET valid_to = moment FROM gone
      WHERE period.record = to_jsonb(gone) - 'version' AND period.kind = tg_table_name AND period.valid_to IS NULL;
  END IF;
  IF tg_op <> 'DELETE' THEN
    UPDATE contract_periods AS period SET valid_to = NULL FROM come
      WHERE period.record = to_jsonb(come) - 'version' AND period.kind = tg_table_name AND period.valid_to = moment;
    INSERT INTO contract_periods (contract_id, kind, record, valid_from)
      SELECT coalesce((written.record ->> 'contract_id')::uuid, list.contract_id), tg_table_name, written.record, moment
      FROM (SELECT to_jsonb(come) - 'version' AS record FROM come) AS written
      LEFT JOIN legal_entities_lists AS list ON list.id = (written.record ->> 'list_id')::uuid
      WHERE NOT EXISTS (
        SELECT FROM contract_periods AS period
        WHERE period.record = written.record AND period.kind = tg_table_name AND period.valid_to IS NULL
      );
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- An older installation begins with what it has: what was before is not known.
DO $$
DECLARE
  traced text;
BEGIN
  FOREACH traced IN ARRAY ARRAY['legal_entities_lists', 'legal_entities_list_members', 'contract_legal_entities', 'contract_services', 'contract_users', 'contract_user_rights'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_contract_periods()', traced || '_periods_inserted', traced);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_contract_periods()', traced || '_periods_changed', traced);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_contract_periods()', traced || '_periods_deleted', traced);
    EXECUTE format('INSERT INTO contract_periods (contract_id, kind, record, valid_from) SELECT coalesce((written.record ->> ''contract_id'')::uuid, list.contract_id), %L, written.record, contract_moment() FROM (SELECT to_jsonb(present) - ''version'' AS record FROM %I AS present) AS written LEFT JOIN legal_entities_lists AS list ON list.id = (written.record ->> ''list_id'')::uuid', traced, traced);
  END LOOP;
END $$;
