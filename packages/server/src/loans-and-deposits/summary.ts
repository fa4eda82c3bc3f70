import { and, asc, eq, inArray, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import { addDays, addMonths } from '@atrium/contract/calendar';
import type { LoansAndDepositsSummary } from '@atrium/contract/loans-and-deposits';
import { MATURITY_MONTHS, NOTICE_DAYS } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingSubType, FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { User } from '@atrium/contract/users';
import type { SQL } from 'drizzle-orm';
import { bankDay } from '../bank-time.ts';
import { financingPositions as positions, legalEntities } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { sumOf } from '../database/index.ts';
import { clientSign, codesOf } from '../financing/index.ts';
import { runningPositions } from './access.ts';

/** Returns a function that reads the widget data: drawn and placed amounts and next maturities (WID-060 to WID-062). */
export function financingSummary({ db, clock }: Platform) {
  const nextMaturities = async (condition: SQL, type: FinancingType, limit: number) => {
    const rows = await db
      .select({
        id: positions.id,
        subType: positions.subType,
        reference: positions.reference,
        company: legalEntities.longName,
        maturityDate: sql<string>`${positions.maturityDate}::text`,
        currency: positions.currency,
        amount: positions.amount,
      })
      .from(positions)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, positions.ricosCode))
      .where(
        and(
          condition,
          eq(positions.balanceCategory, 'BA'),
          inArray(positions.subType, codesOf(type)),
          isNotNull(positions.maturityDate),
        ),
      )
      .orderBy(asc(positions.maturityDate), asc(positions.reference), asc(positions.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, amount: clientSign(row.amount) }));
  };

  return async (user: User, next: number): Promise<LoansAndDepositsSummary> => {
    const today = bankDay(clock());
    const condition = runningPositions(db, user, today);
    const firstOfMonth = `${today.slice(0, 7)}-01`;
    const months = Array.from({ length: MATURITY_MONTHS }, (_, index) =>
      addMonths(firstOfMonth, index).slice(0, 7),
    );
    const totals = await db
      .select({
        subType: positions.subType,
        balanceCategory: positions.balanceCategory,
        amount: sumOf(positions.amountInEur),
        extractedOn: max(positions.extractedOn),
      })
      .from(positions)
      .where(condition)
      .groupBy(positions.subType, positions.balanceCategory);
    // A notice deposit has no maturity date: it is repayable after its notice period, counted from today.
    const noticeMonth = addDays(today, NOTICE_DAYS).slice(0, 7);
    const month = sql<string | null>`to_char(${positions.maturityDate}, 'YYYY-MM')`;
    const byMonth = await db
      .select({ subType: positions.subType, month, amount: sumOf(positions.amountInEur) })
      .from(positions)
      .where(
        and(
          condition,
          eq(positions.balanceCategory, 'BA'),
          or(
            isNull(positions.maturityDate),
            lt(positions.maturityDate, addMonths(firstOfMonth, MATURITY_MONTHS)),
          ),
        ),
      )
      .groupBy(positions.subType, month);
    const dueIn = (code: FinancingSubType, label: string) =>
      byMonth
        .filter((row) => row.subType === code && (row.month ?? noticeMonth) === label)
        .reduce((cents, row) => cents + Math.round(clientSign(row.amount) * 100), 0) / 100;

    const outstanding = (codes: readonly FinancingSubType[], category: 'BA' | 'HBG' = 'BA') =>
      // Sums in cents, so that the parts add up to their total.
      totals
        .filter((row) => row.balanceCategory === category && codes.includes(row.subType))
        .reduce((cents, row) => cents + Math.round(clientSign(row.amount) * 100), 0) / 100;
    const chart = (code: FinancingSubType) => ({
      labels: months,
      datasets: [
        {
          label: 'EUR',
          data: months.map((label) => dueIn(code, label)),
        },
      ],
      outstanding: outstanding([code]),
    });
    return {
      extractionDate: totals.reduce<string | null>(
        (last, { extractedOn }) =>
          extractedOn !== null && (!last || extractedOn > last) ? extractedOn : last,
        null,
      ),
      dnp32: chart('CptDepNP'),
      termDeposit: chart('EmprDAT'),
      termLoan: chart('TermLoan'),
      rcf: chart('PretRCF'),
      otherLoans: outstanding(['AutCrean', 'RCFSsNP']),
      undrawn: -outstanding(codesOf('LOAN'), 'HBG') || 0,
      depositsPlaced: outstanding(codesOf('DEPOSIT')),
      loansOutstanding: outstanding(codesOf('LOAN')),
      nextMaturities: {
        loans: await nextMaturities(condition, 'LOAN', next),
        deposits: await nextMaturities(condition, 'DEPOSIT', next),
      },
    };
  };
}
