import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import type { FinancingList } from '@atrium/contract/loans-and-deposits';
import { FINANCING_SUB_TYPES, MATURITY_MONTHS } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, entitiesOf, failureOf, raw } from './support.ts';

const REFUSED = ['restricted', 'client-admin', 'newcomer', 'marketing', 'demo', 'it-support', 'osa'] as const;

const listOf = (persona: PersonaId, type: FinancingType, contractId?: string) =>
  as(persona).loansAndDeposits.list({ query: { type, contractId } });
const linesOf = ({ data }: FinancingList) => [
  ...data.deals.flatMap(({ facilities }) => facilities.flatMap(({ children }) => children)),
  ...data.lines,
];
const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
/** Returns Halden's contract, whose figures no test changes. */
const financing = async () => {
  const contracts = await as('super-admin').loansAndDeposits.contracts();
  return contracts.find(({ number }) => number === '00391')!;
};

describe('GET /loans-and-deposits/summary', () => {
  it('DATA-021 WID-061 WID-062 returns both products and both directions by month, with the date of the data', async () => {
    const summary = await as('client').loansAndDeposits.summary();
    expect(summary.extractionDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const chart of [summary.dnp32, summary.termDeposit, summary.termLoan, summary.rcf]) {
      expect(chart.labels).toHaveLength(MATURITY_MONTHS);
      expect(chart.labels).toEqual(summary.dnp32.labels);
      expect(chart.datasets.map(({ data }) => data.length)).toEqual([MATURITY_MONTHS]);
    }
  });

  it('LD-011 incoming amounts are positive, outgoing ones negative', async () => {
    const { dnp32, termDeposit, termLoan, rcf, nextMaturities } =
      await as('client').loansAndDeposits.summary();
    const figures = (chart: typeof dnp32) => chart.datasets.flatMap(({ data }) => data);
    expect([...figures(dnp32), ...figures(termDeposit)].filter((amount) => amount < 0)).toEqual([]);
    expect([...figures(termLoan), ...figures(rcf)].filter((amount) => amount > 0)).toEqual([]);
    expect(nextMaturities.deposits.every(({ amount }) => amount > 0)).toBe(true);
    expect(nextMaturities.loans.every(({ amount }) => amount < 0)).toBe(true);
  });

  it('LD-012 LD-013 totals are in euros, with undrawn amounts separate', async () => {
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

  it('lists the next maturities, the nearest first', async () => {
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

  it('contains only data of the user’s contracts', async () => {
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

  it.each(REFUSED)('refuses %s, who does not have the service', async (persona) => {
    expect((await failureOf(as(persona).loansAndDeposits.summary())).status).toBe(403);
  });
});

describe('API-041 GET /loans-and-deposits', () => {
  it('LD-001 LD-002 LD-011 lists loans or deposits, signed from the client’s point of view', async () => {
    const own = await entitiesOf('client');
    for (const type of ['LOAN', 'DEPOSIT'] as const) {
      const list = await listOf('client', type);
      const lines = linesOf(list);
      expect(list.extractionDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(list.isTruncated).toBe(false);
      expect(lines.length).toBeGreaterThan(5);
      expect(lines.filter((line) => FINANCING_SUB_TYPES[line.type] !== type)).toEqual([]);
      expect(lines.filter(({ company }) => !own.names.has(company))).toEqual([]);
      const drawn = lines.filter(({ balanceCategory }) => balanceCategory === 'BA');
      expect(drawn.every(({ amount }) => (type === 'LOAN' ? amount < 0 : amount > 0))).toBe(true);
    }
  });

  it('LD-012 LD-014 DATA-063 parent rows are the sums of their lines in euros, and match the widget', async () => {
    const list = await listOf('client', 'LOAN');
    const { loansOutstanding, undrawn } = await as('client').loansAndDeposits.summary();
    for (const { parent, facilities } of list.data.deals) {
      for (const facility of facilities) {
        const drawn = facility.children.filter(({ balanceCategory }) => balanceCategory === 'BA');
        expect(Math.round(facility.parent.totalDrawnEurAmount * 100)).toBe(
          cents(drawn.map(({ amountInEuro }) => amountInEuro)),
        );
        expect(facility.parent.lines).toBe(facility.children.length);
        expect(facility.parent.isOnlyUndrawnAmount).toBe(drawn.length === 0);
      }
      expect(Math.round(parent.totalDrawnEurAmount * 100)).toBe(
        cents(facilities.map((facility) => facility.parent.totalDrawnEurAmount)),
      );
      expect(Math.round(parent.totalUnDrawnEurAmount * 100)).toBe(
        cents(facilities.map((facility) => facility.parent.totalUnDrawnEurAmount)),
      );
    }
    const lines = linesOf(list);
    const inEuro = (category: string) =>
      cents(
        lines
          .filter(({ balanceCategory }) => balanceCategory === category)
          .map(({ amountInEuro }) => amountInEuro),
      ) / 100;
    expect(inEuro('BA')).toBe(loansOutstanding);
    expect(inEuro('HBG')).toBe(undrawn);
  });

  it('LD-013 LD-015 LD-016 names deals and facilities, and has an amount in one currency only if fully drawn in it', async () => {
    const { id } = await financing();
    const { data } = await listOf('client', 'LOAN', id);
    const deal = data.deals.find(({ dealReference }) => dealReference === 'D-2023-0114')!;
    expect(deal.parent).toMatchObject({
      referenceSTI2Label: 'Syndicated facilities 2023',
      referenceSTI3Label: null,
      totalDrawnEurAmount: -144_600_000,
      totalUnDrawnEurAmount: 60_000_000,
      areAllDrawnAmountsSameCurrency: false,
      totalDrawnAmount: null,
      currency: null,
      drawnCurrencies: 2,
      lines: 6,
    });
    const [termLoans, revolving] = deal.facilities;
    expect(termLoans!.parent).toMatchObject({
      referenceSTI3Label: 'Facility A, term loans',
      areAllDrawnAmountsSameCurrency: true,
      totalDrawnAmount: -116_600_000,
      currency: 'EUR',
    });
    expect(revolving!.parent.areAllDrawnAmountsSameCurrency).toBe(false);
    expect(revolving!.children.find(({ referenceNo }) => referenceNo === 'RCF-LINE')).toMatchObject({
      balanceCategory: 'HBG',
      amountInEuro: 60_000_000,
      aggregationKey: null,
    });
    expect(data.lines.map(({ referenceNo }) => referenceNo)).toEqual(['OC-02']);
  });

  it('LD-006 requires and accepts a contract for users with the contract form', async () => {
    const failure = await failureOf(listOf('super-admin', 'LOAN'));
    expect(failure.status).toBe(400);
    expect(failure.labels).toEqual(['Choose a contract first.']);
    const { id } = await financing();
    expect(linesOf(await listOf('super-admin', 'LOAN', id)).length).toBeGreaterThan(5);
  });

  it('is 404 for contracts of others', async () => {
    const own = new Set(
      (await as('client').serviceContracts.list({ params: { id: 'LOANS_AND_DEPOSITS' } })).map(
        ({ id }) => id,
      ),
    );
    const all = await as('super-admin').loansAndDeposits.contracts();
    const foreign = all.find(({ id }) => !own.has(id))!;
    for (const id of [foreign.id, randomUUID()])
      expect((await failureOf(listOf('client', 'LOAN', id))).status).toBe(404);
  });

  it.each(['', '?type=OTHER', '?type=LOAN&contractId=1'])('refuses invalid input: %s', async (query) => {
    expect((await raw(`/api/loans-and-deposits${query}`, { as: 'client' })).status).toBe(400);
  });

  it.each(REFUSED)('refuses %s, who does not have the service', async (persona) => {
    expect((await failureOf(listOf(persona, 'LOAN'))).status).toBe(403);
  });
});

describe('API-043 rights and contracts', () => {
  it('LD-004 LD-005 LD-017 bank administrators select among the contracts with the service', async () => {
    expect(await as('super-admin').loansAndDeposits.rights()).toMatchObject({ canUseContractForm: true });
    const offered = await as('super-admin').loansAndDeposits.contracts();
    const all = await as('super-admin').serviceContracts.list({ params: { id: 'LOANS_AND_DEPOSITS' } });
    expect(offered.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(offered.every(({ rights }) => rights.canChangeTreasuryReportingVisibility)).toBe(true);
    const { id } = offered[0]!;
    const contract = await as('super-admin').contracts.get({ params: { id } });
    expect(contract.rights.canChangeTreasuryReportingVisibility).toBe(true);
  });

  it.each(['client', 'staff'] as const)('LD-004 %s has no contract form', async (persona) => {
    expect(await as(persona).loansAndDeposits.rights()).toMatchObject({ canUseContractForm: false });
    expect(await as(persona).loansAndDeposits.contracts()).toEqual([]);
  });

  it('LD-008 a client who can create requests of the service may do so', async () => {
    const expected = await as('client').requestCreation.serviceRights({
      params: { serviceId: 'LOANS_AND_DEPOSITS' },
    });
    const { canCreateRequest } = await as('client').loansAndDeposits.rights();
    expect(canCreateRequest).toBe(true);
    expect({ canCreateRequest }).toEqual(expected);
  });

  it.each(REFUSED)('refuses %s', async (persona) => {
    expect((await failureOf(as(persona).loansAndDeposits.rights())).status).toBe(403);
    expect((await failureOf(as(persona).loansAndDeposits.contracts())).status).toBe(403);
  });
});

describe('API-042 GET /loans-and-deposits/{id}', () => {
  const detailOf = (persona: PersonaId, id: string, ricosCode: string) =>
    as(persona).loansAndDeposits.detail({ params: { id }, query: { ricosCode } });

  it('LD-003 LD-019 DATA-062 returns a term loan with interest and payments', async () => {
    const line = linesOf(await listOf('client', 'LOAN')).find(({ referenceNo }) => referenceNo === 'TL-E')!;
    const detail = await detailOf('client', line.id, line.ricosCode);
    expect(detail).toMatchObject({
      productType: 'LOAN',
      type: 'TermLoan',
      referenceNo: 'TL-E',
      amount: -94_100_000,
      totalEURAmtInAcctBalCcy: -94_100_000,
      referenceSTI2Label: 'Syndicated facilities 2023',
      outstandingMaturityDate: line.maturityDate,
    });
    expect(detail.country).toMatch(/^[A-Z]{2}$/);
    expect(detail.bank).toMatch(/Atrium Bank/);
    expect(detail.accruedInterestAmount).toBeLessThan(0);
    expect(detail.calculationBasis).toMatch(/^ACT/);
    expect(cents(detail.amortization.map(({ amount }) => amount))).toBe(cents([detail.amount]));
    const days = detail.amortization.map(({ outstandingMaturityDate }) => outstandingMaturityDate);
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toBe(detail.maturityDate);
  });

  it('a call deposit has neither maturity nor payments', async () => {
    const line = linesOf(await listOf('client', 'DEPOSIT')).find(
      ({ referenceNo }) => referenceNo === 'HB-N32',
    )!;
    const detail = await detailOf('client', line.id, line.ricosCode);
    expect(detail).toMatchObject({
      productType: 'DEPOSIT',
      maturityDate: null,
      outstandingMaturityDate: null,
      amortization: [],
      amount: 12_500_000,
    });
    expect(detail.accruedInterestAmount).toBeGreaterThan(0);
  });

  it('LD-007 is 404 for a line without a key, of another legal entity or of another client', async () => {
    const lines = linesOf(await listOf('client', 'LOAN'));
    const undrawn = lines.find(({ aggregationKey }) => aggregationKey === null)!;
    const line = lines.find(({ aggregationKey }) => aggregationKey !== null)!;
    const own = await entitiesOf('client');
    const all = await as('super-admin').loansAndDeposits.contracts();
    const lists = await Promise.all(all.map(({ id }) => listOf('super-admin', 'LOAN', id)));
    const foreign = lists
      .flatMap(linesOf)
      .find(({ ricosCode, aggregationKey }) => aggregationKey !== null && !own.codes.has(ricosCode))!;
    for (const [id, ricosCode] of [
      [undrawn.id, undrawn.ricosCode],
      [line.id, 'X'],
      [foreign.id, foreign.ricosCode],
      [randomUUID(), line.ricosCode],
    ] as const)
      expect((await failureOf(detailOf('client', id, ricosCode))).status).toBe(404);
    expect(await detailOf('super-admin', foreign.id, foreign.ricosCode)).toMatchObject({ id: foreign.id });
  });

  it('requires the legal entity', async () => {
    const [line] = linesOf(await listOf('client', 'LOAN'));
    expect((await raw(`/api/loans-and-deposits/${line!.id}`, { as: 'client' })).status).toBe(400);
  });

  it.each(REFUSED)('refuses %s', async (persona) => {
    expect((await failureOf(detailOf(persona, randomUUID(), 'X'))).status).toBe(403);
  });
});

describe('API-143 PATCH /contracts/{id}', () => {
  const share = (persona: PersonaId, id: string, visibility: boolean) =>
    as(persona).contracts.patch({ params: { id }, body: { bmf: { visibility } } });

  it('LD-017 DATA-064 shares or hides the data of a contract for its users, and audits it', async () => {
    const before = (await as('super-admin').loansAndDeposits.contracts()).find(
      ({ number, isReadOnly }) => number !== '00391' && !isReadOnly,
    )!;
    const { id } = before;
    const next = !before.bmf.visibility;
    expect(await share('super-admin', id, next)).toEqual({ id, bmf: { visibility: next } });
    const after = (await as('super-admin').loansAndDeposits.contracts()).find((one) => one.id === id)!;
    expect(after.bmf).toEqual({ visibility: next });
    const audit = await as('super-admin').auditEvents.ofContract({ params: { id }, query: {} });
    expect(audit.pageRecords[0]).toMatchObject({
      name: 'bmfVisibility',
      eventType: 'UPDATE',
      newValue: next ? 'ACTIVATED' : 'DEACTIVATED',
    });
    await share('super-admin', id, before.bmf.visibility);
  });

  it('LD-005 is refused without the right, and 404 for contracts of others', async () => {
    const { id } = await financing();
    for (const persona of ['client', 'staff'] as const)
      expect((await failureOf(share(persona, id, false))).status).toBe(403);
    expect((await failureOf(share('client', randomUUID(), false))).status).toBe(404);
    expect((await failureOf(share('newcomer', id, false))).status).toBe(404);
    expect((await failureOf(share('demo', id, false))).status).toBe(403);
    expect((await financing()).bmf.visibility).toBe(true);
  });

  it.each([{}, { bmf: {} }, { bmf: { visibility: 'yes' } }, { bmf: { visibility: true }, name: 'Other' }])(
    'refuses invalid input: %j',
    async (json) => {
      const { id } = await financing();
      const answer = await raw(`/api/contracts/${id}`, { as: 'super-admin', method: 'PATCH', json });
      expect(answer.status).toBe(400);
    },
  );
});

describe('LD-010 POST /loans-and-deposits/export', () => {
  const sent = (persona: PersonaId, json: unknown, language = 'en') =>
    raw('/api/loans-and-deposits/export', {
      as: persona,
      json,
      headers: { 'accept-language': language },
    });

  it('LD-009 writes the requested rows and columns in order, with numbers and dates as such', async () => {
    const { data } = await listOf('client', 'LOAN');
    const { parent, facilities } = data.deals.find(({ dealReference }) => dealReference === 'D-2023-0114')!;
    const line = facilities[1]!.children.find(({ referenceNo }) => referenceNo === 'RCF-05')!;
    const answer = await sent('client', {
      type: 'LOAN',
      columns: ['maturityDate', 'line', 'amount', 'drawn', 'undrawn'],
      rows: [line.id, 'gone', parent.id],
    });
    expect(answer.headers.get('content-disposition')).toContain('filename="export_loans.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]!.name).toBe('Loans');
    expect(sheets[0]!.rows).toEqual([
      ['Maturity', 'Level', 'Deal, facility and line', 'Amount', 'Currency', 'Drawn, EUR', 'Undrawn, EUR'],
      [new Date(`${line.maturityDate}T00:00:00Z`), 'Line', 'RCF-05', -line.amount, 'USD', 20_000_000, null],
      [
        new Date(`${parent.closingDate}T00:00:00Z`),
        'Deal',
        'Syndicated facilities 2023 D-2023-0114',
        null,
        null,
        144_600_000,
        60_000_000,
      ],
    ]);
    // The totals are those of the lines, not of the deal above them.
    expect(sheets[1]!.name).toBe('About');
    expect(sheets[1]!.rows.slice(2)).toEqual([
      ['Lines', 1],
      ['Total: Drawn, EUR', 20_000_000],
      ['Total: Undrawn, EUR', 0],
    ]);
  });

  it('LD-010 counts and totals the lines under a collapsed deal, as the page does', async () => {
    const { data } = await listOf('client', 'LOAN');
    const { parent, facilities } = data.deals.find(({ dealReference }) => dealReference === 'D-2023-0114')!;
    const lines = facilities.flatMap(({ children }) => children);
    const [first] = lines;
    const answer = await sent('client', {
      type: 'LOAN',
      columns: ['line'],
      rows: [parent.id, first!.id],
      // A line that is listed too is counted once; a deal and what others hold are not counted.
      collapsed: [...lines.map(({ id }) => id), parent.id, randomUUID()],
    });
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]!.rows).toHaveLength(3);
    expect(sheets[1]!.rows.slice(2)).toEqual([
      ['Lines', lines.length],
      ['Total: Drawn, EUR', 144_600_000],
      ['Total: Undrawn, EUR', 60_000_000],
    ]);
  });

  it('LD-009 uses deposit terms for deposits, in the language of the call', async () => {
    const [line] = linesOf(await listOf('client', 'DEPOSIT'));
    const answer = await sent(
      'client',
      { type: 'DEPOSIT', columns: ['line', 'drawn'], rows: [line!.id] },
      'fr',
    );
    expect(answer.headers.get('content-disposition')).toContain('filename="export_deposits.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]!.name).toBe('Dépôts');
    expect(sheets[0]!.rows[0]).toEqual(['Niveau', 'Référence', 'Montant, EUR']);
    const { extractionDate } = await listOf('client', 'DEPOSIT');
    expect(sheets[1]!.name).toBe('À propos');
    expect(sheets[1]!.rows).toEqual([
      ['Contrat', 'Tous vos contrats'],
      ['Extrait le', new Date(`${extractionDate}T00:00:00Z`)],
      ['Lignes', 1],
      ['Total\u00A0: Montant, EUR', Math.abs(line!.amountInEuro)],
    ]);
  });

  it('omits rows of others, and refuses invalid input', async () => {
    const answer = await sent('client', { type: 'LOAN', columns: ['line'], rows: [randomUUID()] });
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]!.rows).toHaveLength(1);
    for (const body of [
      { type: 'LOAN', columns: ['other'], rows: [] },
      { type: 'LOAN', columns: [], rows: [] },
      { columns: ['line'], rows: [] },
    ])
      expect((await sent('client', body)).status).toBe(400);
    expect((await sent('super-admin', { type: 'LOAN', columns: ['line'], rows: [] })).status).toBe(400);
    expect(
      (await sent('client', { type: 'LOAN', contractId: randomUUID(), columns: ['line'], rows: [] })).status,
    ).toBe(404);
  });

  it.each(REFUSED)('refuses %s', async (persona) => {
    expect((await sent(persona, { type: 'LOAN', columns: ['line'], rows: [] })).status).toBe(403);
  });
});
