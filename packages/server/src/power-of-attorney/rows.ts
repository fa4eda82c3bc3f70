import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PowerOfAttorneyDetails } from '@atrium/contract/power-of-attorney';
import type { User } from '@atrium/contract/users';
import { entitiesWith } from '../contracts/index.ts';
import type { Database, Reads } from '../database/index.ts';
import {
  blobs,
  powerBranches,
  powerModalities,
  powersOfAttorney,
  powerSignatories,
} from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';

/** Condition on `powers_of_attorney`: powers visible to the user. */
export const visiblePowers = (db: Reads, user: User): SQL =>
  sql`${powersOfAttorney.ricosCode} in ${entitiesWith(db, user, 'POWER_OF_ATTORNEY')}`;

/** Returns the powers of a legal entity with the file of the paper, if any; 404 if they are not visible to the user. */
export async function powerOf(db: Database, user: User, ricosCode: string) {
  const [found] = await db
    .select({ power: powersOfAttorney, sha256: blobs.sha256, mime: blobs.mime, size: blobs.size })
    .from(powersOfAttorney)
    .leftJoin(blobs, eq(blobs.sha256, powersOfAttorney.sha256))
    .where(and(eq(powersOfAttorney.ricosCode, ricosCode), visiblePowers(db, user)));
  if (!found) throw notFound();
  return found;
}

/** Returns the powers of a legal entity, branch by branch (DATA-067). */
export async function powerDetails(
  db: Database,
  user: User,
  ricosCode: string,
): Promise<PowerOfAttorneyDetails> {
  const { power, size } = await powerOf(db, user, ricosCode);
  // Without structured data only the paper says who may sign (POA-009).
  const branches = power.hasSpartData
    ? await db
        .select()
        .from(powerBranches)
        .where(eq(powerBranches.ricosCode, ricosCode))
        .orderBy(asc(powerBranches.position), asc(powerBranches.refCode))
    : [];
  const ids = branches.map(({ id }) => id);
  const [modalities, signatories] = await Promise.all([
    db
      .select()
      .from(powerModalities)
      .where(inArray(powerModalities.branchId, ids))
      .orderBy(asc(powerModalities.position), asc(powerModalities.id)),
    db
      .select()
      .from(powerSignatories)
      .where(inArray(powerSignatories.branchId, ids))
      .orderBy(asc(powerSignatories.category), asc(powerSignatories.fullName), asc(powerSignatories.id)),
  ]);
  return {
    ricosCode,
    unicornRefName: power.unicornRefName,
    executionDate: power.executionDate,
    hasSpartData: power.hasSpartData,
    hasPdf: size !== null,
    pdfSize: size,
    branches: branches.map(({ id, name, refCode, ricosType }) => ({
      name,
      refCode,
      ricosType,
      modalities: modalities
        .filter(({ branchId }) => branchId === id)
        .map(({ category, product, limit }) => ({ category, product, limit })),
      signatories: signatories
        .filter(({ branchId }) => branchId === id)
        .map(({ category, fullName, function: job, lastValidityDate }) => ({
          category,
          fullName,
          function: job,
          lastValidityDate,
        })),
    })),
  };
}
