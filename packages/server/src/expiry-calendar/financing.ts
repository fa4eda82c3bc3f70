import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import {
  financingAmortizations as repayments,
  financingPositions as positions,
  legalEntities,
} from '../database/schema/index.ts';
import { codesOf, shownAmount, SUB_TYPE_NAMES } from '../financing/index.ts';
import type { Position } from '../financing/index.ts';
import type { Language } from '../http/index.ts';
import { hasDetail, runningPositions } from '../loans-and-deposits/index.ts';
import { isAsked } from './source.ts';
import type { ExpirySource } from './source.ts';

/** Returns the path of the detail of a position, or of the list filtered to it if it has no detail (LD-007). */
function pathOf(position: Position, type: FinancingType): string {
  const { id, ricosCode, contractId, reference } = position;
  if (hasDetail(position))
    return `/loans-and-deposits/${id}?${new URLSearchParams({ ricosCode, contract: contractId })}`;
  return `/loans-and-deposits?${new URLSearchParams({
    ...(type === 'DEPOSIT' && { tab: 'deposits' }),
    contract: contractId,
    ...(reference !== '' && { q: reference }),
  })}`;
}

const titleOf = ({ deal, subType }: Position, language: Language): string =>
  deal ?? SUB_TYPE_NAMES[subType][language];

/** Maturities of the loans or deposits that run today. */
const maturities = (kind: ExpiryKind & FinancingType): ExpirySource => ({
  kind,
  async read(db, { user, language, today }, question) {
    const rows = await db
      .select({ position: positions, name: legalEntities.longName })
      .from(positions)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, positions.ricosCode))
      .where(
        and(
          runningPositions(db, user, today),
          inArray(positions.subType, codesOf(kind)),
          isAsked({ date: positions.maturityDate, ricosCode: positions.ricosCode }, question),
        ),
      )
      .orderBy(asc(positions.maturityDate), asc(positions.reference), asc(positions.id))
      .limit(question.limit);
    return rows.map(({ position, name }) => ({
      id: `${kind}-${position.id}`,
      kind,
      date: position.maturityDate!,
      title: titleOf(position, language),
      reference: position.reference === '' ? null : position.reference,
      entities: [{ ricosCode: position.ricosCode, name }],
      amount: { value: shownAmount(position.amount), currency: position.currency },
      path: pathOf(position, kind),
    }));
  },
});

export const loans = maturities('LOAN');
export const deposits = maturities('DEPOSIT');

/** Scheduled repayments of the loans that run today. */
export const loanRepayments: ExpirySource = {
  kind: 'REPAYMENT',
  async read(db, { user, language, today }, question) {
    const rows = await db
      .select({
        position: positions,
        name: legalEntities.longName,
        dueOn: repayments.dueOn,
        amount: repayments.amount,
      })
      .from(repayments)
      .innerJoin(positions, eq(positions.id, repayments.positionId))
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, positions.ricosCode))
      .where(
        and(
          runningPositions(db, user, today),
          inArray(positions.subType, codesOf('LOAN')),
          // The last repayment is listed as the maturity of the loan.
          sql`${repayments.dueOn} is distinct from ${positions.maturityDate}`,
          isAsked({ date: repayments.dueOn, ricosCode: positions.ricosCode }, question),
        ),
      )
      .orderBy(asc(repayments.dueOn), asc(positions.id))
      .limit(question.limit);
    return rows.map(({ position, name, dueOn, amount }) => ({
      id: `REPAYMENT-${position.id}-${dueOn}`,
      kind: 'REPAYMENT',
      date: dueOn,
      title: titleOf(position, language),
      reference: position.reference === '' ? null : position.reference,
      entities: [{ ricosCode: position.ricosCode, name }],
      amount: { value: shownAmount(amount), currency: position.currency },
      path: pathOf(position, 'LOAN'),
    }));
  },
};
