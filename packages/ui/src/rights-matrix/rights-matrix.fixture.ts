import type { ServiceRights } from '@atrium/contract/contract-users';
import type { RightName } from '@atrium/contract/service-rights-rules';
import type { ServiceCode } from '@atrium/contract/services';
import type { RightsData, RightsPerson } from './engine/index.js';

const KYC: readonly RightName[] = ['Restricted', 'Read', 'All'];
/** Services with rights: code, label, and whether their rights are linked to legal entities. */
const SERVICES: readonly (readonly [code: ServiceCode, label: string, linked: boolean])[] = [
  ['GLOBAL_MARKETS_RESEARCH', 'Global markets research', false],
  ['KYC', 'KYC', true],
  ['POWER_OF_ATTORNEY', 'Powers of attorney', true],
  ['AUDIT_REPORT_REQUEST', 'Audit reports', false],
  ['LEGAL_DASHBOARD', 'Legal dashboard', true],
  ['CASH_MANAGEMENT', 'Cash management', false],
  ['CASH_MANAGEMENT_DEMO', 'Cash management demo', false],
  ['CASH_MANAGEMENT_SOLUTIONS', 'Cash management solutions', false],
  ['OPTIM_TRADE', 'Optim trade', false],
  ['OPTIM_TRADE_FRANCE', 'Optim trade France', false],
  ['ONE_CLICK_CONFIRMATION', 'One-click confirmation', true],
  ['RATES_DERIVATIVES_PRICER', 'Rates derivatives pricer', false],
  ['LOANS_AND_DEPOSITS', 'Loans and deposits', true],
  ['TREASURY_REPORTING', 'Treasury reporting', true],
  ['GUARANTEES', 'Guarantees', true],
  ['MTM', 'Mark to market', true],
  ['YOUR_CARBON_EMISSIONS', 'Your carbon emissions', true],
];
const namesOf = (code: ServiceCode): readonly RightName[] => (code === 'KYC' ? KYC : ['Access']);
const id = (index: number): string => `5d2b7c10-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Services with their rights, as returned for a contract that has activated them. */
export const servicesOf = (
  codes: readonly ServiceCode[],
  lists: RightsData['lists'],
): readonly ServiceRights[] =>
  codes.map((code) => {
    const [, label, linked] = SERVICES.find(([one]) => one === code)!;
    return {
      serviceId: code,
      serviceLabel: label,
      serviceRights: namesOf(code).map((name) => ({
        id: `${code}.${name}`,
        name,
        displayedName: name,
        linkedToLegalEntities: linked,
        legalEntitiesLists: linked ? lists.map((list) => ({ id: list.id, name: list.name })) : [],
        service: { name: code, label },
      })),
    };
  });

const ENTITIES = [
  { ricos: 'FR043316', label: 'Halden Industries SA', countryCode: 'FR' },
  { ricos: 'DE118207', label: 'Halden Energy GmbH', countryCode: 'DE' },
  { ricos: 'NL021187', label: 'Halden Logistics BV', countryCode: 'NL' },
  { ricos: 'GB310924', label: 'Halden Finance Ltd', countryCode: 'GB' },
  { ricos: 'SE550018', label: 'Halden Nordic AB', countryCode: 'SE' },
];

export const ENERGY = id(70);
export const NORDIC = id(71);
const LISTS = [
  { id: ENERGY, name: 'Energy entities', contractLegalEntitiesIds: ['DE118207', 'NL021187'] },
  { id: NORDIC, name: 'Nordic entities', contractLegalEntitiesIds: ['SE550018'] },
];

/** The other client of the contract. */
const ORVANE = { id: id(81), name: 'Orvane SA' };

const person = (
  index: number,
  name: string,
  rights: readonly [string, (string | null)?][],
  more: Partial<RightsPerson> = {},
): RightsPerson => {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    id: id(index),
    firstName,
    lastName: rest.join(' '),
    email: `${firstName[0]!.toLowerCase()}.${rest.join('').toLowerCase()}@halden.example`,
    client: { id: id(80), name: 'Halden Group' },
    clientRole: 'STANDARD',
    version: 1,
    serviceRights: rights.map(([serviceRightId, list = null]) => ({
      serviceRightId,
      legalEntitiesListId: list,
    })),
    ...more,
  };
};

/** Seven users, two of them of another client, with five services and five legal entities. */
export const HALDEN: RightsData = {
  people: [
    person(1, 'Antoine Moreau', [
      ['KYC.Read'],
      ['LOANS_AND_DEPOSITS.Access', ENERGY],
      ['CASH_MANAGEMENT.Access'],
    ]),
    person(
      2,
      'Claire Vasseur',
      [
        ['KYC.All'],
        ['POWER_OF_ATTORNEY.Access'],
        ['LOANS_AND_DEPOSITS.Access'],
        ['GLOBAL_MARKETS_RESEARCH.Access'],
        ['CASH_MANAGEMENT.Access'],
      ],
      { clientRole: 'ADMIN', readOnlyReason: 'These are your own rights' },
    ),
    person(3, 'Dayo Okafor', []),
    person(
      4,
      'Elin Lindqvist',
      [
        ['KYC.Read', NORDIC],
        ['LOANS_AND_DEPOSITS.Access', NORDIC],
      ],
      { client: ORVANE },
    ),
    person(5, 'Hari Shah', [['KYC.Restricted'], ['CASH_MANAGEMENT.Access']]),
    person(6, 'Lena Brandt', [
      ['KYC.All', ENERGY],
      ['POWER_OF_ATTORNEY.Access', ENERGY],
      ['LOANS_AND_DEPOSITS.Access'],
      ['GLOBAL_MARKETS_RESEARCH.Access'],
    ]),
    person(7, 'Luis Ortega', [['POWER_OF_ATTORNEY.Access', NORDIC]], { client: ORVANE }),
  ],
  services: servicesOf(
    ['KYC', 'POWER_OF_ATTORNEY', 'LOANS_AND_DEPOSITS', 'GLOBAL_MARKETS_RESEARCH', 'CASH_MANAGEMENT'],
    LISTS,
  ),
  entities: ENTITIES,
  lists: LISTS,
};

/** Many users with all services that have rights; the same result on each call. */
export function largeRights(people: number, entities: number): RightsData {
  const codes = Array.from({ length: entities }, (_, index) => `XX${String(index).padStart(6, '0')}`);
  const lists = Array.from({ length: 6 }, (_, index) => ({
    id: id(900 + index),
    name: `List ${index + 1}`,
    contractLegalEntitiesIds: codes.filter((_, entity) => entity % (index + 2) === 0),
  }));
  return {
    people: Array.from({ length: people }, (_, index) =>
      person(
        1_000 + index,
        `${FIRST[index % FIRST.length]!} ${LAST[(index * 7) % LAST.length]!} ${index + 1}`,
        SERVICES.flatMap(([code, , linked], service): [string, string | null][] => {
          const names = namesOf(code);
          const pick = (index * 31 + service * 17) % (names.length + 2);
          const list = linked ? (lists[(index + service) % 9]?.id ?? null) : null;
          return pick < names.length ? [[`${code}.${names[pick]!}`, list]] : [];
        }),
      ),
    ),
    services: servicesOf(
      SERVICES.map(([code]) => code),
      lists,
    ),
    entities: codes.map((ricos, index) => ({
      ricos,
      label: `${LAST[index % LAST.length]!} ${TRADE[index % TRADE.length]!} ${index + 1}`,
      countryCode: 'FR',
    })),
    lists,
  };
}

const FIRST = ['Anna', 'Bruno', 'Chiara', 'Dayo', 'Elin', 'Farid', 'Greta', 'Hari'];
const LAST = ['Halden', 'Corvin', 'Lumen', 'Arbor', 'Meridian', 'Solberg', 'Ostrava', 'Tessel', 'Varga'];
const TRADE = ['Energy', 'Logistics', 'Finance', 'Industries'];
