import { count, gte, isNull, or } from 'drizzle-orm';
import { FINANCING_SUB_TYPE_CODES, FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingSubType, FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { SQL } from 'drizzle-orm';
import type { Reads } from '../database/index.ts';
import { financingPositions as positions } from '../database/schema/index.ts';
import type { Bilingual } from '../http/index.ts';

/** A loan or a deposit as recorded in the bank's books. */
export type Position = typeof positions.$inferSelect;

/** Display names of the products (TR-011). */
export const SUB_TYPE_NAMES: Readonly<Record<FinancingSubType, Bilingual>> = {
  CptDepNP: { en: 'DNP32', fr: 'DNP32' },
  EmprDAT: { en: 'Term deposit', fr: 'Dépôt à terme' },
  TermLoan: { en: 'Term loan', fr: 'Prêt à terme' },
  PretRCF: { en: 'RCF drawing', fr: 'Tirage RCF' },
  AutCrean: { en: 'Other loan', fr: 'Autre prêt' },
  RCFSsNP: { en: 'Credit line', fr: 'Ligne de crédit' },
};

const FIXED: Bilingual = { en: 'Fixed', fr: 'Fixe' };

/** Returns the index of a floating rate, or “Fixed”; null if neither is recorded. */
export const rateTermsOf = ({ rateIndex, rateType }: Pick<Position, 'rateIndex' | 'rateType'>) =>
  rateIndex === null ? (rateType === 'FIXED' ? FIXED : null) : { en: rateIndex, fr: rateIndex };

/** Returns the product codes of a type. */
export const codesOf = (type: FinancingType): FinancingSubType[] =>
  FINANCING_SUB_TYPE_CODES.filter((code) => FINANCING_SUB_TYPES[code] === type);

/** Counts the positions that meet a condition, by type. */
export async function quantitiesOf(db: Reads, condition: SQL): Promise<Record<FinancingType, number>> {
  const rows = await db
    .select({ subType: positions.subType, quantity: count() })
    .from(positions)
    .where(condition)
    .groupBy(positions.subType);
  const of = (type: FinancingType) =>
    rows.reduce((sum, row) => (FINANCING_SUB_TYPES[row.subType] === type ? sum + row.quantity : sum), 0);
  return { LOAN: of('LOAN'), DEPOSIT: of('DEPOSIT') };
}

/** Inverts the sign of the bank's books for the client (LD-011); zero stays 0 and does not become -0. */
export const clientSign = (amount: number): number => (amount === 0 ? 0 : -amount);

/** Removes the sign for lists and spreadsheets, whose names already say that the amounts are owed. */
export const shownAmount = (amount: number): number => Math.abs(amount);

/** Condition: the position has not matured before this day, or has no maturity. */
export const runsOn = (today: string): SQL =>
  or(isNull(positions.maturityDate), gte(positions.maturityDate, today))!;
