import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '@atrium/contract/calendar';
import type { LegalDashboardSummary } from '@atrium/contract/legal-dashboard';
import type { MtmSummary } from '@atrium/contract/mtm';
import type { Page } from '@atrium/contract/paging';
import type { ServiceGrid } from '@atrium/contract/service-grids';
import type { TradeConfirmation } from '@atrium/contract/trade-confirmations';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { cents, column, figuresBank, FORMULA, reach, READERS, sheetOf, sumOf } from './figures-bank.ts';
import type { FiguresBank, Reader } from './figures-bank.ts';

/**
 * Compares the rows and figures of derivatives, agreements and trades to confirm with SQL of its own, for a client, for
 * a client whose rights are limited, and for bank staff.
 */

const GRIDS = ['MTM', 'LEGAL_DASHBOARD', 'ONE_CLICK_CONFIRMATION'] as const;
type Grid = (typeof GRIDS)[number];

const NAMES: Readonly<Record<string, string>> = {
  INTEREST_RATE_SWAP: 'Interest rate swap',
  INTEREST_RATE_CAP: 'Interest rate cap',
  FX_FORWARD: 'FX forward',
  FX_OPTION: 'FX option',
  CROSS_CURRENCY_SWAP: 'Cross-currency swap',
  ISDA: 'ISDA master agreement',
  CSA: 'Credit support annex',
  GMRA: 'Repurchase agreement (GMRA)',
  CREDIT_FACILITY: 'Credit facility',
  ACCOUNT: 'Account agreement',
  TO_SIGN: 'To sign',
  NEGOTIATION: 'In negotiation',
  IN_FORCE: 'In force',
  TERMINATED: 'Terminated',
  FX_SPOT: 'FX spot',
  FX_SWAP: 'FX swap',
  RATE_SWAP: 'Interest rate swap',
  DEPOSIT: 'Term deposit',
};
const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });

const contractOf = (number: string) => sql`(select id from contracts where number = ${number})`;
/** The contract with derivatives, agreements and trades of the client, and another one of the client. */
const FINANCING = contractOf('00391');
const CASH = contractOf('00418');
const CLIENT = personaOf('client').userId;
const NEWCOMER = personaOf('newcomer').userId;

let bank: FiguresBank;

beforeAll(async () => {
  bank = await figuresBank(async (query) => {
    // The newcomer has the services for two legal entities of one contract, in a list.
    const [list] = await query<{ id: string }>(sql`insert into legal_entities_lists (id, contract_id, name)
      select gen_random_uuid(), id, 'Two entities' from contracts where id = ${FINANCING} returning id`);
    await query(sql`insert into legal_entities_list_members (list_id, ricos_code)
      select ${list!.id}::uuid, ricos_code from contract_legal_entities where contract_id = ${FINANCING}
      order by ricos_code limit 2`);
    await query(sql`insert into contract_users (contract_id, user_id, contract_status)
      select contract_id, ${NEWCOMER}::uuid, contract_status from contract_users
      where contract_id = ${FINANCING} and user_id = ${CLIENT}`);
    for (const service of GRIDS) {
      await query(sql`insert into user_services (user_id, service_code, category)
        values (${NEWCOMER}, ${service}, 'ACTIVATED')
        on conflict (user_id, service_code) do update set category = 'ACTIVATED'`);
      await query(sql`insert into contract_user_rights (contract_id, user_id, service_code, "right", legal_entities_list_id)
        values (${FINANCING}, ${NEWCOMER}, ${service}, 'Access', ${list!.id}::uuid)`);
    }
    // A second contract of the client gives trades to confirm, to which the newcomer has no right.
    await query(sql`insert into contract_services (contract_id, service_code, category)
      values (${CASH}, 'ONE_CLICK_CONFIRMATION', 'ACTIVATED')
      on conflict (contract_id, service_code) do update set category = 'ACTIVATED'`);
    await query(sql`insert into contract_user_rights (contract_id, user_id, service_code, "right")
      values (${CASH}, ${CLIENT}, 'ONE_CLICK_CONFIRMATION', 'Access')`);
    await query(sql`update trade_confirmations set contract_id = ${CASH} where id in (select id from trade_confirmations
      where contract_id = ${FINANCING} and confirmed_at is not null
      and ricos_code in (select ricos_code from contract_legal_entities where contract_id = ${CASH}) order by id limit 1)`);
    // One derivative has matured and another one is valued at a loss; two agreements have ended or end within days.
    await query(sql`update derivative_trades set maturity_date = current_date - 1 where id =
      (select id from derivative_trades where contract_id = ${FINANCING} order by id limit 1)`);
    await query(sql`update derivative_trades set reference = ${FORMULA}, value_in_eur = -1234.56 where id =
      (select id from derivative_trades where contract_id = ${FINANCING} order by id desc limit 1)`);
    await query(sql`update legal_agreements set state = 'IN_FORCE', ends_on = current_date - 1 where id =
      (select id from legal_agreements where contract_id = ${FINANCING} order by id limit 1)`);
    await query(sql`update legal_agreements set state = 'IN_FORCE', ends_on = current_date + 5 where id =
      (select id from legal_agreements where contract_id = ${FINANCING} order by id desc limit 1)`);
    await query(sql`update trade_confirmations set reference = ${FORMULA} where id = (select id from trade_confirmations
      where contract_id = ${FINANCING} order by id limit 1)`);
  });
});
afterAll(() => bank.close());

