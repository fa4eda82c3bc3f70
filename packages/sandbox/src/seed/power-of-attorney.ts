import { addDays, dayOf } from '@atrium/contract/calendar';
import type { PowerProduct, RicosType } from '@atrium/contract/power-of-attorney-rules';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import type { SeededPower } from './compliance.ts';
import { countryOf } from './countries.ts';
import type { SeededFile } from './files.ts';
import type { Organisation } from './organisation.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';
import { CLAUSE_IN_WORDS, POWER_PAPER, POWER_PRODUCT_TEXTS } from './texts/power-of-attorney.ts';
import { amountText, longDate } from './words.ts';
import type { Language } from './words.ts';

type BranchRow = typeof schema.powerBranches.$inferInsert;
type ModalityRow = typeof schema.powerModalities.$inferInsert;
type SignatoryRow = typeof schema.powerSignatories.$inferInsert;

export interface SeededPowers {
  rows: SeededPower['row'][];
  branches: BranchRow[];
  modalities: ModalityRow[];
  signatories: SignatoryRow[];
  /** The signed documents, by the code of the legal entity. */
  files: SeededFile[];
}

type Clause = readonly [category: string, product: PowerProduct, limit: number | null];
type Signatory = Omit<SignatoryRow, 'branchId' | 'id'>;

interface Branch {
  name: string;
  refCode: string;
  ricosType: RicosType;
  clauses: readonly Clause[];
  signatories: readonly Signatory[];
}

/** Returns the powers of Halden Energy as in the design mock-up; its first two signatories are among those of Halden. */
function haldenEnergy(known: readonly Signatory[], today: string): Branch[] {
  const of = (category: string, fullName: string, job: string, days: number): Signatory => ({
    category,
    fullName,
    function: job,
    lastValidityDate: addDays(today, days),
  });
  const claire = of('A', 'Claire Vasseur', 'Group treasurer', 505);
  return [
    {
      name: 'Düsseldorf',
      refCode: '4411-DE',
      ricosType: 'BRA',
      clauses: [
        ['A', 'ALL', null],
        ['A+B', 'PAYMENTS', 5_000_000],
        ['A+B', 'FOREIGN_EXCHANGE', 10_000_000],
        ['B+B', 'PAYMENTS', 500_000],
      ],
      signatories: [
        ...known,
        claire,
        of('B', 'Hannah Vogt', 'Payments manager', 313),
        of('B', 'Stefan Krüger', 'Accountant', -21),
      ],
    },
    {
      name: 'Hamburg',
      refCode: '4427-DE',
      ricosType: 'BRA',
      clauses: [
        ['A+B', 'GUARANTEES', 2_000_000],
        ['B+B', 'COLLECTIONS', 250_000],
      ],
      signatories: [
        ...known.filter(({ category }) => category === 'A'),
        of('B', 'Miriam Scholz', 'Trade finance officer', 845),
      ],
    },
    {
      name: 'Halden Treasury BV, pooling',
      refCode: '9032-NL',
      ricosType: 'CPY',
      clauses: [['A', 'CASH_POOL', 25_000_000]],
      signatories: [of('A', 'Pieter de Wit', 'Director', 222), claire],
    },
  ];
}

/** Products of clauses with a limit; `ALL` is for people who sign alone. */
const LIMITED: readonly PowerProduct[] = [
  'PAYMENTS',
  'FOREIGN_EXCHANGE',
  'GUARANTEES',
  'COLLECTIONS',
  'LOANS_AND_DEPOSITS',
];

/** Returns clauses that name the categories of these people, most powerful first. */
function clausesFor(random: Chance, people: readonly Signatory[], language: Language): Clause[] {
  const letters = [...new Set(people.map(({ category }) => category))].toSorted();
  const [first, second = first] = letters as [string, string?];
  const clauses: Clause[] = [];
  if (random.odds(0.6)) clauses.push([first, 'ALL', random.odds(0.5) ? null : random.int(1, 8) * 250_000]);
  for (const product of random.some(LIMITED, random.int(1, 3)))
    clauses.push([`${first}+${second}`, product, random.int(1, 40) * 250_000]);
  if (random.odds(0.3)) clauses.push([`${second}+${second}`, 'PAYMENTS', random.int(1, 10) * 50_000]);
  if (random.odds(0.08)) clauses.push([CLAUSE_IN_WORDS[language], 'CASH_POOL', null]);
  return clauses;
}

