import { WIDGET_CODES } from '@atrium/contract/widget-catalogue';
import { BANK_SERVICES, SERVICES, SERVICE_CODES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { BankClock } from './clock.ts';
import { COUNTRIES, countryOf, nameSource } from './countries.ts';
import type { Country } from './countries.ts';
import { HALDEN_CONTRACTS, HALDEN_ENTITIES, HALDEN_PEOPLE } from './halden.ts';
import type { Organisation, SeededContract } from './organisation.ts';
import { BANK, PERSONAS, personaOf } from './personas.ts';
import type { PersonaId } from './personas.ts';
import { chance } from './random.ts';
import { jobTitle, teamText } from './texts/bank-people.ts';
import type { JobTitle, TeamName } from './texts/bank-people.ts';
import type { schema } from '@atrium/server';

export type UserRow = typeof schema.users.$inferInsert;
type MemberRow = typeof schema.contractUsers.$inferInsert;
type RoleRow = typeof schema.roles.$inferInsert;

/** People who work on a contract, of the client and of the bank. */
export interface Team {
  clients: UserRow[];
  staff: UserRow[];
}

export interface People {
  users: UserRow[];
  members: MemberRow[];
  roles: RoleRow[];
  userServices: (typeof schema.userServices.$inferInsert)[];
  userWidgets: (typeof schema.userWidgets.$inferInsert)[];
  /** By contract id. */
  teams: Map<string, Team>;
}

/** Bank staff named in the design mock-ups. */
const NAMED_STAFF = [
  {
    firstName: 'Ingrid',
    lastName: 'Solberg',
    jobTitle: 'Cash management adviser',
    country: 'SE',
    phone: '+4722401805',
  },
  {
    firstName: 'Yusuf',
    lastName: 'Adeyemi',
    jobTitle: 'Account services',
    country: 'GB',
    phone: '+442079460412',
  },
  { firstName: 'Paola', lastName: 'Ricci', jobTitle: 'KYC officer', country: 'IT', phone: '+390272634410' },
  { firstName: 'Hannah', lastName: 'Roth', jobTitle: 'Legal counsel', country: 'DE', phone: '+493055501177' },
] as const;

const STAFF_JOBS = [
  'Relationship manager',
  'Cash management adviser',
  'Account services',
  'KYC officer',
  'Trade finance officer',
  'Credit analyst',
  'Client service',
  'Legal counsel',
] as const;
const CLIENT_JOBS = [
  'Treasurer',
  'Head of treasury',
  'Treasury analyst',
  'Payments manager',
  'Accountant',
  'Finance director',
  'Financial controller',
  'Company secretary',
  'Managing director',
] as const;

/** Team of a member of staff, by job: category, business line, team (DATA-004). */
const TEAM_OF: Partial<
  Record<JobTitle, readonly [category: TeamName, businessLine: TeamName, teamName: TeamName]>
> = {
  'Relationship manager': ['Coverage', 'Corporate coverage', 'International corporates'],
  'Cash management adviser': ['Experts', 'Cash management', 'Cash advisory'],
  'Account services': ['Core team', 'Client service', 'Account services'],
  'KYC officer': ['Core team', 'Compliance', 'KYC desk'],
  'Trade finance officer': ['Experts', 'Trade finance', 'Guarantees and credits'],
  'Credit analyst': ['Experts', 'Financing', 'Corporate credit'],
  'Client service': ['Core team', 'Client service', 'Service desk'],
  'Legal counsel': ['Experts', 'Legal', 'Banking documentation'],
};

const RESTRICTED: readonly ServiceCode[] = ['REQUESTS_BOARD', 'DOCUMENTS', 'CONTACTS'];

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '');

/** Returns the services of a persona; null for personas who hold those of their contracts. */
function personaServices(persona: PersonaId): readonly ServiceCode[] | null {
  if (persona === 'client') return SERVICE_CODES;
  if (persona === 'restricted') return RESTRICTED;
  if (persona === 'staff' || persona === 'super-admin') return BANK_SERVICES;
  if (persona === 'it-support') return ['CONTRACTS', 'DOCUMENTS', 'CONTACTS'];
  return null;
}

