import { describe, expect, it } from 'vitest';
import { MATURITY_MONTHS } from '@atrium/contract/loans-and-deposits-rules';
import { as, entitiesOf, failureOf } from './support.ts';

describe('GET /loans-and-deposits/summary', () => {
  it('DATA-021 WID-061 WID-062 both products of either kind, month by month, with the day of the data', async () => {
    const summary = await as('client').loansAndDeposits.summary();
    expect(summary.extractionDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const chart of [summary.dnp32, summary.termDeposit, summary.termLoan, summary.rcf]) {
      expect(chart.labels).toHaveLength(MATURITY_MONTHS);
      expect(chart.labels).toEqual(summary.dnp32.labels);
      expect(chart.datasets.map(({ data }) => data.length)).toEqual([MATURITY_MONTHS]);
    }
  });

  it('LD-011 what comes in is positive, what goes out negative', async () => {
    const { dnp32, termDeposit, termLoan, rcf, nextMaturities } =
      await as('client').loansAndDeposits.summary();
    const figures = (chart: typeof dnp32) => chart.datasets.flatMap(({ data }) => data);
    expect([...figures(dnp32), ...figures(termDeposit)].filter((amount) => amount < 0)).toEqual([]);
    expect([...figures(termLoan), ...figures(rcf)].filter((amount) => amount > 0)).toEqual([]);
    expect(nextMaturities.deposits.every(({ amount }) => amount > 0)).toBe(true);
    expect(nextMaturities.loans.every(({ amount }) => amount < 0)).toBe(true);
  });

  it('LD-012 LD-013 sums in euro, the undrawn line apart', async () => {
    const summary = await as('client').loansAndDeposits.summary();
    expect(summary).toMatchObject({
      depositsPlaced: 64_250_000,
      loansOutstanding: -182_400_000,
      undrawn: 60_000_000,
      otherLoans: -8_000_000,
    });
    expect(summary.dnp32.outstanding + summary.termDeposit.outstanding).toBe(summary.depositsPlaced);
    expect(summary.termLoan.outstanding + summary.rcf.outstanding + summary.otherLoans).toBe(
      summary.loansOutstanding,
    );
  });

  it('names the next maturities, the nearest first', async () => {
    const { nextMaturities } = await as('client').loansAndDeposits.summary();
    for (const list of Object.values(nextMaturities)) {
      const days = list.map(({ maturityDate }) => maturityDate);
      expect(days).toEqual(days.toSorted());
    }
    expect(nextMaturities.deposits[0]).toMatchObject({
      reference: 'HF-221',
      amount: 12_500_000,
      currency: 'EUR',
    });
    expect(nextMaturities.loans[1]).toMatchObject({ reference: 'RCF-04', amount: -8_000_000 });
  });

  it('gives a person the figures of their own contracts only', async () => {
    for (const persona of ['client', 'staff'] as const) {
      const own = await entitiesOf(persona);
      const { nextMaturities } = await as(persona).loansAndDeposits.summary();
      const companies = [...nextMaturities.loans, ...nextMaturities.deposits].map(({ company }) => company);
      expect(companies.length).toBeGreaterThan(0);
      expect(companies.filter((company) => !own.names.has(company))).toEqual([]);
    }
    const everything = await as('super-admin').loansAndDeposits.summary();
    expect(everything.depositsPlaced).toBeGreaterThan(64_250_000);
  });

  it.each(['restricted', 'client-admin', 'newcomer', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not hold the service',
    async (persona) => {
      expect((await failureOf(as(persona).loansAndDeposits.summary())).status).toBe(403);
    },
  );
});
