-- Addresses of pages were stored with their queries, which can hold the words of searches, and some with the origin of the portal.
UPDATE "analytics_events"
  SET "url" = coalesce(nullif(regexp_replace(regexp_replace("url", '^(?:[a-z][a-z0-9+.-]*:)?//[^/?#]*', '', 'i'), '[?#].*$', ''), ''), '/')
  WHERE "url" ~ '[?#]' OR "url" ~* '^(?:[a-z][a-z0-9+.-]*:)?//';
