-- The time zone of an office, of which the profile tells the town and the country; that of the bank when unknown.
CREATE FUNCTION office_time_zone(country text, town text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN country = 'US' AND town IN ('Chicago', 'Houston', 'Dallas') THEN 'America/Chicago'
    WHEN country = 'US' AND town IN ('Los Angeles', 'San Francisco', 'Seattle') THEN 'America/Los_Angeles'
    ELSE coalesce((
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
    ), 'Europe/Paris')
  END
$$;--> statement-breakpoint
-- Brings the entry of a user in the directory up to their profile. Users of clients and of outsourced services who have no
-- entry get one; an entry of the bank keeps what the profile leaves out.
CREATE FUNCTION list_in_directory(person users) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contacts (id, user_id, name, title, business_line, team_name, category, location, location_code, type, perimeter, email)
    SELECT person.id, person.id, '', '{"en": "", "fr": ""}', '{"en": "Client", "fr": "Client"}', '{"en": "", "fr": ""}',
      'client', '', 'FR', person.kind, '{"en": "Client", "fr": "Client"}', ''
    WHERE person.kind <> 'ATRIUM' AND NOT EXISTS (SELECT FROM contacts WHERE user_id = person.id);
  UPDATE contacts SET
    name = person.first_name || ' ' || person.last_name,
    title = coalesce(person.job_title, title),
    team_name = CASE WHEN category = 'client'
      THEN jsonb_build_object('en', coalesce(person.company_name, ''), 'fr', coalesce(person.company_name, ''))
      ELSE team_name END,
    location = office.town,
    location_code = office.country,
    time_zone = CASE WHEN (location, location_code) IS DISTINCT FROM (office.town, office.country)
      THEN office_time_zone(office.country, office.town) ELSE time_zone END,
    main_phone = person.landline_phone,
    mobile_phone = person.mobile_phone,
    email = person.email
  FROM (
    SELECT id AS contact_id,
      coalesce(person.city, CASE WHEN category = 'client' THEN '' ELSE location END) AS town,
      coalesce(person.country_code, location_code) AS country
    FROM contacts WHERE user_id = person.id
  ) AS office
  WHERE contacts.id = office.contact_id;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_directory_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_in_directory(NEW);
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
-- The entries of an existing installation follow in 0060, which knows what to keep of them.