/** Generates all users: ten personas, people of Halden, bank and outsourced staff, and clients up to the total. */
export function generatePeople(clock: BankClock, organisation: Organisation, total: number): People {
  const random = chance('people');
  const nameIn = nameSource(random.int(1, 1_000_000));
  const users: UserRow[] = [];
  const members: MemberRow[] = [];
  const roles: RoleRow[] = [];
  const userServices: People['userServices'] = [];
  const userWidgets: People['userWidgets'] = [];
  const teams = new Map<string, Team>(
    organisation.contracts.map((contract) => [contract.row.id, { clients: [], staff: [] }]),
  );
  const emails = new Set<string>();
  const byNumber = (number: string): SeededContract =>
    organisation.contracts.find((contract) => contract.row.number === number)!;

  const emailFor = (firstName: string, lastName: string, domain: string): string => {
    const base = `${slug(firstName).charAt(0)}.${slug(lastName)}`;
    let email = `${base}@${domain}`;
    for (let index = 2; emails.has(email); index += 1) email = `${base}${index}@${domain}`;
    return email;
  };
  const phone = (country: Country, kind: 'fixed' | 'mobile'): string =>
    country.phone[kind] + Array.from({ length: country.phone.digits }, () => random.int(0, 9)).join('');

  const addUser = (
    facts: Partial<UserRow> & Pick<UserRow, 'kind' | 'firstName' | 'lastName' | 'email'>,
    country: Country,
  ): UserRow => {
    emails.add(facts.email);
    const [city, zipCode] = random.pick(country.towns);
    const accepted = facts.hasAcceptedTermsAndConditions ?? random.odds(0.95);
    const user: UserRow = {
      id: random.id(),
      isAdmin: false,
      isSuperAdmin: false,
      isItSupport: false,
      canCreateRequest: facts.kind === 'ATRIUM' ? random.odds(0.9) : random.odds(0.8),
      canBeImpersonated: facts.kind !== 'ATRIUM' && random.odds(0.7),
      marketingMode: false,
      demoMode: false,
      hasFilledSurvey: random.odds(0.7),
      // Documents of the last week are unread.
      documentsReadUntil: clock.ago(7 * 24 * 60),
      landlinePhone: phone(country, 'fixed'),
      mobilePhone: phone(country, 'mobile'),
      jobTitle: null,
      addressLine1: `${random.int(1, 90)} ${random.pick(country.streets)}`,
      addressLine2: null,
      zipCode,
      city,
      state: null,
      countryCode: country.code,
      companyName: null,
      clientId: null,
      language: country.language,
      createdAt: clock.office(random.int(60, 1500), random),
      lastConnectionAt: random.odds(0.9) ? clock.office(random.int(0, 40), random) : null,
      deletedAt: null,
      ...facts,
      hasAcceptedTermsAndConditions: accepted,
      acceptedTermsAt: accepted ? clock.office(random.int(10, 400), random) : null,
    };
    users.push(user);
    return user;
  };

  const join = (
    user: UserRow,
    contract: SeededContract,
    clientRole: 'STANDARD' | 'ADMIN',
    contractStatus: 'DEMO' | 'SIGNED' = 'SIGNED',
  ) => {
    members.push({ contractId: contract.row.id, userId: user.id, contractStatus, clientRole });
    teams.get(contract.row.id)!.clients.push(user);
  };
  const serve = (user: UserRow, contract: SeededContract) => {
    const [category, businessLine, teamName] =
      TEAM_OF[user.jobTitle?.en as JobTitle] ?? TEAM_OF['Client service']!;
    roles.push({
      id: random.id(),
      userId: user.id,
      contractId: contract.row.id,
      name: user.jobTitle ?? jobTitle('Client service'),
      category: teamText(category),
      businessLine: teamText(businessLine),
      teamName: teamText(teamName),
    });
    teams.get(contract.row.id)!.staff.push(user);
  };
  const equip = (
    user: UserRow,
    services: Iterable<ServiceCode>,
    widgets: readonly string[],
    category: 'ACTIVATED' | 'MARKETING' = 'ACTIVATED',
  ) => {
    for (const serviceCode of new Set(services))
      userServices.push({ userId: user.id, serviceCode, category });
    for (const widgetId of widgets) userWidgets.push({ userId: user.id, widgetId });
  };
  /** Returns the services of a user’s contracts; "My contract" is for administrators. */
  const servicesOf = (contracts: readonly SeededContract[], isAdmin: boolean): ServiceCode[] =>
    contracts.flatMap((contract) => contract.services).filter((code) => isAdmin || code !== 'MY_CONTRACT');

  // The ten personas.
  const personaContracts: Record<PersonaId, readonly string[]> = {
    client: HALDEN_CONTRACTS.map((contract) => contract.number),
    'client-admin': ['00418'],
    restricted: ['00418'],
    newcomer: ['00418', '00402'],
    marketing: [],
    demo: [],
    staff: [],
    'super-admin': [],
    'it-support': [],
    osa: [],
  };
  const clientIdOf = (name: string): string | null =>
    organisation.clients.find((client) => client.name === name)?.id ?? null;
  for (const persona of PERSONAS) {
    const { persona: id, userId, label: _label, ...facts } = persona;
    const halden = HALDEN_ENTITIES.find((entity) => entity.name === persona.companyName);
    const country = countryOf(
      halden?.country ?? (id === 'marketing' ? 'ES' : id === 'demo' || id === 'osa' ? 'GB' : 'FR'),
    );
    const isNew = id === 'newcomer';
    const user = addUser(
      {
        ...facts,
        id: userId,
        isAdmin: id === 'super-admin',
        isSuperAdmin: id === 'super-admin',
        isItSupport: id === 'it-support',
        canCreateRequest: ['client', 'client-admin', 'newcomer', 'staff', 'super-admin', 'osa'].includes(id),
        canBeImpersonated: facts.kind !== 'ATRIUM' && id !== 'demo',
        marketingMode: id === 'marketing',
        demoMode: id === 'demo',
        hasFilledSurvey: !isNew && id !== 'restricted',
        hasAcceptedTermsAndConditions: !isNew,
        clientId:
          facts.kind === 'ATRIUM'
            ? clientIdOf(BANK.company)
            : halden
              ? clientIdOf('Halden Group')
              : clientIdOf(persona.companyName.split(' ')[0]!),
        lastConnectionAt: isNew ? null : clock.ago(26 * 60),
        ...(halden && { addressLine1: halden.street, zipCode: halden.zipCode, city: halden.city }),
        ...(id === 'staff' && { landlinePhone: '+33155402118' }),
      },
      country,
    );
    const contracts = personaContracts[id].map(byNumber);
    for (const contract of contracts)
      join(user, contract, id === 'client-admin' ? 'ADMIN' : 'STANDARD', isNew ? 'DEMO' : 'SIGNED');
    if (id === 'osa') {
      const own = organisation.contracts.filter((contract) => contract.row.kind === 'OSA').slice(0, 2);
      for (const contract of own) join(user, contract, 'STANDARD');
      contracts.push(...own);
    }
    if (id === 'staff') {
      const served = organisation.contracts.filter(
        (contract, index) =>
          index < HALDEN_CONTRACTS.length || (contract.row.kind === 'CLIENT' && index % 5 === 0),
      );
      for (const contract of served) serve(user, contract);
    }
    if (id === 'marketing') {
      equip(
        user,
        SERVICE_CODES.filter((code) => SERVICES[code].carriesRights),
        [],
        'MARKETING',
      );
      equip(user, ['CONTACTS', 'HIGHLIGHTS', 'INFORMATION_HUB'], WIDGET_CODES.slice(3, 12));
    } else {
      equip(
        user,
        personaServices(id) ?? servicesOf(contracts, id === 'client-admin'),
        id === 'client' || facts.kind === 'ATRIUM'
          ? WIDGET_CODES
          : id === 'restricted'
            ? WIDGET_CODES.slice(0, 4)
            : WIDGET_CODES.slice(0, 16),
      );
    }
  }

  for (const person of HALDEN_PEOPLE) {
    const entity = HALDEN_ENTITIES.find((candidate) => candidate.code === person.entity)!;
    const user = addUser(
      {
        kind: 'CLIENT',
        firstName: person.firstName,
        lastName: person.lastName,
        email: emailFor(person.firstName, person.lastName, 'halden.example'),
        jobTitle: jobTitle(person.jobTitle),
        companyName: entity.name,
        clientId: clientIdOf('Halden Group'),
        language: person.language,
        landlinePhone: person.landline,
        mobilePhone: person.mobile,
        canCreateRequest: true,
      },
      countryOf(entity.country),
    );
    const contracts = person.contracts.map(byNumber);
    for (const contract of contracts) join(user, contract, 'STANDARD');
    equip(user, servicesOf(contracts, false), WIDGET_CODES.slice(0, 14));
  }

  // The bank's staff: the named ones serve Halden, everyone serves some contracts.
  const staffCount = Math.round(total * 0.12);
  for (let index = 0; index < staffCount; index += 1) {
    const named = NAMED_STAFF[index];
    const country = countryOf(named?.country ?? random.pick(COUNTRIES).code);
    const name = named ?? nameIn(country);
    const job = named?.jobTitle ?? random.pick(STAFF_JOBS);
    const user = addUser(
      {
        kind: 'ATRIUM',
        firstName: name.firstName,
        lastName: name.lastName,
        email: emailFor(name.firstName, name.lastName, BANK.domain),
        jobTitle: jobTitle(job),
        companyName: BANK.company,
        clientId: clientIdOf(BANK.company),
        isAdmin: index % 25 === 24,
        ...(named && { landlinePhone: named.phone, canCreateRequest: true }),
      },
      country,
    );
    const served = named
      ? organisation.contracts.slice(0, HALDEN_CONTRACTS.length)
      : random.some(organisation.contracts.slice(HALDEN_CONTRACTS.length), random.int(2, 6));
    for (const contract of served) serve(user, contract);
    equip(user, BANK_SERVICES, WIDGET_CODES.slice(0, 18));
  }
  const everyStaff = users.filter(
    (user) => user.kind === 'ATRIUM' && !user.isItSupport && !user.isSuperAdmin,
  );
  for (const contract of organisation.contracts) {
    const team = teams.get(contract.row.id)!;
    while (team.staff.length < 2) {
      const user = random.pick(everyStaff);
      if (!team.staff.includes(user)) serve(user, contract);
    }
  }

  // Clients and outsourced staff, contract by contract, until the count is reached.
  const rest = organisation.contracts
    .slice(HALDEN_CONTRACTS.length)
    .filter((contract) => contract.row.kind !== 'ATRIUM');
  for (let index = 0; users.length < total; index += 1) {
    const contract = rest[index % rest.length]!;
    const isOsa = contract.row.kind === 'OSA';
    const country = random.odds(0.7) ? contract.country : random.pick(COUNTRIES);
    const { firstName, lastName } = nameIn(country);
    const client = organisation.clients.find((candidate) => candidate.id === contract.row.clientId);
    // Each outsourced service has its own provider, named by the first word of its contract.
    const provider = contract.row.name.split(' ')[0]!;
    const domain = `${slug(client?.name ?? provider)}.example`;
    const user = addUser(
      {
        kind: isOsa ? 'OSA' : 'CLIENT',
        firstName,
        lastName,
        email: emailFor(firstName, lastName, domain),
        jobTitle: jobTitle(random.pick(CLIENT_JOBS)),
        companyName: isOsa ? `${provider} Business Services Ltd` : random.pick(contract.entities).longName,
        // An outsourced service works for the clients of its contract.
        clientId:
          client?.id ??
          contract.entities[Math.floor(index / rest.length) % contract.entities.length]!.clientId,
        deletedAt: random.odds(0.02) ? clock.office(random.int(30, 300), random) : null,
      },
      country,
    );
    const contracts = [
      contract,
      ...rest.filter(
        (other) => other !== contract && client && other.row.clientId === client.id && random.odds(0.6),
      ),
    ];
    const isAdmin = index < rest.length || random.odds(0.1);
    for (const own of contracts)
      join(
        user,
        own,
        isAdmin && own === contract ? 'ADMIN' : 'STANDARD',
        random.odds(0.85) ? 'SIGNED' : 'DEMO',
      );
    equip(user, servicesOf(contracts, isAdmin), WIDGET_CODES.slice(0, random.int(6, 16)));
  }
  return { users, members, roles, userServices, userWidgets, teams };
}

/** Returns the user of a persona. */
export function personaUser(people: People, persona: PersonaId): UserRow {
  return people.users.find((user) => user.id === personaOf(persona).userId)!;
}
