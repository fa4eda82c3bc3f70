import { Faker, de, en, en_GB, en_US, es, fr, it, nl, sv } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';

/** Data of a country in the seeded bank: names, towns, phone numbers. */
export interface Country {
  code: string;
  language: 'en' | 'fr';
  locale: LocaleDefinition;
  /** Legal forms at the end of company names. */
  forms: readonly string[];
  towns: readonly (readonly [city: string, zipCode: string])[];
  streets: readonly string[];
  /** Prefixes of fixed and mobile numbers, and the number of digits that follow. */
  phone: { fixed: string; mobile: string; digits: number };
}

export const COUNTRIES: readonly Country[] = [
  {
    code: 'FR',
    language: 'fr',
    locale: fr,
    forms: ['SA', 'SAS', 'SARL'],
    towns: [
      ['Paris', '75009'],
      ['Lyon', '69002'],
      ['Nantes', '44000'],
      ['Lille', '59800'],
      ['Toulouse', '31000'],
    ],
    streets: ['rue de Provence', 'avenue de la République', 'rue Victor-Hugo', 'boulevard Haussmann'],
    phone: { fixed: '+3315555', mobile: '+3361234', digits: 4 },
  },
  {
    code: 'DE',
    language: 'en',
    locale: de,
    forms: ['GmbH', 'AG', 'GmbH & Co. KG'],
    towns: [
      ['Hamburg', '20095'],
      ['München', '80331'],
      ['Köln', '50667'],
      ['Stuttgart', '70173'],
    ],
    streets: ['Hauptstraße', 'Bahnhofstraße', 'Gartenstraße', 'Schillerstraße'],
    phone: { fixed: '+4930555', mobile: '+49171555', digits: 4 },
  },
  {
    code: 'GB',
    language: 'en',
    locale: en_GB,
    forms: ['Ltd', 'plc', 'LLP'],
    towns: [
      ['London', 'EC2N 2DB'],
      ['Manchester', 'M2 3AE'],
      ['Edinburgh', 'EH2 2AP'],
      ['Bristol', 'BS1 4ST'],
    ],
    streets: ['King Street', 'Queen Street', 'Market Place', 'Castle Street'],
    phone: { fixed: '+442079460', mobile: '+447400123', digits: 3 },
  },
  {
    code: 'SE',
    language: 'en',
    locale: sv,
    forms: ['AB'],
    towns: [
      ['Stockholm', '111 51'],
      ['Malmö', '211 22'],
      ['Uppsala', '753 20'],
    ],
    streets: ['Storgatan', 'Drottninggatan', 'Kungsgatan'],
    phone: { fixed: '+46855', mobile: '+4670174', digits: 4 },
  },
  {
    code: 'IT',
    language: 'en',
    locale: it,
    forms: ['SpA', 'Srl'],
    towns: [
      ['Torino', '10121'],
      ['Bologna', '40121'],
      ['Roma', '00187'],
      ['Genova', '16121'],
    ],
    streets: ['Via Roma', 'Corso Italia', 'Via Garibaldi'],
    phone: { fixed: '+390255', mobile: '+393475', digits: 5 },
  },
  {
    code: 'ES',
    language: 'en',
    locale: es,
    forms: ['SA', 'SL'],
    towns: [
      ['Barcelona', '08007'],
      ['Valencia', '46002'],
      ['Bilbao', '48001'],
      ['Sevilla', '41001'],
    ],
    streets: ['Calle Mayor', 'Gran Vía', 'Paseo de Gracia'],
    phone: { fixed: '+349155', mobile: '+346555', digits: 5 },
  },
  {
    code: 'CH',
    language: 'en',
    locale: de,
    forms: ['AG', 'SA'],
    towns: [
      ['Zürich', '8002'],
      ['Basel', '4051'],
      ['Genève', '1201'],
    ],
    streets: ['Seestrasse', 'Freie Strasse', 'Talstrasse'],
    phone: { fixed: '+4144555', mobile: '+4179555', digits: 4 },
  },
  {
    code: 'NL',
    language: 'en',
    locale: nl,
    forms: ['BV', 'NV'],
    towns: [
      ['Amsterdam', '1017 DA'],
      ['Utrecht', '3511 LN'],
      ['Eindhoven', '5611 ZT'],
    ],
    streets: ['Keizersgracht', 'Hoofdstraat', 'Stationsplein'],
    phone: { fixed: '+312055', mobile: '+316555', digits: 5 },
  },
  {
    code: 'US',
    language: 'en',
    locale: en_US,
    forms: ['Inc.', 'LLC', 'Corp.'],
    towns: [
      ['New York', '10005'],
      ['Chicago', '60601'],
      ['Houston', '77002'],
      ['Boston', '02109'],
    ],
    streets: ['Main Street', 'Lake Street', 'Park Avenue'],
    phone: { fixed: '+1312555', mobile: '+1646555', digits: 4 },
  },
  {
    code: 'BE',
    language: 'fr',
    locale: fr,
    forms: ['SA', 'NV'],
    towns: [
      ['Bruxelles', '1000'],
      ['Liège', '4000'],
    ],
    streets: ['rue de la Loi', 'avenue Louise'],
    phone: { fixed: '+32255', mobile: '+324705', digits: 5 },
  },
];

const TIME_ZONES: Readonly<Record<string, string>> = {
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  SE: 'Europe/Stockholm',
  US: 'America/New_York',
};

/** Returns the time zone of a town of the seeded bank. */
export const timeZoneOf = (country: string, city: string): string =>
  ['Chicago', 'Houston'].includes(city) ? 'America/Chicago' : (TIME_ZONES[country] ?? 'Europe/Paris');

export function countryOf(code: string): Country {
  return COUNTRIES.find((country) => country.code === code) ?? COUNTRIES[0]!;
}

/** Returns a generator of realistic names by country, with a fixed seed. */
export function nameSource(seed: number): (country: Country) => { firstName: string; lastName: string } {
  const fakers = new Map<string, Faker>();
  return (country) => {
    let faker = fakers.get(country.code);
    if (!faker) {
      faker = new Faker({ locale: [country.locale, en] });
      faker.seed(seed + country.code.codePointAt(0)! * 256 + country.code.codePointAt(1)!);
      fakers.set(country.code, faker);
    }
    return { firstName: faker.person.firstName(), lastName: faker.person.lastName() };
  };
}
