import { and, eq, sql } from 'drizzle-orm';
import { mediaCategory } from '@atrium/contract/document-rules';
import type { KycDetails, KycDocument } from '@atrium/contract/kyc';
import { KYC_DOCUMENT_KINDS } from '@atrium/contract/kyc-rules';
import type { User } from '@atrium/contract/users';
import type { Database } from '../database/index.ts';
import { blobs, kycDocuments, kycRecords, legalEntities, users } from '../database/schema/index.ts';

import { notFound } from '../http/index.ts';
import { rightsFor, visibleKycDocuments, visibleRecords } from './access.ts';

/** Normalises a name for comparison with other registers: upper case, without accents and punctuation. */
const normalizedName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase();

/** Returns the KYC record of a legal entity (DATA-065) with the data that the user may see; 404 if not visible. */
export async function kycDetails(db: Database, user: User, ricosCode: string): Promise<KycDetails> {
  const [found] = await db
    .select({ record: kycRecords, entity: legalEntities, manager: users })
    .from(kycRecords)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, kycRecords.ricosCode))
    .leftJoin(users, eq(users.id, kycRecords.relationshipManagerId))
    .where(and(eq(kycRecords.ricosCode, ricosCode), visibleRecords(db, user)));
  if (!found) throw notFound();
  const { record, entity, manager } = found;
  const rights = await rightsFor(db, user, ricosCode);
  const { hasAllData } = rights;
  const shareholders = hasAllData ? record.shareholders : [];
  const otherData = hasAllData ? record.otherData : null;
  const naturalPersons = hasAllData ? record.naturalPersons : [];
  return {
    ricosCode,
    legalName: entity.longName,
    normalizedLegalName: normalizedName(entity.longName),
    nextReviewAt: record.nextReviewAt,
    lastReviewAt: record.lastReviewAt,
    factaStatus: record.factaStatus,
    lei: entity.lei,
    bic: entity.bic,
    registrationNumber: entity.registrationNumber,
    siren: entity.siren,
    legalAddress: {
      line1: entity.addressLine1,
      line2: entity.addressLine2,
      line3: entity.addressLine3,
      zipCode: entity.zipCode,
      city: entity.city,
      state: entity.state,
      country: entity.countryCode,
    },
    wrmName:
      manager && manager.deletedAt === null
        ? { firstName: manager.firstName, lastName: manager.lastName }
        : null,
    ownership: record.ownership,
    hasShareholders: shareholders.length > 0,
    shareholders,
    countries: record.countries,
    hasOtherData: otherData !== null,
    otherData,
    hasNaturalPersons: naturalPersons.length > 0,
    naturalPersons,
    rights,
  };
}

const ofRecord = (db: Database, user: User, ricosCode: string) =>
  and(eq(kycDocuments.ricosCode, ricosCode), visibleKycDocuments(db, user));

/** Returns the documents that a record needs, received or not, by kind (API-097); 404 if the record is not visible. */
export async function documentsOfRecord(db: Database, user: User, ricosCode: string): Promise<KycDocument[]> {
  const [record] = await db
    .select({ ricosCode: kycRecords.ricosCode })
    .from(kycRecords)
    .where(and(eq(kycRecords.ricosCode, ricosCode), visibleRecords(db, user)));
  if (!record) throw notFound();
  const kinds = sql.join(
    KYC_DOCUMENT_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const rows = await db
    .select({ document: kycDocuments, mime: blobs.mime, size: blobs.size })
    .from(kycDocuments)
    .leftJoin(blobs, eq(blobs.sha256, kycDocuments.sha256))
    .where(ofRecord(db, user, ricosCode))
    .orderBy(
      sql`array_position(array[${kinds}]::text[], ${kycDocuments.kind})`,
      kycDocuments.filename,
      kycDocuments.id,
    );
  return rows.map(({ document, mime, size }) => ({
    id: document.id,
    kind: document.kind,
    filename: document.filename,
    type: mime === null ? null : mediaCategory(mime),
    mediaType: mime,
    size,
    receivedAt: document.receivedAt,
    validUntil: document.validUntil,
    isVerified: document.isVerified,
  }));
}

/** Returns the file of a document that the user may see; null if it has none. */
export async function kycFile(
  db: Database,
  user: User,
  { ricosCode, documentId }: { readonly ricosCode: string; readonly documentId: string },
) {
  const [found] = await db
    .select({ filename: kycDocuments.filename, sha256: blobs.sha256, mime: blobs.mime })
    .from(kycDocuments)
    .innerJoin(kycRecords, eq(kycRecords.ricosCode, kycDocuments.ricosCode))
    .innerJoin(blobs, eq(blobs.sha256, kycDocuments.sha256))
    .where(and(eq(kycDocuments.id, documentId), ofRecord(db, user, ricosCode), visibleRecords(db, user)));
  return found ?? null;
}