/** Generates the powers of clients by branch, with the signed documents. */
export function generatePowers(
  clock: BankClock,
  organisation: Organisation,
  powers: readonly SeededPower[],
): SeededPowers {
  const random = chance('power-of-attorney');
  const today = dayOf(clock.now);
  const entityOf = new Map(organisation.entities.map((entity) => [entity.ricosCode, entity]));
  const energy = organisation.ricosOf('HE');
  // Already signed, with an execution date in the future.
  const iberia = organisation.ricosOf('HS');
  const executionDays = new Map([
    [energy, -10],
    [iberia, 45],
  ]);
  const result: SeededPowers = { rows: [], branches: [], modalities: [], signatories: [], files: [] };
  for (const { row, series, hasPdf, signatories } of powers) {
    const { ricosCode } = row;
    const days = executionDays.get(ricosCode);
    const executionDate = days === undefined ? row.executionDate : addDays(today, days);
    const entity = entityOf.get(ricosCode)!;
    const { language, towns } = countryOf(entity.countryCode);
    const known = signatories.map((seeded) => {
      const { id: _, ...signatory } = seeded;
      return signatory;
    });
    const codeOf = (index: number) =>
      `${series * 1000 + random.int(0, 499) * 2 + index}-${entity.countryCode}`;
    const branches: Branch[] = [];
    if (ricosCode === energy) branches.push(...haldenEnergy(known, today));
    else if (row.hasSpartData) {
      const others = towns.map(([city]) => city).filter((city) => city !== entity.city);
      const names = [entity.city, ...(random.odds(0.3) ? others.slice(0, 1) : [])];
      for (const [index, name] of names.entries()) {
        const people = index === 0 ? known : known.slice(0, random.int(1, known.length));
        branches.push({
          name,
          refCode: codeOf(index),
          ricosType: 'BRA',
          clauses: clausesFor(random, people, language),
          signatories: people,
        });
      }
    }
    result.rows.push({ ...row, executionDate });
    for (const [position, { clauses, signatories: people, ...branch }] of branches.entries()) {
      const branchId = random.id();
      result.branches.push({ ...branch, id: branchId, ricosCode, position });
      for (const [index, [category, product, limit]] of clauses.entries())
        result.modalities.push({ id: random.id(), branchId, position: index, category, product, limit });
      for (const signatory of people) result.signatories.push({ ...signatory, id: random.id(), branchId });
    }
    if (hasPdf || ricosCode === energy)
      result.files.push({
        row: { id: ricosCode },
        kind: 'pdf',
        content: paperOf(entity.longName, branches, new Date(`${executionDate}T09:00:00Z`), language),
      });
  }
  return result;
}

/** Returns the content of the signed document: the clauses as sentences, the signatories as a table. */
function paperOf(
  longName: string,
  branches: readonly Branch[],
  date: Date,
  language: Language,
): SeededFile['content'] {
  const dayText = (day: string | null | undefined) =>
    day ? longDate(new Date(`${day}T00:00:00Z`), language) : POWER_PAPER.noEnd[language];
  return {
    title: POWER_PAPER.title[language],
    subtitle: `${longName}, ${longDate(date, language)}`,
    paragraphs: [
      POWER_PAPER.grant[language],
      ...branches.map(
        ({ name, refCode, clauses }) =>
          `${name} (${refCode}): ${clauses
            .map(([category, product, limit]) =>
              [
                category,
                POWER_PRODUCT_TEXTS[product][language],
                typeof limit === 'number'
                  ? amountText(limit, 'EUR', language)
                  : POWER_PAPER.unlimited[language],
              ].join(', '),
            )
            .join('; ')}.`,
      ),
      POWER_PAPER.end[language],
    ],
    table: [
      POWER_PAPER.heads[language],
      ...branches.flatMap(({ refCode, signatories }) =>
        signatories.map(({ category, fullName, lastValidityDate }) => [
          refCode,
          category,
          fullName,
          dayText(lastValidityDate),
        ]),
      ),
    ],
    date,
  };
}
