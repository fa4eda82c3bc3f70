-- Multiplies the requests of a bank and what belongs to them, for measures at scale: `psql -v factor=100 -f multiply.sql`.
-- Run it once on a PostgreSQL with the seeded bank, with no server on it; people, contracts and files stay as they are.
\set ON_ERROR_STOP on
set session_replication_role = replica;
set synchronous_commit = off;
begin;
-- Each copy has its own identifiers, a reference and title of its own, and dates some minutes earlier.
create temporary table copies on commit drop as
select n, requests.id as original, md5(requests.id::text || n)::uuid as copy
from requests cross join generate_series(1, :factor - 1) as n;
create index on copies (original);
analyze copies;

insert into requests (id, reference, title, description, state, type, contract_id, service_code, action, topics,
  additional_details, has_electronic_signature, document_validation_enabled, created_by_id, created_at,
  last_updated_by_id, updated_at, closure_asked_by_id)
select copy, reference || '-' || n, left(title || ', ' || n, 300), description, state, type, contract_id, service_code,
  action, topics, additional_details, has_electronic_signature, document_validation_enabled, created_by_id,
  created_at - n * interval '37 minutes', last_updated_by_id, updated_at - n * interval '37 minutes', closure_asked_by_id
from copies join requests on requests.id = original;
insert into request_participants (request_id, user_id, role, is_active)
select copy, user_id, role, is_active from copies join request_participants on request_id = original;
-- A person has read most of what is old: marks are copied as seen.
insert into request_marks (user_id, request_id, favorite, last_seen_at)
select user_id, copy, favorite and n % 50 = 0, now() from copies join request_marks on request_id = original;
insert into request_legal_entities (request_id, ricos_code)
select copy, ricos_code from copies join request_legal_entities on request_id = original;
insert into request_external_applications (request_id, application_name, external_id)
select copy, application_name, external_id || '-' || n from copies join request_external_applications on request_id = original;
insert into request_tags (request_id, tag_id)
select copy, tag_id from copies join request_tags on request_id = original;
insert into messages (id, request_id, sender_id, message, message_type, email_id, request_state, created_at)
select md5(messages.id::text || n)::uuid, copy, sender_id, message, message_type, null, request_state,
  messages.created_at - n * interval '37 minutes'
from copies join messages on request_id = original;
commit;
analyze;
