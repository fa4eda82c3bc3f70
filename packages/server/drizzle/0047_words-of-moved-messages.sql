-- A message that changes, goes or moves to another request takes its words along.
CREATE OR REPLACE FUNCTION note_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_request_words(request_id, own) FROM request_words WHERE request_id = old.request_id;
  IF tg_op = 'UPDATE' AND new.request_id <> old.request_id THEN
    PERFORM write_request_words(request_id, own) FROM request_words WHERE request_id = new.request_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "messages_vector_changed" ON "messages";--> statement-breakpoint
CREATE TRIGGER "messages_vector_changed" AFTER UPDATE OF "message", "request_id" ON "messages" FOR EACH ROW WHEN ((old.message, old.request_id) IS DISTINCT FROM (new.message, new.request_id)) EXECUTE FUNCTION note_changed_words();
