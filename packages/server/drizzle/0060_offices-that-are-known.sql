-- Where somebody works can be unknown.
ALTER TABLE "contacts" ALTER COLUMN "location_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "time_zone" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
-- The time zone of an office, of which the profile tells the town and the country; null when unknown.
CREATE OR REPLACE FUNCTION office_time_zone(country text, town text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN country <> 'US' THEN (
      SELECT zone FROM (VALUES
        ('AE', 'Asia/Dubai'), ('AT', 'Europe/Vienna'), ('BE', 'Europe/Brussels'), ('CH', 'Europe/Zurich'),
        ('CN', 'Asia/Shanghai'), ('CZ', 'Europe/Prague'), ('DE', 'Europe/Berlin'), ('DK', 'Europe/Copenhagen'),
        ('ES', 'Europe/Madrid'), ('FI', 'Europe/Helsinki'), ('FR', 'Europe/Paris'), ('GB', 'Europe/London'), ('GR', 'Europe/Athens'),
        ('HK', 'Asia/Hong_Kong'), ('IE', 'Europe/Dublin'), ('IN', 'Asia/Kolkata'), ('IT', 'Europe/Rome'),
        ('JP', 'Asia/Tokyo'), ('KR', 'Asia/Seoul'), ('LU', 'Europe/Luxembourg'), ('MA', 'Africa/Casablanca'),
        ('NL', 'Europe/Amsterdam'), ('NO', 'Europe/Oslo'), ('PL', 'Europe/Warsaw'), ('PT', 'Europe/Lisbon'),
        ('RO', 'Europe/Bucharest'), ('SE', 'Europe/Stockholm'), ('SG', 'Asia/Singapore'), ('TR', 'Europe/Istanbul'),
        ('ZA', 'Africa/Johannesburg')
      ) AS known (code, zone) WHERE code = country
    )
    WHEN town IN ('Atlanta', 'Boston', 'Charlotte', 'Miami', 'New York', 'Philadelphia', 'Washington') THEN 'America/New_York'
    WHEN town IN ('Chicago', 'Dallas', 'Houston') THEN 'America/Chicago'
    WHEN town IN ('Los Angeles', 'San Francisco', 'Seattle') THEN 'America/Los_Angeles'
  END
$$;--> statement-breakpoint
-- Brings the entries of users in the directory up to their profiles; entries that agree are not written. Users of clients and
-- of outsourced services who have no entry get one. An entry of the bank keeps what the profile leaves out, but never the
-- town of one country beside the name of another. What nobody knows stays unknown.
CREATE FUNCTION list_in_directory(people uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO contacts (id, user_id, name, title, business_line, team_name, category, location, location_code, time_zone, type, perimeter, main_phone, mobile_phone, email)
    SELECT id, id, first_name || ' ' || last_name, coalesce(job_title, '{"en": "", "fr": ""}'), '{"en": "Client", "fr": "Client"}',
      jsonb_build_object('en', coalesce(company_name, ''), 'fr', coalesce(company_name, '')), 'client',
      coalesce(city, ''), country_code, office_time_zone(country_code, coalesce(city, '')), kind, '{"en": "Client", "fr": "Client"}',
      landline_phone, mobile_phone, email
    FROM users
    WHERE id = ANY (people) AND kind <> 'ATRIUM' AND NOT EXISTS (SELECT FROM contacts WHERE user_id = users.id);
  UPDATE contacts SET
    name = profile.name, title = profile.title, team_name = profile.team_name, location = profile.town, location_code = profile.country,
    time_zone = profile.zone, main_phone = profile.main, mobile_phone = profile.mobile, email = profile.email
  FROM (
    SELECT office.*, CASE
      WHEN (office.location, office.location_code) IS NOT DISTINCT FROM (town, country) THEN time_zone
      ELSE coalesce(office_time_zone(country, town), CASE WHEN office.location_code = country AND category <> 'client' THEN time_zone END)
    END AS zone
    FROM (
      SELECT entry.id AS entry_id, entry.category, entry.location, entry.location_code, entry.time_zone,
        users.first_name || ' ' || users.last_name AS name, users.email,
        coalesce(users.job_title, entry.title) AS title,
        CASE WHEN entry.category = 'client'
          THEN jsonb_build_object('en', coalesce(users.company_name, ''), 'fr', coalesce(users.company_name, ''))
          ELSE entry.team_name END AS team_name,
        coalesce(users.city, CASE WHEN entry.category <> 'client'
          AND coalesce(users.country_code, entry.location_code) IS NOT DISTINCT FROM entry.location_code
          THEN entry.location ELSE '' END) AS town,
        coalesce(users.country_code, CASE WHEN entry.category <> 'client'
          AND coalesce(users.city, entry.location) = entry.location THEN entry.location_code END) AS country,
        coalesce(users.landline_phone, CASE WHEN entry.category <> 'client' THEN entry.main_phone END) AS main,
        coalesce(users.mobile_phone, CASE WHEN entry.category <> 'client' THEN entry.mobile_phone END) AS mobile
      FROM users JOIN contacts AS entry ON entry.user_id = users.id
      WHERE users.id = ANY (people)
    ) AS office
  ) AS profile
  WHERE contacts.id = profile.entry_id AND
    (contacts.name, contacts.title, contacts.team_name, contacts.location, contacts.location_code,
      contacts.time_zone, contacts.main_phone, contacts.mobile_phone, contacts.email)
    IS DISTINCT FROM
    (profile.name, profile.title, profile.team_name, profile.town, profile.country, profile.zone, profile.main, profile.mobile, profile.email);
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_directory_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    -- A telephone that somebody removes from their profile leaves the directory, that of the bank as well.
    IF (OLD.landline_phone, OLD.mobile_phone) IS DISTINCT FROM (NEW.landline_phone, NEW.mobile_phone) THEN
      UPDATE contacts
        SET main_phone = nullif(main_phone, OLD.landline_phone), mobile_phone = nullif(mobile_phone, OLD.mobile_phone)
        WHERE user_id = NEW.id;
    END IF;
  END IF;
  PERFORM list_in_directory(ARRAY[NEW.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP FUNCTION list_in_directory(users);--> statement-breakpoint
-- The entries of an existing installation. The triggers exist already: what others change meanwhile is not missed.
SELECT list_in_directory(array_agg(id)) FROM users;--> statement-breakpoint
DELETE FROM contact_contracts AS link USING contacts
  WHERE contacts.id = link.contact_id AND contacts.category = 'client' AND contacts.user_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM contract_users AS member
    WHERE member.user_id = contacts.user_id AND member.contract_id = link.contract_id
  );--> statement-breakpoint
INSERT INTO contact_contracts (contact_id, contract_id)
  SELECT contacts.id, member.contract_id FROM contract_users AS member
  JOIN contacts ON contacts.user_id = member.user_id AND contacts.category = 'client'
  ON CONFLICT DO NOTHING;