type Row = Record<string, string | number | null> & { id: string };
const figures = (persona: Reader, service: Grid) => sql`in ${reach(persona, service)}`;
/** Returns a row with columns converted: codes to names, or sums of the database to numbers. */
const withColumns = (row: Row, columns: readonly string[], as: (value: unknown) => string | number): Row => ({
  ...row,
  ...Object.fromEntries(columns.map((key) => [key, as(row[key])])),
});
const named = (row: Row, ...columns: string[]) => withColumns(row, columns, (code) => NAMES[String(code)]!);
const amounts = (row: Row, ...columns: string[]) => withColumns(row, columns, Number);

/** Returns the rows of each grid by SQL, in their order, as cells by column. */
const EXPECTED: Readonly<Record<Grid, (persona: Reader) => Promise<Row[]>>> = {
  MTM: async (persona) =>
    (
      await bank.query<Row>(sql`select d.id, d.reference, d.product, e.long_name as company, d.notional, d.currency,
          d.notional_in_eur as "notionalInEur", d.value_in_eur as "valueInEur", d.maturity_date::text as "maturityDate",
          d.valued_on::text as "valuedOn", c.name as contract
        from derivative_trades d join legal_entities e using (ricos_code) join contracts c on c.id = d.contract_id
        where (d.contract_id, d.ricos_code) ${figures(persona, 'MTM')} and d.maturity_date >= ${bank.today}
        order by d.reference, d.id`)
    ).map((row) => amounts(named(row, 'product'), 'notional', 'notionalInEur', 'valueInEur')),
  LEGAL_DASHBOARD: async (persona) =>
    (
      await bank.query<Row>(sql`select a.id, e.long_name as company, e.country_code as country, a.kind, a.state,
          a.since::text, a.ends_on::text as "endsOn", c.name as contract
        from legal_agreements a join legal_entities e using (ricos_code) join contracts c on c.id = a.contract_id
        where (a.contract_id, a.ricos_code) ${figures(persona, 'LEGAL_DASHBOARD')}
        order by e.long_name, a.kind, a.id`)
    ).map((row) =>
      withColumns(named(row, 'kind', 'state'), ['country'], (code) => COUNTRIES.of(String(code))!),
    ),
  ONE_CLICK_CONFIRMATION: async (persona) =>
    (
      await bank.query<Row>(sql`select t.id, t.reference, t.product, e.long_name as company, t.amount, t.currency,
          t.trade_date::text as "tradeDate", t.value_date::text as "valueDate",
          case when t.confirmed_at is null then 'To confirm' else 'Confirmed' end as state,
          case when t.confirmed_at is null then (t.due_at at time zone 'Europe/Paris')::date::text end as "dueOn",
          (t.confirmed_at at time zone 'Europe/Paris')::date::text as "confirmedOn", c.name as contract
        from trade_confirmations t join legal_entities e using (ricos_code) join contracts c on c.id = t.contract_id
        where (t.contract_id, t.ricos_code) ${figures(persona, 'ONE_CLICK_CONFIRMATION')}
        order by t.trade_date desc, t.reference desc`)
    ).map((row) => amounts(named(row, 'product'), 'amount')),
};

