-- Multiplies the requests, documents and articles of a bank and their dependent rows, for measurements at scale:
-- `psql -v factor=100 -f multiply.sql`. Run it once on a PostgreSQL database with the seeded bank, while no server uses it.
-- Users and contracts are not multiplied. Files are copied as extracted text only, without their content.
\set ON_ERROR_STOP on
set session_replication_role = replica;
set synchronous_commit = off;
begin;
-- Each copy gets its own ids, reference and title, and dates some minutes earlier.
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
-- Users have read most old requests, so marks are copied as seen.
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
insert into request_words (request_id, own, words)
select copy, own, words from copies join request_words on request_id = original;

create temporary table document_copies on commit drop as
select n, documents.id as original, md5(documents.id::text || n)::uuid as copy,
  encode(sha256(convert_to(documents.sha256 || n, 'UTF8')), 'hex') as bytes
from documents cross join generate_series(1, :factor - 1) as n;
create index on document_copies (original);
analyze document_copies;
insert into blobs (sha256, size, mime)
select distinct on (bytes) bytes, size, mime from document_copies join documents on documents.id = original join blobs on blobs.sha256 = documents.sha256;
insert into blob_texts (sha256, text)
select distinct on (bytes) bytes, text from document_copies join documents on documents.id = original join blob_texts on blob_texts.sha256 = documents.sha256;
insert into documents (id, filename, category, sha256, contract_id, service_code, request_id, author_id, is_requested, state, created_at)
select document_copies.copy, filename, category, bytes, contract_id, service_code, copies.copy, author_id, is_requested, documents.state, created_at - document_copies.n * interval '37 minutes'
from document_copies join documents on documents.id = document_copies.original
left join copies on copies.original = documents.request_id and copies.n = document_copies.n;
insert into document_legal_entities (document_id, ricos_code)
select copy, ricos_code from document_copies join document_legal_entities on document_id = original;
insert into document_tags (document_id, tag_id, added_by_id)
select copy, tag_id, added_by_id from document_copies join document_tags on document_id = original;
insert into document_recipients (document_id, user_id)
select copy, user_id from document_copies join document_recipients on document_id = original;

insert into articles (source, id, language, category, title, description, content, link, tags, keywords, image_sha256, is_hidden, published_at, announced_at)
select source, id || '-' || n, language, category, title, description, content, link, tags, keywords, image_sha256, is_hidden, published_at - n * interval '37 minutes', announced_at
from articles cross join generate_series(1, :factor - 1) as n;
commit;
analyze;
