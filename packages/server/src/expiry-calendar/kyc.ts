import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { KycDocumentKind } from '@atrium/contract/kyc-rules';
import { kycDocuments, kycRecords, legalEntities } from '../database/schema/index.ts';
import type { Bilingual } from '../http/index.ts';
import { visibleKycDocuments, visibleRecords } from '../kyc/index.ts';
import { isAsked } from './source.ts';
import type { ExpirySource } from './source.ts';

const DOCUMENTS: Readonly<Record<KycDocumentKind, Bilingual>> = {
  REGISTER_EXTRACT: { en: 'Register extract', fr: 'Extrait du registre' },
  ARTICLES_OF_ASSOCIATION: { en: 'Articles of association', fr: 'Statuts' },
  ANNUAL_ACCOUNTS: { en: 'Annual accounts', fr: 'Comptes annuels' },
  TAX_FORM: { en: 'Tax self-certification', fr: 'Auto-certification fiscale' },
  SHAREHOLDER_LIST: { en: 'Shareholder list', fr: 'Liste des actionnaires' },
  IDENTITY_DOCUMENTS: { en: 'Identity documents', fr: 'Pièces d’identité' },
};

const recordPath = (ricosCode: string): string => `/kyc/${encodeURIComponent(ricosCode)}`;

/** Next reviews of the KYC records visible to the user. */
export const kycReviews: ExpirySource = {
  kind: 'KYC_REVIEW',
  async read(db, { user }, question) {
    const rows = await db
      .select({
        ricosCode: kycRecords.ricosCode,
        name: legalEntities.longName,
        date: kycRecords.nextReviewAt,
      })
      .from(kycRecords)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, kycRecords.ricosCode))
      .where(
        and(
          visibleRecords(db, user),
          isAsked({ date: kycRecords.nextReviewAt, ricosCode: kycRecords.ricosCode }, question),
        ),
      )
      .orderBy(asc(kycRecords.nextReviewAt), asc(kycRecords.ricosCode))
      .limit(question.limit);
    return rows.map(({ ricosCode, name, date }) => ({
      id: `KYC_REVIEW-${ricosCode}`,
      kind: 'KYC_REVIEW',
      date: date!,
      title: name,
      reference: null,
      entities: [{ ricosCode, name }],
      amount: null,
      path: recordPath(ricosCode),
    }));
  },
};

/** Last validity days of the received documents of these records, as far as the user may see them (KYC-029). */
export const kycDocumentsEnding: ExpirySource = {
  kind: 'KYC_DOCUMENT',
  async read(db, { user, language }, question) {
    const rows = await db
      .select({
        id: kycDocuments.id,
        kind: kycDocuments.kind,
        ricosCode: kycDocuments.ricosCode,
        name: legalEntities.longName,
        date: kycDocuments.validUntil,
      })
      .from(kycDocuments)
      .innerJoin(kycRecords, eq(kycRecords.ricosCode, kycDocuments.ricosCode))
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, kycDocuments.ricosCode))
      .where(
        and(
          visibleRecords(db, user),
          visibleKycDocuments(db, user),
          isNotNull(kycDocuments.receivedAt),
          isAsked({ date: kycDocuments.validUntil, ricosCode: kycDocuments.ricosCode }, question),
        ),
      )
      .orderBy(asc(kycDocuments.validUntil), asc(kycDocuments.id))
      .limit(question.limit);
    return rows.map(({ id, kind, ricosCode, name, date }) => ({
      id: `KYC_DOCUMENT-${id}`,
      kind: 'KYC_DOCUMENT',
      date: date!,
      title: DOCUMENTS[kind][language],
      reference: null,
      entities: [{ ricosCode, name }],
      amount: null,
      path: recordPath(ricosCode),
    }));
  },
};
