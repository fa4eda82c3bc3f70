import { isSiren } from '@atrium/contract/signature-rules';
import type { ContractKind } from '@atrium/contract/contract-status';
import { SERVICES, SERVICE_CODES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { BankClock } from './clock.ts';
import { COUNTRIES, countryOf } from './countries.ts';
import type { Country } from './countries.ts';
import { HALDEN_CONTRACTS, HALDEN_ENTITIES } from './halden.ts';
import { BANK } from './personas.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';
import type { schema } from '@atrium/server';

export type ClientRow = typeof schema.clients.$inferInsert;
export type EntityRow = typeof schema.legalEntities.$inferInsert;
export type ContractRow = typeof schema.contracts.$inferInsert;

/** A contract with the data that the other generators need. */
export interface SeededContract {
  row: ContractRow;
  country: Country;
  entities: EntityRow[];
  services: ServiceCode[];
}

/** Returns the services activated in a contract: those with derivatives (MTM) confirm trades as well. */
export const activatedServices = ({ services }: SeededContract): readonly ServiceCode[] =>
  services.includes('MTM') ? [...services, 'ONE_CLICK_CONFIRMATION'] : services;

export interface Organisation {
  clients: ClientRow[];
  entities: EntityRow[];
  contracts: SeededContract[];
  lists: (typeof schema.legalEntitiesLists.$inferInsert)[];
  listMembers: (typeof schema.legalEntitiesListMembers.$inferInsert)[];
  contractServices: (typeof schema.contractServices.$inferInsert)[];
  /** Returns the RICOS code of a Halden entity by its short code. */
  ricosOf: (code: string) => string;
}

const GROUPS = [
  'Meridia', 'Calder', 'Orvane', 'Brightwell', 'Castellane', 'Dunmore', 'Elvaro', 'Fjordland', 'Gavarnie', 'Hartmann-Lee',
  'Isolde', 'Jura Métaux', 'Kessler', 'Lombardi', 'Mistral', 'Norrsken', 'Oakfield', 'Pontoise', 'Quadrant', 'Rheintal',
  'Solano', 'Tarn & Aveyron', 'Ulmer', 'Valmont', 'Westerby', 'Xantis', 'Yarrow', 'Zellweger', 'Aldara', 'Bellecour',
  'Corvia', 'Delftware', 'Estrela', 'Falkenberg', 'Grandval', 'Helvion', 'Ibarra', 'Jonquet',
] as const; // prettier-ignore

const LINES = [
  'Industries',
  'Energy',
  'Foods',
  'Logistics',
  'Services',
  'Immobilier',
  'Chemicals',
  'Holding',
  'Trading',
  'Retail',
  'Technologies',
  'Finance',
] as const;

const TOPICS: readonly { name: string; services: readonly ServiceCode[] }[] = [
  {
    name: 'Cash management',
    services: ['CASH_MANAGEMENT', 'DIGIPASS', 'POWER_OF_ATTORNEY', 'KYC', 'TREASURY_REPORTING'],
  },
  {
    name: 'Financing',
    services: [
      'LOANS_AND_DEPOSITS',
      'GUARANTEES',
      'KYC',
      'AUDIT_REPORT_REQUEST',
      'MTM',
      'YOUR_CARBON_EMISSIONS',
      'LEGAL_DASHBOARD',
    ],
  },
  { name: 'Trade finance', services: ['TRADE_FINANCE', 'GUARANTEES', 'KYC', 'OPTIM_TRADE'] },
];

/** Services of every contract, in addition to its own. */
export const COMMON: readonly ServiceCode[] = [
  'REQUESTS_BOARD',
  'DOCUMENTS',
  'CONTACTS',
  'HIGHLIGHTS',
  'INFORMATION_HUB',
  'MY_CONTRACT',
];

const RICOS_LENGTH = 8;
const digits = (random: Chance, length: number): string =>
  Array.from({ length }, () => random.int(0, 9)).join('');

/** Returns the SIREN that starts with the first eight digits, by appending the check digit. */
const sirenFrom = (drawn: string): string =>
  Array.from({ length: 10 }, (_, last) => `${drawn.slice(0, 8)}${last}`).find(isSiren)!;

function entityRow(
  random: Chance,
  index: number,
  clientId: string,
  facts: { name: string; country: string; city: string; zipCode: string; street: string },
): EntityRow {
  const { country } = facts;
  return {
    ricosCode: `${country}${String(index).padStart(RICOS_LENGTH - 2, '0')}`,
    longName: facts.name,
    clientId,
    countryCode: country,
    siren: country === 'FR' ? sirenFrom(digits(random, 9)) : null,
    lei: `9695${String(index).padStart(8, '0')}${random.faker.string.alphanumeric({ length: 6, casing: 'upper' })}${digits(random, 2)}`,
    bic: random.odds(0.15)
      ? `${random.faker.string.alpha({ length: 4, casing: 'upper' })}${country}${digits(random, 2)}`
      : null,
    registrationNumber: `${country}-${digits(random, 8)}`,
    addressLine1: facts.street,
    zipCode: facts.zipCode,
    city: facts.city,
  };
}

/** Generates the clients of the bank, their legal entities and contracts. `scale` multiplies all except Halden. */
export function generateOrganisation(clock: BankClock, scale: number): Organisation {
  const random = chance('organisation');
  const clients: ClientRow[] = [];
  const entities: EntityRow[] = [];
  const contracts: SeededContract[] = [];

  const halden: ClientRow = { id: random.id(), name: 'Halden Group' };
  clients.push(halden);
  const haldenRows = new Map<string, EntityRow>();
  for (const facts of HALDEN_ENTITIES) {
    const row = entityRow(random, entities.length + 1, halden.id, facts);
    haldenRows.set(facts.code, row);
    entities.push(row);
  }
  const ricosOf = (code: string): string => haldenRows.get(code)!.ricosCode;

  const addContract = (
    contract: Partial<ContractRow> & { number: string; name: string; kind: ContractKind },
    country: Country,
    of: EntityRow[],
    services: readonly ServiceCode[],
  ) => {
    contracts.push({
      row: {
        id: random.id(),
        description: '',
        isinCode: random.odds(0.2) ? `${country.code}000${digits(random, 7)}` : null,
        kcClientId: null,
        cguName: 'cgu1',
        isReadOnly: random.odds(0.05),
        bmfVisibility: random.odds(0.5),
        createdAt: clock.office(random.int(200, 2200), random),
        ...contract,
        clientId: contract.clientId ?? null,
      },
      country,
      entities: of,
      services: [...COMMON, ...services.filter((code) => !COMMON.includes(code))],
    });
  };

  for (const contract of HALDEN_CONTRACTS) {
    addContract(
      {
        number: contract.number,
        name: contract.name,
        kind: 'CLIENT',
        clientId: halden.id,
        bmfVisibility: true,
        isReadOnly: false,
      },
      countryOf('FR'),
      contract.entities.map((code) => haldenRows.get(code)!),
      contract.services,
    );
  }

  const groups = Array.from({ length: scale }, (_, round) =>
    GROUPS.map((name) => (round === 0 ? name : `${name} ${round + 1}`)),
  ).flat();
  for (const name of groups) {
    const client: ClientRow = { id: random.id(), name };
    clients.push(client);
    const home = random.pick(COUNTRIES);
    const own: EntityRow[] = [];
    const count = random.int(8, 12);
    const names = new Set<string>();
    while (own.length < count) {
      const country = random.odds(0.55) ? home : random.pick(COUNTRIES);
      const [city, zipCode] = random.pick(country.towns);
      const longName = `${name} ${random.pick(LINES)} ${random.pick(country.forms)}`;
      if (names.has(longName)) continue;
      names.add(longName);
      own.push(
        entityRow(random, entities.length + own.length + 1, client.id, {
          name: longName,
          country: country.code,
          city,
          zipCode,
          street: `${random.int(1, 120)} ${random.pick(country.streets)}`,
        }),
      );
    }
    entities.push(...own);
    const topics = random.some(TOPICS, random.odds(0.25) ? 2 : 1);
    for (const topic of topics) {
      addContract(
        {
          number: String(501 + contracts.length).padStart(5, '0'),
          name: `${topic.name}, ${name}`.slice(0, 40),
          kind: 'CLIENT',
          clientId: client.id,
        },
        home,
        random.some(own, random.int(2, own.length)),
        topic.services,
      );
    }
  }

  // Contracts of the bank itself, for its branches, and of outsourced services.
  const bank: ClientRow = { id: random.id(), name: BANK.company };
  clients.push(bank);
  for (const country of COUNTRIES.slice(0, 6)) {
    const [city, zipCode] = country.towns[0]!;
    const row = entityRow(random, entities.length + 1, bank.id, {
      name: `${BANK.company}, ${city} branch`,
      country: country.code,
      city,
      zipCode,
      street: `1 ${country.streets[0]}`,
    });
    entities.push(row);
    addContract(
      {
        number: String(501 + contracts.length).padStart(5, '0'),
        name: `Branch ${city}`,
        kind: 'ATRIUM',
        clientId: bank.id,
      },
      country,
      [row],
      ['KYC', 'CONTRACTS', 'POWER_OF_ATTORNEY'],
    );
  }
  for (const name of [
    'Corvia services for Halden',
    'Corvia services for clients',
    'Northgate shared services',
    'Lusitania back office',
  ]) {
    const own = name.includes('Halden')
      ? [...haldenRows.values()].slice(0, 6)
      : random.some(entities.slice(HALDEN_ENTITIES.length), 8);
    addContract(
      {
        number: String(501 + contracts.length).padStart(5, '0'),
        name,
        kind: 'OSA',
        // Halden shares its treasury figures with its provider; the others do not.
        bmfVisibility: name.includes('Halden'),
      },
      countryOf('GB'),
      own,
      ['CASH_MANAGEMENT', 'TREASURY_REPORTING', 'DIGIPASS'],
    );
  }

  const lists: Organisation['lists'] = [];
  const listMembers: Organisation['listMembers'] = [];
  const contractServices: Organisation['contractServices'] = [];
  for (const contract of contracts) {
    for (const serviceCode of SERVICE_CODES) {
      const activated = activatedServices(contract).includes(serviceCode);
      const isOther = !contract.services.includes(serviceCode) && SERVICES[serviceCode].carriesRights;
      const marketing = isOther && random.odds(0.3);
      contractServices.push({
        contractId: contract.row.id,
        serviceCode,
        category: activated ? 'ACTIVATED' : marketing ? 'MARKETING' : 'DEACTIVATED',
      });
    }
    if (contract.row.kind === 'OSA' || contract.entities.length < 3) continue;
    for (const name of random.some(
      ['All entities', 'Core entities', 'Payroll entities', 'Signing entities'],
      2,
    )) {
      const id = random.id();
      lists.push({ id, contractId: contract.row.id, name });
      const members =
        name === 'All entities'
          ? contract.entities
          : random.some(contract.entities, random.int(1, contract.entities.length));
      listMembers.push(...members.map((entity) => ({ listId: id, ricosCode: entity.ricosCode })));
    }
  }
  return { clients, entities, contracts, lists, listMembers, contractServices, ricosOf };
}
