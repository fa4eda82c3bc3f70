-- Where somebody works can be unknown.
ALTER TABLE "contacts" ALTER COLUMN "location_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "time_zone" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
-- The time zone of an office, of which the profile tells the town and the country; null when unknown.
CREATE FUNCTION office_time_zone(country text, town text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN country = 'US' AND town IN ('Chicago', 'Houston', 'Dallas') THEN 'America/Chicago'
    WHEN country = 'US' AND town IN ('Los Angeles', 'San Francisco', 'Seattle') THEN 'America/Los_Angeles'
    ELSE (
      SELECT zone FROM (VALUES
        ('AE', 'Asia/Dubai'), ('AT', 'Europe/Vienna'), ('BE', 'Europe/Brussels'), ('CH', 'Europe/Zurich'),
        ('CN', 'Asia/Shanghai'), ('CZ', 'Europe/Prague'), ('DE', 'Europe/Berlin'), ('DK', 'Europe/Copenhagen'),
        ('ES', 'Europe/Madrid'), ('FI', 'Europe/Helsinki'), ('GB', 'Europe/London'), ('GR', 'Europe/Athens'),
        ('HK', 'Asia/Hong_Kong'), ('IE', 'Europe/Dublin'), ('IN', 'Asia/Kolkata'), ('IT', 'Europe/Rome'),
        ('JP', 'Asia/Tokyo'), ('KR', 'Asia/Seoul'), ('LU', 'Europe/Luxembourg'), ('MA', 'Africa/Casablanca'),
        ('NL', 'Europe/Amsterdam'), ('NO', 'Europe/Oslo'), ('PL', 'Europe/Warsaw'), ('PT', 'Europe/Lisbon'),
        ('RO', 'Europe/Bucharest'), ('SE', 'Europe/Stockholm'), ('SG', 'Asia/Singapore'), ('TR', 'Europe/Istanbul'),
        ('US', 'America/New_York'), ('ZA', 'Africa/Johannesburg')
      ) AS known (code, zone) WHERE code = country
    )
  END
$$;--> statement-breakpoint
-- Brings the entries of users in the directory up to their profiles. Users of clients and of outsourced services who have no
-- entry get one; an entry of the bank keeps what the profile leaves out. What nobody knows stays unknown. One statement, so
-- that new entries are written once: the update does not see them.
CREATE FUNCTION list_in_directory(people uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH known AS (
    UPDATE contacts SET
      name = person.first_name || ' ' || person.last_name,
      title = coalesce(person.job_title, contacts.title),
      team_name = CASE WHEN contacts.category = 'client'
        THEN jsonb_build_object('en', coalesce(person.company_name, ''), 'fr', coalesce(person.company_name, ''))
        ELSE contacts.team_name END,
      location = person.town,
      location_code = person.country,
      time_zone = CASE WHEN (contacts.location, contacts.location_code) IS DISTINCT FROM (person.town, person.country)
        THEN coalesce(
          office_time_zone(person.country, person.town),
          CASE WHEN contacts.location_code = person.country THEN contacts.time_zone END
        ) ELSE contacts.time_zone END,
      main_phone = coalesce(person.landline_phone, CASE WHEN contacts.category <> 'client' THEN contacts.main_phone END),
      mobile_phone = coalesce(person.mobile_phone, CASE WHEN contacts.category <> 'client' THEN contacts.mobile_phone END),
      email = person.email
    FROM (
      SELECT users.*, entry.id AS contact_id,
        coalesce(users.city, CASE WHEN entry.category = 'client' THEN '' ELSE entry.location END) AS town,
        coalesce(users.country_code, CASE WHEN entry.category <> 'client' THEN entry.location_code END) AS country
      FROM users JOIN contacts AS entry ON entry.user_id = users.id
      WHERE users.id = ANY (people)
    ) AS person
    WHERE contacts.id = person.contact_id
  )
  INSERT INTO contacts (id, user_id, name, title, business_line, team_name, category, location, location_code, time_zone, type, perimeter, main_phone, mobile_phone, email)
    SELECT id, id, first_name || ' ' || last_name, coalesce(job_title, '{"en": "", "fr": ""}'), '{"en": "Client", "fr": "Client"}',
      jsonb_build_object('en', coalesce(company_name, ''), 'fr', coalesce(company_name, '')), 'client',
      coalesce(city, ''), country_code, office_time_zone(country_code, coalesce(city, '')), kind, '{"en": "Client", "fr": "Client"}',
      landline_phone, mobile_phone, email
    FROM users
    WHERE id = ANY (people) AND kind <> 'ATRIUM' AND NOT EXISTS (SELECT FROM contacts WHERE user_id = users.id);
$$;--> statement-breakpoint
-- The entries of an existing installation, before the triggers: those would write them one by one, and their creation keeps
-- everyone else from writing.
SELECT list_in_directory(array_agg(id)) FROM users;--> statement-breakpoint
DELETE FROM contact_contracts AS link USING contacts
  WHERE contacts.id = link.contact_id AND contacts.category = 'client' AND contacts.user_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM contract_users AS member
    WHERE member.user_id = contacts.user_id AND member.contract_id = link.contract_id
  );--> statement-breakpoint
INSERT INTO contact_contracts (contact_id, contract_id)
  SELECT contacts.id, member.contract_id FROM contract_users AS member
  JOIN contacts ON contacts.user_id = member.user_id AND contacts.category = 'client'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION keep_directory_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_in_directory(ARRAY[NEW.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_directory AFTER INSERT OR UPDATE OF first_name, last_name, email, landline_phone, mobile_phone, job_title, city, country_code, company_name ON users
  FOR EACH ROW EXECUTE FUNCTION keep_directory_entry();--> statement-breakpoint
-- Who joins a contract stands in its directory, who leaves it no longer does. The people of the bank stand there by their role.
CREATE FUNCTION keep_directory_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO contact_contracts (contact_id, contract_id)
      SELECT contacts.id, come.contract_id FROM come
      JOIN contacts ON contacts.user_id = come.user_id AND contacts.category = 'client'
      ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM contact_contracts AS link USING gone, contacts
      WHERE contacts.user_id = gone.user_id AND contacts.category = 'client'
        AND link.contact_id = contacts.id AND link.contract_id = gone.contract_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER contract_users_directory_joined AFTER INSERT ON contract_users REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION keep_directory_members();--> statement-breakpoint
CREATE TRIGGER contract_users_directory_left AFTER DELETE ON contract_users REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_directory_members();
