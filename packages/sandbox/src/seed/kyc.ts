import { addDays, dayOf } from '@atrium/contract/calendar';
import type { KycDetails } from '@atrium/contract/kyc';
import { FACTA_STATUSES, KYC_DOCUMENT_KINDS, PERSON_ROLES } from '@atrium/contract/kyc-rules';
import type { KycDocumentKind } from '@atrium/contract/kyc-rules';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import { countryOf } from './countries.ts';
import type { SeededFile } from './files.ts';
import type { Organisation } from './organisation.ts';
import type { People } from './people.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';
import { KYC_FILE_TEXTS, KYC_FILES, MARKETS, OWNERS } from './texts/kyc.ts';
import { longDate } from './words.ts';

type RecordRow = typeof schema.kycRecords.$inferInsert;
type DocumentRow = typeof schema.kycDocuments.$inferInsert;
type EntityRow = typeof schema.legalEntities.$inferInsert;

export interface SeededKyc {
  records: RecordRow[];
  /** Documents that the bank has not received yet. */
  missing: DocumentRow[];
  /** Documents whose files are not created yet. */
  files: (SeededFile & { row: DocumentRow & { id: string } })[];
}

type Condition = 'missing' | 'expired' | 'inReview' | 'accepted';

/** Outstanding documents for the reviews of Halden; all others are accepted. */
const HALDEN_DOCUMENTS: Readonly<Record<string, Partial<Record<KycDocumentKind, Condition>>>> = {
  HE: { SHAREHOLDER_LIST: 'missing', IDENTITY_DOCUMENTS: 'expired', ANNUAL_ACCOUNTS: 'inReview' },
  HI: { TAX_FORM: 'missing', REGISTER_EXTRACT: 'inReview' },
  HT: { REGISTER_EXTRACT: 'expired', ANNUAL_ACCOUNTS: 'missing' },
  HF: { ANNUAL_ACCOUNTS: 'inReview' },
};

const HALDEN_SHAREHOLDERS: Readonly<Record<string, KycDetails['shareholders']>> = {
  HI: [
    owner('Halden Family Holding SAS', 38.2),
    owner('Norrland Pension Fund', 12.75, 'FUND'),
    owner('Astrid Halden', 12.05, 'NATURAL_PERSON', false),
  ],
  HE: [
    owner('Halden Industries SA', 74),
    owner('Kestrel Beteiligungs KG', 26),
    owner('Halden Family Holding SAS', 28.27, 'LEGAL_ENTITY', false),
  ],
};

function owner(
  shareholderLegalName: string,
  shareholderPercent: number,
  shareholderType: KycDetails['shareholders'][number]['shareholderType'] = 'LEGAL_ENTITY',
  isDirect = true,
): KycDetails['shareholders'][number] {
  return { shareholderLegalName, shareholderPercent, shareholderType, isDirect };
}

/** Documents of records outside Halden; the other kinds exist on paper only. */
const COMMON_KINDS: readonly KycDocumentKind[] = ['REGISTER_EXTRACT', 'ANNUAL_ACCOUNTS'];

/** Returns the owners of a company, the people behind it, and its answers. */
function factsOf(random: Chance, entity: EntityRow, parent: string | undefined) {
  const { countryCode } = entity;
  const listed = parent === undefined && random.odds(0.4);
  const share = random.int(51, 100);
  const shareholders = [
    owner(parent ?? random.pick(OWNERS), parent ? 100 : share),
    ...((parent ?? share === 100)
      ? []
      : [owner(`${random.faker.person.lastName()} family`, 100 - share, 'NATURAL_PERSON', random.odds(0.5))]),
  ];
  const naturalPersons = PERSON_ROLES.slice(0, random.int(1, 3)).map((role) => ({
    names: random.faker.person.firstName(),
    surname: random.faker.person.lastName(),
    role,
  }));
  const sells = random.odds(0.1);
  return {
    factaStatus: random.odds(0.92) ? random.pick(FACTA_STATUSES.slice(0, 2)) : null,
    ownership: {
      listed,
      marketName: listed ? (MARKETS[countryCode] ?? null) : null,
      regulated: random.odds(0.1),
      familyHolding: random.odds(0.2),
      managedByAM: random.odds(0.9) ? random.odds(0.05) : null,
    },
    countries: {
      regulationCountry: random.odds(0.8) ? countryCode : null,
      nationalityCountry: countryCode,
      countryOfIncorporationImmediateClient: countryCode,
    },
    otherData: random.odds(0.85)
      ? {
          sanctionQuestionPurchase: false,
          sanctionQuestionRevenue: sells,
          sanctionRevenueCountries: sells ? ['RU'] : [],
          sanctionPurchaseCountries: [],
        }
      : null,
    shareholders: random.odds(0.9) ? shareholders : [],
    naturalPersons: random.odds(0.9) ? naturalPersons : [],
  };
}

