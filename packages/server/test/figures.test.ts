import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '@atrium/contract/calendar';
import type { FilterBlock } from '@atrium/contract/filters';
import type { FinancingList } from '@atrium/contract/loans-and-deposits';
import { FINANCING_COLUMNS } from '@atrium/contract/loans-and-deposits-rules';
import type { ServiceGrid } from '@atrium/contract/service-grids';
import type { TreasuryList } from '@atrium/contract/treasury-reporting';
import { TREASURY_COLUMNS } from '@atrium/contract/treasury-reporting-rules';
import {
  areDays,
  areNumbers,
  cents,
  column,
  figuresBank,
  FORMULA,
  reach,
  READERS,
  sheetOf,
  sumOf,
} from './figures-bank.ts';
import type { FiguresBank, Reader } from './figures-bank.ts';

/**
 * Compares the figures of pages and spreadsheets with sums over the seeded tables, written here in SQL without code of
 * the areas; the visibility rules are written out again, too.
 */

const SUB_TYPES = {
  LOAN: sql`('TermLoan', 'PretRCF', 'AutCrean', 'RCFSsNP')`,
  DEPOSIT: sql`('CptDepNP', 'EmprDAT')`,
};
const TYPES = ['LOAN', 'DEPOSIT'] as const;

let bank: FiguresBank;

beforeAll(async () => {
  bank = await figuresBank(async (query) => {
    await query(sql`update financing_positions set reference = ${FORMULA} where reference = 'RCF-04'`);
    await query(sql`update guarantees set beneficiary = ${FORMULA} where beneficiary =
      (select beneficiary from guarantees order by id limit 1)`);
    // A line with nothing left to draw.
    await query(sql`update financing_positions set amount = 0, amount_in_eur = 0 where id =
      (select id from financing_positions where balance_category = 'HBG' and reference <> 'RCF-LINE' order by id limit 1)`);
  });
});
afterAll(() => bank.close());

const shared = (persona: Reader): SQL =>
  persona === 'staff' ? sql`true` : sql`p.contract_id in (select id from contracts where bmf_visibility)`;
const runs = () => sql`(p.maturity_date is null or p.maturity_date >= ${bank.today})`;

interface Sums {
  lines: number;
  drawn: string | null;
  undrawn: string | null;
  undrawn_lines: number;
}
const SUMS = sql`count(*)::int as lines,
  sum(p.amount_in_eur) filter (where p.balance_category = 'BA') as drawn,
  sum(p.amount_in_eur) filter (where p.balance_category = 'HBG') as undrawn,
  (count(*) filter (where p.balance_category = 'HBG'))::int as undrawn_lines`;