/** Returns the value of a spreadsheet for a cell of a grid. */
function written(value: string | number | null, type: string) {
  if (type === 'date' && value !== null) return new Date(`${value}T00:00:00Z`);
  return value === FORMULA ? `'${FORMULA}` : value;
}

const exported = (grid: ServiceGrid) => ({
  columns: grid.headers.map(({ id }) => id),
  rows: grid.rows.map(({ id }) => id),
});

describe.each(READERS)('the figures of %s', (persona) => {
  it.each(GRIDS)(
    'GRID-007 GRID-013 API-038 %s: every row, its cells and the spreadsheet',
    async (service) => {
      const expected = await EXPECTED[service](persona);
      expect(expected.length).toBeGreaterThan(1);
      const grid = await bank.read<ServiceGrid>(persona, `/grids/${service}`);
      expect(grid.isTruncated).toBe(false);
      expect(grid.rows.map(({ id, cells }) => ({ id, ...cells }))).toEqual(expected);
      const sheet = await sheetOf(await bank.call(persona, `/grids/${service}/export`, exported(grid)));
      expect(sheet).toEqual(
        expected.map((row) =>
          Object.fromEntries(grid.headers.map(({ id, label, type }) => [label, written(row[id]!, type)])),
        ),
      );
    },
  );

  it('GRID-012 WID-081 derivatives: the totals of the grid, of its spreadsheet and of the widget', async () => {
    const live = sql`from derivative_trades where (contract_id, ricos_code) ${figures(persona, 'MTM')}
      and maturity_date >= ${bank.today}`;
    const sums = sql`count(*)::int as count, sum(notional_in_eur) as notional, sum(value_in_eur) as value`;
    interface Sums {
      count: number;
      notional: string;
      value: string;
    }
    const [all] = await bank.query<Sums & { valued: string }>(
      sql`select ${sums}, max(valued_on)::text as valued ${live}`,
    );
    const products = await bank.query<Sums & { product: string }>(
      sql`select product, ${sums} ${live} group by product order by product`,
    );
    const grid = await bank.read<ServiceGrid>(persona, '/grids/MTM');
    const sheet = await sheetOf(await bank.call(persona, '/grids/MTM/export', exported(grid)));
    const cells = (key: string) => grid.rows.map((row) => row.cells[key]);
    for (const [key, head, total] of [
      ['notionalInEur', 'Notional, EUR', all!.notional],
      ['valueInEur', 'Value, EUR', all!.value],
    ] as const) {
      expect(grid.headers.find(({ id }) => id === key)).toMatchObject({ label: head, isTotalled: true });
      expect(sumOf(cells(key))).toBe(cents(total));
      expect(sumOf(column(sheet, head))).toBe(cents(total));
    }
    expect(grid.asOfDate).toBe(all!.valued);
    const { byProduct, ...summary } = await bank.read<MtmSummary>(persona, '/mtm/summary');
    const figuresOf = ({ count, notional, value }: Sums) => ({
      count,
      notionalInEur: Number(notional),
      valueInEur: Number(value),
    });
    expect(summary).toEqual({ ...figuresOf(all!), valuationDate: all!.valued });
    expect(byProduct.toSorted((a, b) => (a.product < b.product ? -1 : 1))).toEqual(
      products.map((one) => ({ product: one.product, ...figuresOf(one) })),
    );
  });

  it('WID-079 agreements: the counts of the widget, and which are not yet in force', async () => {
    const lives = sql`from legal_agreements where (contract_id, ricos_code) ${figures(persona, 'LEGAL_DASHBOARD')}
      and (ends_on is null or ends_on >= ${bank.today})`;
    const [counts] = await bank.query<Omit<LegalDashboardSummary, 'open'>>(sql`select
      count(*) filter (where state = 'TO_SIGN')::int as "toSign",
      count(*) filter (where state = 'NEGOTIATION')::int as negotiation,
      count(*) filter (where state = 'IN_FORCE')::int as "inForce",
      count(*) filter (where state = 'IN_FORCE' and ends_on <= ${addMonths(bank.today, 3)})::int as "endingSoon" ${lives}`);
    const open = await bank.query<{
      id: string;
    }>(sql`select id ${lives} and state in ('TO_SIGN', 'NEGOTIATION')
      order by state desc, since, id limit 10`);
    const summary = await bank.read<LegalDashboardSummary>(persona, '/legal-dashboard/summary');
    expect({ ...summary, open: summary.open.map(({ id }) => id) }).toEqual({
      ...counts,
      open: open.map(({ id }) => id),
    });
  });

  it('WID-083 trades: how many the widget says wait for confirmation, and which come first', async () => {
    const waiting = await bank.query<{
      id: string;
      amount: string;
    }>(sql`select id, amount from trade_confirmations
      where (contract_id, ricos_code) ${figures(persona, 'ONE_CLICK_CONFIRMATION')}
      and confirmed_at is null order by due_at, reference`);
    const { pageRecords, totalRecords } = await bank.read<Page<TradeConfirmation>>(
      persona,
      '/trade-confirmations?size=100',
    );
    expect(totalRecords).toBe(waiting.length);
    expect(pageRecords.map(({ id, amount }) => ({ id, amount }))).toEqual(
      waiting.slice(0, 100).map(({ id, amount }) => ({ id, amount: Number(amount) })),
    );
  });
});

