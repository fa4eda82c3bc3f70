-- Some addresses of pages were stored with the origin of the portal.
UPDATE "analytics_events"
  SET "url" = coalesce(nullif(regexp_replace("url", '^(?:[a-z][a-z0-9+.-]*:)?//[^/?#]*', '', 'i'), ''), '/')
  WHERE "url" ~* '^(?:[a-z][a-z0-9+.-]*:)?//';
