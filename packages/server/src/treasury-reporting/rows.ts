import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { FINANCING_LINE_LIMIT, FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { TreasuryDetail, TreasuryItem, TreasuryList } from '@atrium/contract/treasury-reporting';
import type { User } from '@atrium/contract/users';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import {
  financingAmortizations as amortizations,
  financingPositions as positions,
  legalEntities,
} from '../database/schema/index.ts';
import { clientSign, codesOf, isWithheld, quantitiesOf, SUB_TYPE_NAMES } from '../financing/index.ts';
import type { Position } from '../financing/index.ts';
import { notFound } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import { reportedPositions } from './access.ts';

/** Database, user, language and current day. */
export interface Reader {
  readonly db: Database;
  readonly user: User;
  readonly language: Language;
  readonly today: string;
}

interface Reported {
  readonly position: Position;
  readonly company: string;
  readonly country: string;
}

const positionsWhere = (db: Database, condition: SQL | undefined) =>
  db
    .select({ position: positions, company: legalEntities.longName, country: legalEntities.countryCode })
    .from(positions)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, positions.ricosCode))
    .where(condition);

/** Converts a position to an item; the undrawn part of a line is a separate item with nothing drawn (LD-013). */
function itemOf({ position, company, country }: Reported, language: Language): TreasuryItem {
  const isUndrawn = position.balanceCategory === 'HBG';
  return {
    id: position.id,
    type: FINANCING_SUB_TYPES[position.subType],
    subType: position.subType,
    balanceCategory: position.balanceCategory,
    typeLabel: SUB_TYPE_NAMES[position.subType][language],
    company,
    country,
    bank: position.bank,
    referenceNo: position.reference,
    startDate: position.startDate,
    maturityDate: position.maturityDate,
    currency: position.currency,
    amount: isUndrawn ? 0 : clientSign(position.amount),
    amountInEUR: isUndrawn ? 0 : clientSign(position.amountInEur),
    undrawnAmount: isUndrawn ? position.amount : 0,
    undrawnAmountCcy: position.currency,
    undrawnAmountInEUR: isUndrawn ? position.amountInEur : 0,
    rate: position.rate,
    rateType: position.rateType,
    rateIndex: position.rateIndex,
    aggregationKey: position.aggregationKey,
  };
}

/** Returns the loans or deposits that run today, by company and reference. */
export async function readList(
  { db, user, language, today }: Reader,
  { type, contractId }: { readonly type: FinancingType; readonly contractId?: string | undefined },
): Promise<TreasuryList> {
  const reported = reportedPositions(db, user, today, contractId);
  const condition = and(reported, inArray(positions.subType, codesOf(type)));
  const rows = await positionsWhere(db, condition)
    .orderBy(asc(legalEntities.longName), asc(positions.reference), asc(positions.id))
    .limit(FINANCING_LINE_LIMIT + 1);
  const [figures] = await db
    .select({ extractedOn: max(positions.extractedOn) })
    .from(positions)
    .where(condition);
  return {
    extractionDate: figures!.extractedOn,
    isTruncated: rows.length > FINANCING_LINE_LIMIT,
    isWithheld:
      rows.length === 0 && (await isWithheld(db, user, 'TREASURY_REPORTING', today, { type, contractId })),
    quantities: await quantitiesOf(db, reported),
    data: rows.slice(0, FINANCING_LINE_LIMIT).map((row) => itemOf(row, language)),
  };
}

/** Returns a position with its interest and payments; 404 if it is not reported to the user. */
export async function readDetail({ db, user, language, today }: Reader, id: string): Promise<TreasuryDetail> {
  const [row] = await positionsWhere(db, and(reportedPositions(db, user, today), eq(positions.id, id)));
  if (!row) throw notFound();
  const item = itemOf(row, language);
  const { position } = row;
  const payments = await db
    .select()
    .from(amortizations)
    .where(eq(amortizations.positionId, id))
    .orderBy(asc(amortizations.dueOn));
  return {
    ...item,
    accruedInterests: position.accruedInterest === null ? null : clientSign(position.accruedInterest),
    calculationBasis: position.calculationBasis,
    interestCalcDate: position.interestFrom,
    outstandingMaturityDate: item.type === 'LOAN' ? position.maturityDate : null,
    amortizations: payments.map(({ dueOn, amount }) => ({
      dueDate: dueOn,
      amount: clientSign(amount),
      currency: position.currency,
    })),
    extractionDate: position.extractedOn,
  };
}