it.each(GRIDS)('PLAT-057 GRID-006 the limited client sees part of %s', async (service) => {
  const rowsOf = async (persona: Reader) =>
    (await bank.read<ServiceGrid>(persona, `/grids/${service}`)).rows.map(({ id }) => id);
  const [all, part] = [await rowsOf('client'), await rowsOf('newcomer')];
  expect(part.length).toBeGreaterThan(0);
  expect(part.length).toBeLessThan(all.length);
  expect(part.filter((id) => !all.includes(id))).toEqual([]);
  // The spreadsheet holds back what the grid holds back, whatever is asked for.
  const sheet = await sheetOf(
    await bank.call('newcomer', `/grids/${service}/export`, { columns: ['company'], rows: all }),
  );
  expect(sheet).toHaveLength(part.length);
});

it.each([
  ['MTM', '/mtm/summary'],
  ['LEGAL_DASHBOARD', '/legal-dashboard/summary'],
  ['ONE_CLICK_CONFIRMATION', '/trade-confirmations'],
] as const)('GRID-007 %s refuses whoever does not hold the service', async (service, widget) => {
  for (const [path, body] of [
    [`/grids/${service}`],
    [`/grids/${service}/rights`],
    [`/grids/${service}/export`, { columns: ['company'], rows: [] }],
    [widget],
  ] as const)
    expect((await bank.send('restricted', path, body)).status, path).toBe(403);
});

it('the bank has a derivative that matured, an agreement that ended and values below zero', async () => {
  const [row] = await bank.query<{ matured: number; ended: number; losses: number }>(sql`select
    (select count(*)::int from derivative_trades where maturity_date < ${bank.today}) as matured,
    (select count(*)::int from legal_agreements where state = 'IN_FORCE' and ends_on < ${bank.today}) as ended,
    (select count(*)::int from derivative_trades where value_in_eur < 0) as losses`);
  expect(row).toMatchObject({ matured: 1, ended: 1 });
  expect(row!.losses).toBeGreaterThan(1);
});
