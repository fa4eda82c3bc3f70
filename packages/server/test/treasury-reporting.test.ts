import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { serviceRightId } from '@atrium/contract/service-rights-rules';
import type { TreasuryItem } from '@atrium/contract/treasury-reporting';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, entitiesOf, failureOf, raw } from './support.ts';

const REFUSED = ['restricted', 'marketing', 'demo', 'it-support'] as const;

const listOf = (persona: PersonaId, type: FinancingType, contractId?: string) =>
  as(persona).treasuryReporting.list({ query: { type, contractId } });
const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
/** Returns Halden’s contract with the service, whose figures no test changes. */
const reporting = async () => {
  const contracts = await as('super-admin').treasuryReporting.contracts();
  return contracts.find(({ number }) => number === '00418')!;
};
const named = (items: readonly TreasuryItem[], reference: string) =>
  items.find(({ referenceNo }) => referenceNo === reference)!;

describe('API-157 GET /treasury-reporting', () => {
  it('TR-001 TR-002 TR-010 TR-012 lists the loans or deposits of the user’s legal entities, with the date of the data', async () => {
    const own = await entitiesOf('client');
    for (const type of ['LOAN', 'DEPOSIT'] as const) {
      const { data, extractionDate, isTruncated } = await listOf('client', type);
      expect(extractionDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(isTruncated).toBe(false);
      expect(data.length).toBeGreaterThan(4);
      expect(data.filter((item) => item.type !== type || FINANCING_SUB_TYPES[item.subType] !== type)).toEqual(
        [],
      );
      expect(data.filter(({ company }) => !own.names.has(company))).toEqual([]);
      expect(data.every(({ amount }) => (type === 'LOAN' ? amount <= 0 : amount > 0))).toBe(true);
    }
  });

  it('DATA-061 matches the amounts lent to these legal entities, with undrawn amounts separate', async () => {
    const { id } = await reporting();
    const { data } = await listOf('client', 'LOAN', id);
    expect(cents(data.map(({ amountInEUR }) => amountInEUR))).toBe(cents([-158_800_000]));
    expect(cents(data.map(({ undrawnAmountInEUR }) => undrawnAmountInEUR))).toBe(cents([60_000_000]));
    expect(named(data, 'RCF-LINE')).toMatchObject({
      amount: 0,
      amountInEUR: 0,
      undrawnAmount: 60_000_000,
      undrawnAmountCcy: 'EUR',
    });
    expect(named(data, 'RCF-05')).toMatchObject({ currency: 'USD', amountInEUR: -20_000_000 });
    const deposits = (await listOf('client', 'DEPOSIT', id)).data;
    expect(cents(deposits.map(({ amountInEUR }) => amountInEUR))).toBe(cents([39_000_000]));
  });

  it('DATA-061 matches loans and deposits for the same line', async () => {
    const { data } = await listOf('client', 'LOAN');
    const { data: financing } = await as('client').loansAndDeposits.list({ query: { type: 'LOAN' } });
    const lines = [
      ...financing.deals.flatMap(({ facilities }) => facilities.flatMap(({ children }) => children)),
      ...financing.lines,
    ];
    for (const reference of ['TL-E', 'RCF-05', 'TL-C']) {
      const line = lines.find(({ referenceNo }) => referenceNo === reference)!;
      expect(named(data, reference)).toMatchObject({
        id: line.id,
        subType: line.type,
        amount: line.amount,
        amountInEUR: line.amountInEuro,
        maturityDate: line.maturityDate,
        rate: line.rate,
      });
    }
  });

  it('TR-011 names products in the language of the call', async () => {
    const names = async (language: string) => {
      const answer = await raw('/api/treasury-reporting?type=DEPOSIT', {
        as: 'client',
        headers: { 'accept-language': language },
      });
      const { data } = (await answer.json()) as { data: TreasuryItem[] };
      return new Set(data.filter(({ subType }) => subType === 'EmprDAT').map(({ typeLabel }) => typeLabel));
    };
    expect(await names('en')).toEqual(new Set(['Term deposit']));
    expect(await names('fr')).toEqual(new Set(['Dépôt à terme']));
  });

  it('TR-001 filtering by contract limits the list to its legal entities', async () => {
    const { id } = await reporting();
    const [all, own] = [await listOf('client', 'LOAN'), await listOf('client', 'LOAN', id)];
    const ids = new Set(all.data.map((item) => item.id));
    expect(own.data.filter((item) => !ids.has(item.id))).toEqual([]);
    expect(own.data.map(({ referenceNo }) => referenceNo)).not.toContain('OC-02');
  });

  it('DATA-064 a provider sees the data of contracts that share it, and nothing of others', async () => {
    const contracts = await as('osa').serviceContracts.list({ params: { id: 'TREASURY_REPORTING' } });
    const all = await as('super-admin').treasuryReporting.contracts();
    const shared = (id: string) => all.find((one) => one.id === id)!.bmf.visibility;
    const hidden = contracts.filter(({ id }) => !shared(id));
    expect(hidden.length).toBeGreaterThan(0);
    const found = await Promise.all(
      hidden.flatMap(({ id }) =>
        (['LOAN', 'DEPOSIT'] as const).map(async (type) => {
          const { data, isWithheld } = await listOf('osa', type, id);
          expect(data).toEqual([]);
          // The bank sees what the contract keeps.
          expect(isWithheld).toBe((await listOf('super-admin', type, id)).data.length > 0);
          return isWithheld;
        }),
      ),
    );
    expect(new Set(found)).toEqual(new Set([true, false]));
    const halden = await entitiesOf('client');
    const { data, isWithheld } = await listOf('osa', 'LOAN');
    expect(data.length).toBeGreaterThan(0);
    expect(isWithheld).toBe(false);
    expect(data.filter(({ company }) => !halden.names.has(company))).toEqual([]);
  });

  it.each(['super-admin', 'client-admin'] as const)(
    'TR-016 requires and accepts a contract for %s, who has the contract form',
    async (persona) => {
      const failure = await failureOf(listOf(persona, 'LOAN'));
      expect(failure.status).toBe(400);
      expect(failure.labels).toEqual(['Choose a contract first.']);
      const { id } = await reporting();
      expect((await listOf(persona, 'LOAN', id)).data.length).toBeGreaterThan(5);
    },
  );

  it('is 404 for contracts of others and contracts without the service', async () => {
    const own = await as('client').serviceContracts.list({ params: { id: 'TREASURY_REPORTING' } });
    const all = await as('super-admin').treasuryReporting.contracts();
    const foreign = all.find(({ id }) => own.every((one) => one.id !== id))!;
    const financing = (await as('super-admin').loansAndDeposits.contracts()).find(
      ({ number }) => number === '00391',
    )!;
    for (const id of [foreign.id, financing.id, randomUUID()])
      expect((await failureOf(listOf('client', 'LOAN', id))).status).toBe(404);
  });

  it.each(['', '?type=OTHER', '?type=LOAN&contractId=1'])('refuses invalid input: %s', async (query) => {
    expect((await raw(`/api/treasury-reporting${query}`, { as: 'client' })).status).toBe(400);
  });

  it.each(REFUSED)('refuses %s, who does not have the service', async (persona) => {
    expect((await failureOf(listOf(persona, 'LOAN'))).status).toBe(403);
  });
});

describe('API-160 rights and contracts', () => {
  it('TR-014 bank administrators select among the contracts with the service', async () => {
    expect(await as('super-admin').treasuryReporting.rights()).toMatchObject({ canUseContractForm: true });
    const offered = await as('super-admin').treasuryReporting.contracts();
    const all = await as('super-admin').serviceContracts.list({ params: { id: 'TREASURY_REPORTING' } });
    expect(offered.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(offered.every(({ rights }) => rights.canChangeTreasuryReportingVisibility)).toBe(true);
  });

  it('TR-014 client administrators select among the contracts they administer', async () => {
    expect(await as('client-admin').treasuryReporting.rights()).toMatchObject({ canUseContractForm: true });
    const offered = await as('client-admin').treasuryReporting.contracts();
    expect(offered.map(({ number }) => number)).toEqual(['00418']);
  });

  it('DATA-064 returns the number of contract users with access to its data', async () => {
    const { id, usersQuantity } = await reporting();
    const people = await as('super-admin').contractUsers.list({ params: { id } });
    const right = serviceRightId('TREASURY_REPORTING', 'Access');
    const entitled = people.filter(({ serviceRights }) =>
      serviceRights.some(({ serviceRightId: given }) => given === right),
    );
    expect(usersQuantity).toBe(entitled.length);
    expect(entitled.length).toBeGreaterThan(0);
    expect(entitled.length).toBeLessThan(people.length);
  });

  it.each(['client', 'staff', 'osa'] as const)('TR-014 %s has no contract form', async (persona) => {
    expect(await as(persona).treasuryReporting.rights()).toMatchObject({ canUseContractForm: false });
    expect(await as(persona).treasuryReporting.contracts()).toEqual([]);
  });

  const mayCreate = async (persona: PersonaId) =>
    (await as(persona).treasuryReporting.rights()).canCreateRequest;

  it.each(['client', 'staff', 'super-admin'] as const)(
    'TR-009 returns whether %s may create a request of the service',
    async (persona) => {
      const canCreateRequest = await mayCreate(persona);
      const expected = await as(persona).requestCreation.serviceRights({
        params: { serviceId: 'TREASURY_REPORTING' },
      });
      expect({ canCreateRequest }).toEqual(expected);
    },
  );

  it('TR-009 a client who can create requests of the service may do so', async () => {
    expect(await mayCreate('client')).toBe(true);
  });

  it.each(REFUSED)('refuses %s', async (persona) => {
    expect((await failureOf(as(persona).treasuryReporting.rights())).status).toBe(403);
    expect((await failureOf(as(persona).treasuryReporting.contracts())).status).toBe(403);
  });
});

describe('API-158 GET /treasury-reporting/{id}', () => {
  const detailOf = (persona: PersonaId, id: string) =>
    as(persona).treasuryReporting.detail({ params: { id } });

  it('TR-004 TR-005 TR-006 TR-007 TR-008 returns a loan with counterparty, terms, interest and payments', async () => {
    const item = named((await listOf('client', 'LOAN')).data, 'TL-E');
    const detail = await detailOf('client', item.id);
    expect(detail).toMatchObject({
      ...item,
      type: 'LOAN',
      subType: 'TermLoan',
      typeLabel: 'Term loan',
      country: 'FR',
      amountInEUR: -94_100_000,
      outstandingMaturityDate: item.maturityDate,
    });
    expect(detail.bank).toMatch(/Atrium Bank/);
    expect(detail.accruedInterests).toBeLessThan(0);
    expect(detail.calculationBasis).toMatch(/^ACT/);
    expect(detail.interestCalcDate! <= detail.extractionDate).toBe(true);
    expect(cents(detail.amortizations.map(({ amount }) => amount))).toBe(cents([detail.amount]));
    const days = detail.amortizations.map(({ dueDate }) => dueDate);
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toBe(detail.maturityDate);
  });

  it('TR-007 a deposit has no outstanding maturity and no payments; the undrawn part of a line has no interest', async () => {
    const deposit = named((await listOf('client', 'DEPOSIT')).data, 'HF-221');
    expect(await detailOf('client', deposit.id)).toMatchObject({
      type: 'DEPOSIT',
      amount: 12_500_000,
      outstandingMaturityDate: null,
      amortizations: [],
    });
    const line = named((await listOf('client', 'LOAN')).data, 'RCF-LINE');
    expect(await detailOf('client', line.id)).toMatchObject({ amount: 0, accruedInterests: null });
  });

  it('is 404 for an item of others', async () => {
    const own = await entitiesOf('client');
    const contracts = await as('super-admin').treasuryReporting.contracts();
    const lists = await Promise.all(contracts.map(({ id }) => listOf('super-admin', 'LOAN', id)));
    const foreign = lists.flatMap(({ data }) => data).find(({ company }) => !own.names.has(company))!;
    expect(await detailOf('super-admin', foreign.id)).toMatchObject({ id: foreign.id });
    for (const id of [foreign.id, randomUUID()])
      expect((await failureOf(detailOf('client', id))).status).toBe(404);
    expect((await raw('/api/treasury-reporting/1', { as: 'client' })).status).toBe(404);
  });

  it.each(REFUSED)('refuses %s', async (persona) => {
    expect((await failureOf(detailOf(persona, randomUUID()))).status).toBe(403);
  });
});

describe('API-159 POST /treasury-reporting/export', () => {
  const sent = (persona: PersonaId, type: string, json: unknown, language = 'en') =>
    raw(`/api/treasury-reporting/export?type=${type}`, {
      as: persona,
      json,
      headers: { 'accept-language': language },
    });
  const filters = { columns: ['referenceNo'] };
  const sheetOf = async (answer: Response) =>
    (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]!;

  it('TR-013 writes the requested items and columns in order, with numbers and dates as such', async () => {
    const { data } = await listOf('client', 'LOAN');
    const [drawing, line] = [named(data, 'RCF-05'), named(data, 'RCF-LINE')];
    const answer = await sent('client', 'LOAN', {
      // A reference given twice is written once.
      references: [line.id, 'gone', drawing.id, line.id],
      filters: { columns: ['maturityDate', 'referenceNo', 'amount', 'amountInEUR', 'undrawnAmountInEUR'] },
    });
    expect(answer.headers.get('content-disposition')).toContain('filename="treasury_loans.xlsx"');
    const sheet = await sheetOf(answer);
    expect(sheet.name).toBe('Loans');
    const day = (text: string | null) => new Date(`${text}T00:00:00Z`);
    expect(sheet.rows).toEqual([
      ['Maturity', 'Reference', 'Amount', 'Currency', 'Drawn, EUR', 'Undrawn, EUR'],
      [day(line.maturityDate), 'RCF-LINE', 60_000_000, 'EUR', null, 60_000_000],
      [day(drawing.maturityDate), 'RCF-05', -drawing.amount, 'USD', 20_000_000, null],
    ]);
  });

  it('TR-013 uses deposit terms for deposits, in the language of the call', async () => {
    const item = named((await listOf('client', 'DEPOSIT')).data, 'HF-221');
    const answer = await sent(
      'client',
      'DEPOSIT',
      { references: [item.id], filters: { columns: ['company', 'subType', 'amountInEUR'] } },
      'fr',
    );
    expect(answer.headers.get('content-disposition')).toContain('filename="treasury_deposits.xlsx"');
    const sheet = await sheetOf(answer);
    expect(sheet.name).toBe('Dépôts');
    expect(sheet.rows).toEqual([
      ['Société', 'Type', 'Montant, EUR'],
      [item.company, 'Dépôt à terme', 12_500_000],
    ]);
  });

  it('omits items of others, and refuses invalid input', async () => {
    const unknown = await sent('client', 'LOAN', { references: [randomUUID()], filters });
    expect((await sheetOf(unknown)).rows).toHaveLength(1);
    for (const body of [
      { references: [], filters: { columns: ['other'] } },
      { references: [], filters: { columns: [] } },
      { references: [] },
      { filters },
    ])
      expect((await sent('client', 'LOAN', body)).status).toBe(400);
    expect((await sent('client', 'OTHER', { references: [], filters })).status).toBe(400);
    expect((await sent('super-admin', 'LOAN', { references: [], filters })).status).toBe(400);
    const foreign = { references: [], filters: { ...filters, contractId: randomUUID() } };
    expect((await sent('client', 'LOAN', foreign)).status).toBe(404);
  });

  it.each(REFUSED)('refuses %s', async (persona) => {
    expect((await sent(persona, 'LOAN', { references: [], filters })).status).toBe(403);
  });
});