/** Generates the KYC data of clients other than the review dates: facts, documents, and access rights. */
export function generateKyc(
  clock: BankClock,
  organisation: Organisation,
  people: People,
  reviews: readonly RecordRow[],
): SeededKyc {
  const random = chance('kyc');
  const today = dayOf(clock.now);
  const { ricosOf, contracts } = organisation;
  const entityOf = new Map(organisation.entities.map((entity) => [entity.ricosCode, entity]));
  const byCode = <T>(facts: Readonly<Record<string, T>>) =>
    new Map(Object.entries(facts).map(([code, value]) => [ricosOf(code), value]));
  const openDocuments = byCode(HALDEN_DOCUMENTS);
  const knownShareholders = byCode(HALDEN_SHAREHOLDERS);
  const halden = entityOf.get(ricosOf('HI'))!;

  const managers = new Map<string, string>();
  for (const contract of contracts) {
    const team = people.teams.get(contract.row.id)!.staff;
    const manager = team.find(({ jobTitle }) => jobTitle?.en === 'Relationship manager') ?? team[0];
    for (const { ricosCode } of contract.entities)
      if (manager?.id && !managers.has(ricosCode)) managers.set(ricosCode, manager.id);
  }

  const result: SeededKyc = { records: [], missing: [], files: [] };
  for (const review of reviews) {
    const entity = entityOf.get(review.ricosCode)!;
    const isHalden = entity.clientId === halden.clientId;
    const facts = factsOf(random, entity, isHalden && entity !== halden ? halden.longName : undefined);
    const { ricosCode } = review;
    result.records.push({
      ...review,
      ...facts,
      shareholders: knownShareholders.get(ricosCode) ?? facts.shareholders,
      relationshipManagerId: managers.get(ricosCode) ?? null,
    });
    const open = openDocuments.get(ricosCode);
    const { language } = countryOf(entity.countryCode);
    for (const kind of isHalden ? KYC_DOCUMENT_KINDS : COMMON_KINDS) {
      const condition = isHalden
        ? (open?.[kind] ?? 'accepted')
        : random.weighted<Condition>({ accepted: 82, inReview: 6, expired: 4, missing: 8 });
      const id = random.id();
      const bare = { id, ricosCode, kind, validUntil: null, isVerified: false };
      if (condition === 'missing') {
        result.missing.push({ ...bare, filename: null, sha256: null, receivedAt: null });
        continue;
      }
      const daysAgo = condition === 'expired' ? random.int(380, 700) : random.int(4, 160);
      const receivedAt = addDays(today, -daysAgo);
      const hasEnd = kind === 'REGISTER_EXTRACT' || kind === 'IDENTITY_DOCUMENTS' || condition === 'expired';
      const name = KYC_FILES[kind][language];
      const date = new Date(`${receivedAt}T09:00:00Z`);
      result.files.push({
        row: {
          ...bare,
          filename: `${name}, ${entity.longName.replaceAll(/[^\p{L}\p{N} ]/gu, '')} ${receivedAt.slice(0, 4)}.pdf`,
          receivedAt,
          validUntil: hasEnd ? addDays(receivedAt, 365) : null,
          isVerified: condition !== 'inReview',
        },
        kind: 'pdf',
        content: {
          title: name,
          subtitle: `${entity.longName}, ${longDate(date, language)}`,
          paragraphs: KYC_FILE_TEXTS[kind][language],
          table: [
            [language === 'fr' ? 'Immatriculation' : 'Registration', 'LEI'],
            [entity.registrationNumber, entity.lei],
          ],
          date,
        },
      });
    }
  }
  return result;
}
