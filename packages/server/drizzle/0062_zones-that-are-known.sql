-- Before 0060, the time zone of every town that was not known was that of Paris, or of New York in the United States.
UPDATE "contacts" SET "time_zone" = office_time_zone("location_code", "location")
  WHERE "user_id" IS NOT NULL
    AND "time_zone" = CASE "location_code" WHEN 'US' THEN 'America/New_York' ELSE 'Europe/Paris' END
    AND office_time_zone("location_code", "location") IS DISTINCT FROM "time_zone";
