import type { ContactCategory } from '@atrium/contract/contact-rules';
import { COUNTRIES, countryOf, nameSource, timeZoneOf } from './countries.ts';
import type { Organisation } from './organisation.ts';
import { personaUser } from './people.ts';
import type { People } from './people.ts';
import { BANK } from './personas.ts';
import { chance } from './random.ts';
import { jobTitle, perimeterText, productText, teamText } from './texts/bank-people.ts';
import type { JobTitle, ProductName, TeamName } from './texts/bank-people.ts';
import type { schema } from '@atrium/server';

export interface Contacts {
  contacts: (typeof schema.contacts.$inferInsert)[];
  contracts: (typeof schema.contactContracts.$inferInsert)[];
  bookmarks: (typeof schema.contactBookmarks.$inferInsert)[];
}

/** Desks of the bank that the directory contains in addition to the people of the contracts. */
const DESKS: readonly {
  category: ContactCategory;
  businessLine: TeamName;
  team: TeamName;
  title: JobTitle;
  products: ProductName[];
}[] = [
  {
    category: 'experts',
    businessLine: 'Global markets',
    team: 'FX sales',
    title: 'FX sales',
    products: ['Spot', 'Forwards', 'Options'],
  },
  {
    category: 'experts',
    businessLine: 'Global markets',
    team: 'Rates',
    title: 'Rates sales',
    products: ['Swaps', 'Caps'],
  },
  {
    category: 'experts',
    businessLine: 'Trade finance',
    team: 'Guarantees and credits',
    title: 'Trade finance officer',
    products: ['Guarantees', 'Letters of credit'],
  },
  {
    category: 'experts',
    businessLine: 'Cash management',
    team: 'Cash advisory',
    title: 'Cash management adviser',
    products: ['Payments', 'Pooling', 'Channels'],
  },
  {
    category: 'experts',
    businessLine: 'Financing',
    team: 'Corporate credit',
    title: 'Credit officer',
    products: ['Term loans', 'Revolving facilities'],
  },
  {
    category: 'core-team',
    businessLine: 'Client service',
    team: 'Account services',
    title: 'Account services',
    products: ['Accounts', 'Signatories'],
  },
  {
    category: 'core-team',
    businessLine: 'Compliance',
    team: 'KYC desk',
    title: 'KYC officer',
    products: ['KYC reviews'],
  },
  {
    category: 'support',
    businessLine: 'Client service',
    team: 'Service desk',
    title: 'Client service',
    products: ['Portal', 'Digipass'],
  },
];

const CATEGORY_OF: Readonly<Record<string, ContactCategory>> = {
  Coverage: 'coverage',
  'Core team': 'core-team',
  Experts: 'experts',
};

/**
 * Generates the bank's part of the directory: staff with the contracts they serve, and desks up to the total. The database
 * lists the members of contracts by itself.
 */
export function generateContacts(organisation: Organisation, people: People, total: number): Contacts {
  const random = chance('contacts');
  const nameIn = nameSource(random.int(1, 1_000_000));
  const result: Contacts = { contacts: [], contracts: [], bookmarks: [] };

  for (const user of people.users.filter((candidate) => candidate.kind === 'ATRIUM')) {
    const roles = people.roles.filter((role) => role.userId === user.id);
    const role = roles[0];
    if (!role) continue;
    const id = random.id();
    result.contacts.push({
      id,
      userId: user.id,
      name: `${user.firstName} ${user.lastName}`,
      title: user.jobTitle ?? role.name,
      businessLine: role.businessLine ?? teamText('Client service'),
      teamName: role.teamName ?? teamText('Service desk'),
      category: CATEGORY_OF[role.category?.en ?? ''] ?? 'support',
      location: user.city ?? 'Paris',
      locationCode: user.countryCode ?? 'FR',
      products: [],
      type: 'BANK',
      perimeter: perimeterText(roles.length > 3 ? 'International' : 'Local'),
      mainPhone: user.landlinePhone ?? null,
      mobilePhone: user.mobilePhone ?? null,
      timeZone: timeZoneOf(user.countryCode ?? 'FR', user.city ?? ''),
      email: user.email,
      canBeContacted: true,
    });
    for (const contractId of new Set(roles.map((own) => own.contractId)))
      result.contracts.push({ contactId: id, contractId });
  }

  for (let index = 0; result.contacts.length < total; index += 1) {
    const desk = DESKS[index % DESKS.length]!;
    const country = countryOf(random.pick(COUNTRIES).code);
    const { firstName, lastName } = nameIn(country);
    const [city] = random.pick(country.towns);
    const id = random.id();
    const digits = () => Array.from({ length: country.phone.digits }, () => random.int(0, 9)).join('');
    result.contacts.push({
      id,
      userId: null,
      name: `${firstName} ${lastName}`,
      title: jobTitle(desk.title),
      businessLine: teamText(desk.businessLine),
      teamName: teamText(desk.team),
      category: desk.category,
      location: city,
      locationCode: country.code,
      products: random.some(desk.products, 2).map(productText),
      type: 'BANK',
      perimeter: perimeterText(random.pick(['Local', 'Europe', 'International'] as const)),
      mainPhone: country.phone.fixed + digits(),
      mobilePhone: random.odds(0.6) ? country.phone.mobile + digits() : null,
      timeZone: timeZoneOf(country.code, city),
      email: `desk${index + 1}@${BANK.domain}`,
      // Global markets desks are reached by telephone only (CONT-010).
      canBeContacted: desk.businessLine !== 'Global markets',
    });
    for (const contract of random.some(organisation.contracts, random.int(3, 12)))
      result.contracts.push({ contactId: id, contractId: contract.row.id });
  }

  const members = people.users.filter((user) => user.kind !== 'ATRIUM' && !user.demoMode && !user.deletedAt);
  const claire = personaUser(people, 'client');
  for (const name of ['Marc Delaunay', 'Ingrid Solberg', 'Yusuf Adeyemi', 'Paola Ricci']) {
    const contact = result.contacts.find((candidate) => candidate.name === name);
    if (contact) result.bookmarks.push({ userId: claire.id, contactId: contact.id });
  }
  for (const user of random.some(
    members.filter((member) => member !== claire),
    Math.round(members.length / 3),
  )) {
    const own = people.members.find((member) => member.userId === user.id);
    const near = result.contracts.filter((link) => link.contractId === own?.contractId);
    for (const link of random.some(near, 2))
      result.bookmarks.push({ userId: user.id, contactId: link.contactId });
  }
  return result;
}
