import { count, gte, isNull, or } from 'drizzle-orm';
import { FINANCING_SUB_TYPE_CODES, FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingSubType, FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { SQL } from 'drizzle-orm';
import type { Reads } from '../database/index.ts';
import { financingPositions as positions } from '../database/schema/index.ts';
import type { Bilingual } from '../http/index.ts';

/** A loan or a deposit as the bank's books have it. */
export type Position = typeof positions.$inferSelect;

/** What a product is called (TR-011). */
export const SUB_TYPE_NAMES: Readonly<Record<FinancingSubType, Bilingual>> = {
  CptDepNP: { en: 'DNP32', fr: 'DNP32' },
  EmprDAT: { en: 'Term deposit', fr: 'Dépôt à terme' },
  TermLoan: { en: 'Term loan', fr: 'Prêt à terme' },
  PretRCF: { en: 'RCF drawing', fr: 'Tirage RCF' },
  AutCrean: { en: 'Other loan', fr: 'Autre prêt' },
  RCFSsNP: { en: 'Credit line', fr: 'Ligne de crédit' },
};

const FIXED: Bilingual = { en: 'Fixed', fr: 'Fixe' };

/** The index of a floating rate, or that it is fixed. */
export const rateTermsOf = ({ rateIndex, rateType }: Pick<Position, 'rateIndex' | 'rateType'>) =>
  rateIndex === null ? (rateType === 'FIXED' ? FIXED : null) : { en: rateIndex, fr: rateIndex };

/** The products of a type. */
export const codesOf = (type: FinancingType): FinancingSubType[] =>
  FINANCING_SUB_TYPE_CODES.filter((code) => FINANCING_SUB_TYPES[code] === type);

/** How many positions of each type a condition has. */
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

/** The client's sign is the opposite of the books' (LD-011); nothing owed is plain zero. */
export const clientSign = (amount: number): number => (amount === 0 ? 0 : -amount);

/** Lists and their spreadsheets show what is owed without its sign, as their name says that it is owed. */
export const shownAmount = (amount: number): number => Math.abs(amount);

/** A condition: the position runs on this day. */
export const runsOn = (today: string): SQL =>
  or(isNull(positions.maturityDate), gte(positions.maturityDate, today))!;