describe.each(READERS)('figures of %s match a reference', (persona) => {
  describe.each(TYPES)('%s', (type) => {
    it.skipIf(persona === 'newcomer')(
      'LD-010 LD-012 LD-014 DATA-063 loans and deposits: lines, deals, facilities and spreadsheet',
      async () => {
        const where = sql`from financing_positions p where (p.contract_id, p.ricos_code) in
        ${reach(persona, 'LOANS_AND_DEPOSITS')} and ${shared(persona)} and ${runs()} and p.sub_type in ${SUB_TYPES[type]}`;
        const [all] = await bank.query<Sums>(sql`select ${SUMS} ${where}`);
        const list = await bank.read<FinancingList>(persona, `/loans-and-deposits?type=${type}`);
        expect(list.quantities[type]).toBe(all!.lines);
        const { deals } = list.data;
        const lines = [
          ...deals.flatMap(({ facilities }) => facilities.flatMap(({ children }) => children)),
          ...list.data.lines,
        ];
        const inEuro = (category: string) =>
          sumOf(
            lines
              .filter(({ balanceCategory }) => balanceCategory === category)
              .map(({ amountInEuro }) => amountInEuro),
          );
        expect(lines).toHaveLength(all!.lines);
        // In the books a loan is positive and a deposit negative (LD-011).
        expect(inEuro('BA')).toBe(-cents(all!.drawn) || 0);
        expect(inEuro('HBG')).toBe(cents(all!.undrawn));

        const byFacility = await bank.query<
          Sums & { contract_id: string; deal_reference: string; facility: string }
        >(
          sql`select p.contract_id, p.deal_reference, coalesce(p.facility, '') as facility, ${SUMS} ${where}
          and p.deal_reference is not null group by 1, 2, 3`,
        );
        const facilities = new Map(
          deals.flatMap((deal) => deal.facilities.map(({ parent }) => [parent.id, parent] as const)),
        );
        expect(facilities.size).toBe(byFacility.length);
        for (const one of byFacility)
          expect(
            facilities.get(`deal:${one.contract_id}:${one.deal_reference}:${one.facility}`),
          ).toMatchObject({
            lines: one.lines,
            totalDrawnEurAmount: -Number(one.drawn ?? 0) || 0,
            totalUnDrawnEurAmount: Number(one.undrawn ?? 0),
          });

        const sheet = await sheetOf(
          await bank.call(persona, '/loans-and-deposits/export', {
            type,
            columns: FINANCING_COLUMNS,
            rows: lines.map(({ id }) => id),
          }),
        );
        const drawn = type === 'LOAN' ? 'Drawn, EUR' : 'Amount, EUR';
        expect(sheet).toHaveLength(all!.lines);
        expect(sumOf(column(sheet, drawn))).toBe(Math.abs(cents(all!.drawn)));
        expect(sumOf(column(sheet, 'Undrawn, EUR'))).toBe(cents(all!.undrawn));
        // A line with nothing left to draw has an undrawn amount of zero, and no drawn amount.
        expect(column(sheet, 'Undrawn, EUR').filter((value) => value !== null)).toHaveLength(
          all!.undrawn_lines,
        );
        for (const head of ['Amount', 'Rate, %', drawn, 'Undrawn, EUR'])
          expect(areNumbers(column(sheet, head)), head).toBe(true);
        for (const head of ['Start', 'Maturity']) expect(areDays(column(sheet, head)), head).toBe(true);
        expect(column(sheet, 'Deal, facility and line')).not.toContain(FORMULA);
      },
    );

    it('LD-013 TR-012 TR-013 treasury reporting: items and spreadsheet', async () => {
      const entities = sql`select t.ricos_code from ${reach(persona, 'TREASURY_REPORTING')} t
        where ${persona === 'staff' ? sql`true` : sql`t.contract_id in (select id from contracts where bmf_visibility)`}`;
      const [all] = await bank.query<Sums>(sql`select ${SUMS} from financing_positions p
        where p.ricos_code in (${entities}) and ${shared(persona)} and ${runs()} and p.sub_type in ${SUB_TYPES[type]}`);
      const { data, quantities } = await bank.read<TreasuryList>(persona, `/treasury-reporting?type=${type}`);
      expect(quantities[type]).toBe(all!.lines);
      expect(data).toHaveLength(all!.lines);
      expect(sumOf(data.map(({ amountInEUR }) => amountInEUR))).toBe(-cents(all!.drawn) || 0);
      expect(sumOf(data.map(({ undrawnAmountInEUR }) => undrawnAmountInEUR))).toBe(cents(all!.undrawn));
      const sheet = await sheetOf(
        await bank.call(persona, `/treasury-reporting/export?type=${type}`, {
          references: data.map(({ id }) => id),
          filters: { columns: TREASURY_COLUMNS },
        }),
      );
      const drawn = type === 'LOAN' ? 'Drawn, EUR' : 'Amount, EUR';
      expect(sumOf(column(sheet, drawn))).toBe(Math.abs(cents(all!.drawn)));
      expect(sumOf(column(sheet, 'Undrawn, EUR'))).toBe(cents(all!.undrawn));
      expect(column(sheet, 'Undrawn, EUR').filter((value) => value !== null)).toHaveLength(
        all!.undrawn_lines,
      );
      expect(column(sheet, drawn).filter((value) => value === null)).toHaveLength(all!.undrawn_lines);
      for (const head of ['Amount', 'Rate, %', drawn, 'Undrawn, EUR'])
        expect(areNumbers(column(sheet, head)), head).toBe(true);
      for (const head of ['Start', 'Maturity']) expect(areDays(column(sheet, head)), head).toBe(true);
      expect(column(sheet, 'Reference')).not.toContain(FORMULA);
    });
  });

  const grid = async (id: 'GUARANTEES' | 'YOUR_CARBON_EMISSIONS') => {
    const answer = await bank.read<ServiceGrid>(persona, `/grids/${id}`);
    const sheet = await sheetOf(
      await bank.call(persona, `/grids/${id}/export`, {
        columns: answer.headers.map((head) => head.id),
        rows: answer.rows.map((row) => row.id),
      }),
    );
    expect(sheet).toHaveLength(answer.rows.length);
    for (const { label, type } of answer.headers) {
      if (type === 'number') expect(areNumbers(column(sheet, label)), label).toBe(true);
      if (type === 'date') expect(areDays(column(sheet, label)), label).toBe(true);
    }
    return { rows: answer.rows, sheet, cells: (key: string) => answer.rows.map(({ cells }) => cells[key]) };
  };

  it.skipIf(persona === 'staff')('GRID-007 GRID-013 guarantees: rows, total and spreadsheet', async () => {
    const guarantees = await grid('GUARANTEES');
    const [given] = await bank.query<{ rows: number; outstanding: string }>(sql`select count(*)::int as rows,
      sum(amount_in_eur) filter (where expires_on >= ${bank.today}) as outstanding from guarantees
      where (contract_id, ricos_code) in ${reach(persona, 'GUARANTEES')}`);
    expect(guarantees.rows).toHaveLength(given!.rows);
    expect(given!.rows).toBeGreaterThan(0);
    expect(sumOf(guarantees.cells('outstandingInEur'))).toBe(cents(given!.outstanding));
    expect(sumOf(column(guarantees.sheet, 'Outstanding, EUR'))).toBe(cents(given!.outstanding));
    expect(column(guarantees.sheet, 'Beneficiary')).not.toContain(FORMULA);
  });

  it.runIf(persona === 'client')(
    'GRID-007 GRID-013 carbon emissions: rows, totals and spreadsheet',
    async () => {
      const emissions = await grid('YOUR_CARBON_EMISSIONS');
      const [emitted] = await bank.query<{ rows: number; total: string }>(sql`select count(*)::int as rows,
      sum(scope1 + scope2 + scope3) as total from carbon_emissions
      where ricos_code in (select ricos_code from ${reach(persona, 'YOUR_CARBON_EMISSIONS')} t)`);
      expect(emissions.rows).toHaveLength(emitted!.rows);
      const kilograms = (values: readonly unknown[]) =>
        values.reduce<number>((sum, each) => sum + Math.round(Number(each) * 1000), 0);
      expect(kilograms(emissions.cells('total'))).toBe(Math.round(Number(emitted!.total ?? 0) * 1000));
      expect(kilograms(column(emissions.sheet, 'Scopes 1 to 3, t CO₂e'))).toBe(
        kilograms(emissions.cells('total')),
      );
    },
  );

  it('KYC-033 KYC-034 KYC-035 KYC-036 the records of each status and country', async () => {
    const visible = sql`ricos_code in (select ricos_code from ${reach(persona, 'KYC')} t)`;
    const statuses = await bank.query<{ value: string; count: number }>(sql`select case
        when next_review_at is null then 'undated' when next_review_at < ${bank.today} then 'overdue'
        when next_review_at <= ${addMonths(bank.today, 3)} then 'soon' else 'later' end as value, count(*)::int as count
      from kyc_records where ${visible} group by 1`);
    const countries = await bank.query<{ value: string; count: number }>(sql`select e.country_code as value,
      count(*)::int as count from kyc_records k join legal_entities e using (ricos_code) where k.${visible} group by 1`);
    const blocks = await bank.read<FilterBlock[]>(persona, '/kyc/filters', {});
    const counted = (field: string) =>
      Object.fromEntries(
        blocks.find((block) => block.field === field)!.items.map(({ value, count }) => [value, count]),
      );
    const expected = (rows: typeof statuses) =>
      Object.fromEntries(rows.map(({ value, count }) => [value, count]));
    expect(counted('statuses')).toEqual(expected(statuses));
    expect(counted('countries')).toEqual(expected(countries));
    const { totalCount } = await bank.read<{ totalCount: number }>(persona, '/kyc/search', {});
    expect(totalCount).toBe(statuses.reduce((sum, { count }) => sum + count, 0));
    expect(totalCount).toBeGreaterThan(0);
  });
});

it('the reference contains deals and a fully drawn line', async () => {
  const [row] = await bank.query<{ deals: number; empty: number }>(sql`select
    count(distinct deal_reference)::int as deals,
    (count(*) filter (where balance_category = 'HBG' and amount = 0))::int as empty from financing_positions`);
  expect(row!.deals).toBeGreaterThan(3);
  expect(row!.empty).toBe(1);
});
