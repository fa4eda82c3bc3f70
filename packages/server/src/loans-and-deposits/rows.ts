import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { FINANCING_LINE_LIMIT, FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingDetail, FinancingList } from '@atrium/contract/loans-and-deposits';
import type { User } from '@atrium/contract/users';
import type { Database } from '../database/index.ts';
import {
  financingAmortizations as amortizations,
  financingPositions as positions,
  legalEntities,
} from '../database/schema/index.ts';
import { clientSign, codesOf, isWithheld, quantitiesOf } from '../financing/index.ts';
import type { Position } from '../financing/index.ts';
import { notFound } from '../http/index.ts';
import { hasDetail, runningPositions } from './access.ts';
import { aggregate } from './aggregate.ts';

/** Returns an amount with the client's sign; an undrawn amount (HBG) is no debt and stays positive (LD-013). */
const amountOf = ({ balanceCategory }: Position, amount: number): number =>
  balanceCategory === 'HBG' ? amount : clientSign(amount);

/** Fields that the list and the detail of a position share. */
const factsOf = (row: Position, company: string) => ({
  id: row.id,
  ricosCode: row.ricosCode,
  company,
  type: row.subType,
  balanceCategory: row.balanceCategory,
  referenceNo: row.reference,
  startDate: row.startDate,
  maturityDate: row.maturityDate,
  currency: row.currency,
  amount: amountOf(row, row.amount),
  rate: row.rate,
  rateType: row.rateType,
  rateIndex: row.rateIndex,
});

/** Parameters of a list. */
export interface FinancingChoice {
  readonly type: FinancingType;
  readonly contractId?: string | undefined;
}

/** Returns the loans or deposits that run today, grouped by deal and facility, in the order of their names. */
export async function readList(
  db: Database,
  user: User,
  today: string,
  { type, contractId }: FinancingChoice,
): Promise<FinancingList> {
  const running = and(
    runningPositions(db, user, today),
    contractId === undefined ? undefined : eq(positions.contractId, contractId),
  )!;
  const condition = and(running, inArray(positions.subType, codesOf(type)));
  const rows = await db
    .select({ position: positions, company: legalEntities.longName })
    .from(positions)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, positions.ricosCode))
    .where(condition)
    .orderBy(
      asc(positions.deal),
      asc(positions.dealReference),
      asc(positions.facility),
      asc(positions.reference),
      asc(positions.id),
    )
    .limit(FINANCING_LINE_LIMIT + 1);
  const [figures] = await db
    .select({ extractedOn: max(positions.extractedOn) })
    .from(positions)
    .where(condition);
  return {
    extractionDate: figures!.extractedOn,
    isTruncated: rows.length > FINANCING_LINE_LIMIT,
    isWithheld:
      rows.length === 0 && (await isWithheld(db, user, 'LOANS_AND_DEPOSITS', today, { type, contractId })),
    quantities: await quantitiesOf(db, running),
    data: aggregate(
      rows.slice(0, FINANCING_LINE_LIMIT).map(({ position, company }) => ({
        contractId: position.contractId,
        dealReference: position.dealReference,
        deal: position.deal,
        facility: position.facility,
        line: {
          ...factsOf(position, company),
          amountInEuro: amountOf(position, position.amountInEur),
          aggregationKey: position.aggregationKey,
        },
      })),
    ),
  };
}

/** Returns the detail of a position (LD-007); 404 if it has none, is not visible or is of another legal entity. */
export async function readDetail(
  db: Database,
  user: User,
  today: string,
  asked: { readonly id: string; readonly ricosCode: string },
): Promise<FinancingDetail> {
  const [row] = await db
    .select({ position: positions, company: legalEntities.longName, country: legalEntities.countryCode })
    .from(positions)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, positions.ricosCode))
    .where(
      and(
        runningPositions(db, user, today),
        eq(positions.id, asked.id),
        eq(positions.ricosCode, asked.ricosCode),
      ),
    );
  if (!row || !hasDetail(row.position)) throw notFound();
  const { position, company, country } = row;
  const isLoan = FINANCING_SUB_TYPES[position.subType] === 'LOAN';
  const payments = await db
    .select()
    .from(amortizations)
    .where(eq(amortizations.positionId, position.id))
    .orderBy(asc(amortizations.dueOn));
  return {
    ...factsOf(position, company),
    productType: FINANCING_SUB_TYPES[position.subType],
    country,
    bank: position.bank,
    referenceSTI2Label: position.deal,
    referenceSTI3Label: position.facility,
    closingDate: position.maturityDate,
    totalEURAmtInAcctBalCcy: amountOf(position, position.amountInEur),
    totalAmountInAcctBalCcy: amountOf(position, position.amount),
    accruedInterestAmount: position.accruedInterest === null ? null : clientSign(position.accruedInterest),
    calculationBasis: position.calculationBasis,
    accruedInterestCalculationStartDate: position.interestFrom,
    outstandingMaturityDate: isLoan ? position.maturityDate : null,
    amortization: payments.map(({ dueOn, amount }) => ({
      outstandingMaturityDate: dueOn,
      amount: clientSign(amount),
      currency: position.currency,
    })),
    extractionDate: position.extractedOn,
  };
}
