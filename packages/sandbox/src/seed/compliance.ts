import { addDays, dayOf } from '@atrium/contract/calendar';
import { AGREEMENT_KINDS } from '@atrium/contract/legal-dashboard-rules';
import type { ServiceCode } from '@atrium/contract/services';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import type { Organisation, SeededContract } from './organisation.ts';
import type { People } from './people.ts';
import { chance } from './random.ts';

type SignatoryRow = typeof schema.powerSignatories.$inferInsert;

/** The powers of a legal entity before they are distributed to its branches. */
export interface SeededPower {
  row: Pick<
    typeof schema.powersOfAttorney.$inferInsert,
    'ricosCode' | 'unicornRefName' | 'executionDate' | 'hasSpartData'
  >;
  /** First digit of the codes of its branches. */
  series: number;
  hasPdf: boolean;
  signatories: Omit<SignatoryRow, 'branchId'>[];
}

export interface Compliance {
  kycRecords: (typeof schema.kycRecords.$inferInsert)[];
  powers: SeededPower[];
  agreements: (typeof schema.legalAgreements.$inferInsert)[];
  emissions: (typeof schema.carbonEmissions.$inferInsert)[];
}

/** Days until the next review of Halden’s entities, as in the design mock-ups. */
const HALDEN_REVIEWS: Readonly<Record<string, number | null>> = {
  HE: 9,
  HI: 22,
  HF: 45,
  HN: 1060,
  HT: -20,
  HC: null,
};

const CATEGORIES = ['A', 'B', 'C'] as const;

/** Signatories of Halden, with the number of days for which their powers are still valid. */
const HALDEN_SIGNATORIES: readonly (readonly [
  entity: string,
  name: string,
  job: string,
  days: number | null,
  category: (typeof CATEGORIES)[number],
])[] = [
  ['HE', 'Lena Brandt', 'Head of treasury', 39, 'B'],
  ['HE', 'Jonas Weber', 'Managing director', 53, 'A'],
  ['HS', 'Sofia Marquez', 'Treasurer', 421, 'B'],
  ['HL', 'Pieter de Wit', 'Managing director', 222, 'A'],
  ['HI', 'Claire Vasseur', 'Group treasurer', 505, 'A'],
];

/** Users of a seeded bank have been notified of the reviews of the next two months. */
const ANNOUNCED_DAYS = 62;
const JOBS = ['Managing director', 'Finance director', 'Treasurer', 'Head of treasury', 'Company secretary'];

/** Generates the compliance records of clients: reviews, powers, agreements, emissions. */
export function generateCompliance(clock: BankClock, organisation: Organisation, people: People): Compliance {
  const random = chance('compliance');
  const today = dayOf(clock.now);
  const { contracts, entities, ricosOf } = organisation;
  const withService = (service: ServiceCode): SeededContract[] =>
    contracts.filter(({ services }) => services.includes(service));
  const entitiesWith = (service: ServiceCode) => {
    const codes = new Set(
      withService(service).flatMap((contract) => contract.entities.map(({ ricosCode }) => ricosCode)),
    );
    return entities.filter(({ ricosCode }) => codes.has(ricosCode));
  };
  const result: Compliance = { kycRecords: [], powers: [], agreements: [], emissions: [] };

  const reviews = new Map(Object.entries(HALDEN_REVIEWS).map(([code, days]) => [ricosOf(code), days]));
  for (const { ricosCode } of entitiesWith('KYC')) {
    const byChance = random.odds(0.06) ? null : random.int(-60, 1100);
    const fixed = reviews.get(ricosCode);
    const days = fixed === undefined ? byChance : fixed;
    result.kycRecords.push({
      ricosCode,
      nextReviewAt: days === null ? null : addDays(today, days),
      lastReviewAt: days === null ? null : addDays(today, days - 1095),
      announcedReviewAt: days !== null && days <= ANNOUNCED_DAYS ? addDays(today, days) : null,
    });
  }

  const named = new Map<
    string,
    { fullName: string; function: string; days: number | null; category?: string }[]
  >();
  for (const [code, fullName, job, days, category] of HALDEN_SIGNATORIES) {
    const ricosCode = ricosOf(code);
    named.set(ricosCode, [...(named.get(ricosCode) ?? []), { fullName, function: job, days, category }]);
  }
  const membersOf = new Map<string, string[]>();
  for (const user of people.users) {
    if (user.kind !== 'CLIENT' || !user.companyName) continue;
    const name = `${user.firstName} ${user.lastName}`;
    membersOf.set(user.companyName, [...(membersOf.get(user.companyName) ?? []), name]);
  }
  const strangers = people.users.filter(({ kind }) => kind === 'CLIENT');
  for (const { ricosCode, longName } of entitiesWith('POWER_OF_ATTORNEY')) {
    const hasSpartData = named.has(ricosCode) || random.odds(0.85);
    const series = random.int(1, 9);
    const power: SeededPower = {
      row: {
        ricosCode,
        unicornRefName: longName,
        executionDate: addDays(today, -random.int(30, 900)),
        hasSpartData,
      },
      series,
      hasPdf: !hasSpartData || random.odds(0.7),
      signatories: [],
    };
    result.powers.push(power);
    if (!hasSpartData) continue;
    const names = membersOf.get(longName) ?? [];
    const others = Array.from({ length: random.int(2, 4) }, (_, index) => {
      const stranger = random.pick(strangers);
      return {
        fullName: names[index] ?? `${stranger.firstName} ${stranger.lastName}`,
        function: random.pick(JOBS),
        days: random.odds(0.25) ? null : random.int(-15, 1200),
      };
    });
    for (const { days, ...signatory } of named.get(ricosCode) ?? others) {
      power.signatories.push({
        id: random.id(),
        category: random.pick(CATEGORIES),
        ...signatory,
        lastValidityDate: days === null ? null : addDays(today, days),
      });
    }
  }

  for (const contract of withService('LEGAL_DASHBOARD')) {
    for (const { ricosCode } of contract.entities) {
      for (const kind of random.some(AGREEMENT_KINDS, random.int(2, 4))) {
        const state = random.weighted({ IN_FORCE: 10, NEGOTIATION: 3, TO_SIGN: 2, TERMINATED: 1 });
        const isOpen = state === 'NEGOTIATION' || state === 'TO_SIGN';
        result.agreements.push({
          id: random.id(),
          contractId: contract.row.id,
          ricosCode,
          kind,
          state,
          since: addDays(today, -random.int(isOpen ? 3 : 90, isOpen ? 90 : 2200)),
          endsOn: state === 'IN_FORCE' && random.odds(0.4) ? addDays(today, random.int(10, 900)) : null,
        });
      }
    }
  }

  const lastYear = clock.now.getUTCFullYear() - 1;
  for (const { ricosCode } of entitiesWith('YOUR_CARBON_EMISSIONS')) {
    const [scope1, scope2, scope3] = [random.int(40, 4000), random.int(60, 3000), random.int(900, 30_000)];
    for (let year = lastYear - 4; year <= lastYear; year += 1) {
      const share = (factor: number) => Math.round(factor * 1000 * (1 - (year - lastYear) * 0.04)) / 1000;
      const waver = () => random.int(94, 106) / 100;
      result.emissions.push({
        ricosCode,
        year,
        scope1: share(scope1 * waver()),
        scope2: share(scope2 * waver()),
        scope3: share(scope3 * waver()),
      });
    }
  }
  return result;
}
