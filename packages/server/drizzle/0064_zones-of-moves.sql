-- Whoever moves to a town of which the time zone is not known has no known time zone, in the same country as well: the
-- zone of the former town can be another one.
CREATE OR REPLACE FUNCTION list_in_directory(people uuid[]) RETURNS void LANGUAGE sql AS $$
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
      ELSE office_time_zone(country, town)
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
$$;
