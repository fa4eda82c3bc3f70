-- Addresses of pages were stored with their queries, which can hold the words of searches.
UPDATE "analytics_events" SET "url" = split_part(split_part("url", '?', 1), '#', 1) WHERE "url" ~ '[?#]';
