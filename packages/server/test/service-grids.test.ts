import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { GRID_ROW_LIMIT } from '@atrium/contract/service-grid-rules';
import type { GridColumnType } from '@atrium/contract/service-grid-rules';
import type { ServiceGrid } from '@atrium/contract/service-grids';
import type { ServiceCode } from '@atrium/contract/services';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, entitiesOf, expectProblem, failureOf, raw } from './support.ts';

const REPORTS = [
  'GUARANTEES',
  'MTM',
  'YOUR_CARBON_EMISSIONS',
  'LEGAL_DASHBOARD',
  'ONE_CLICK_CONFIRMATION',
] as const satisfies readonly ServiceCode[];

const gridOf = (persona: PersonaId, id: string, contractId?: string, language = 'en') =>
  as(persona, language).serviceGrids.grid({ params: { id }, query: { contractId } });
const rightsOf = (persona: PersonaId, id: string, contractId?: string) =>
  as(persona).serviceGrids.rights({ params: { id }, query: { contractId } });
const contractsOf = (persona: PersonaId, id: ServiceCode) =>
  as(persona).serviceContracts.list({ params: { id } });
const column = ({ rows }: ServiceGrid, id: string) => rows.map(({ cells }) => cells[id]!);
const texts = (grid: ServiceGrid, id: string) => column(grid, id).map(String);
const isOfType = (type: GridColumnType, value: string | number | null): boolean =>
  value === null || (type === 'date' ? /^\d{4}-\d{2}-\d{2}$/.test(String(value)) : typeof value === type);
const cents = (amount: unknown) => Math.round((amount as number) * 100);

describe('API-038 GET /grids/{id}', () => {
  it.each(REPORTS)('DATA-073 GRID-013 %s has typed columns and cells of these types', async (id) => {
    const grid = await gridOf('client', id);
    expect(grid).toMatchObject({ serviceCode: id, serviceId: id, isTruncated: false });
    expect(grid.serviceLabel).toMatch(/\S/);
    expect(grid.noResultsLabel).toMatch(/\S/);
    expect(grid.rows.length).toBeGreaterThan(3);
    expect(new Set(grid.rows.map((row) => row.id)).size).toBe(grid.rows.length);
    const ids = grid.headers.map((header) => header.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { cells } of grid.rows) {
      expect(Object.keys(cells).sort()).toEqual(ids.toSorted());
      expect(grid.headers.filter((header) => !isOfType(header.type, cells[header.id]!))).toEqual([]);
    }
  });

  it('GRID-002 has the date of its data, if known', async () => {
    expect((await gridOf('client', 'GUARANTEES')).asOfDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const derivatives = await gridOf('client', 'MTM');
    expect(derivatives.asOfDate).toBe(texts(derivatives, 'valuedOn').toSorted().at(-1));
    expect((await gridOf('client', 'YOUR_CARBON_EMISSIONS')).asOfDate).toBeNull();
  });

  it('GRID-009 pins six columns of the guarantees, and one of every other report', async () => {
    for (const id of REPORTS) {
      expect((await gridOf('client', id)).pinnedColumns, id).toBe(id === 'GUARANTEES' ? 6 : 1);
    }
  });

  it('GRID-005 GRID-015 only carbon emissions have questions and answers', async () => {
    for (const id of REPORTS) {
      const { faq } = await gridOf('client', id);
      expect(faq.length > 0, id).toBe(id === 'YOUR_CARBON_EMISSIONS');
    }
  });

  it('WID-067 the guarantees in force add up to the total of the widget', async () => {
    const [grid, summary] = await Promise.all([
      gridOf('client', 'GUARANTEES'),
      as('client').guarantees.summary(),
    ]);
    const inForce = grid.rows.filter(({ cells }) => cells['state'] === 'In force');
    expect(inForce).toHaveLength(summary.count);
    const sum = column(grid, 'outstandingInEur').reduce<number>((total, value) => total + cents(value), 0);
    expect(sum).toBe(cents(summary.amountInEur));
  });

  it('WID-083 contains only trades of contracts with the right to confirm them', async () => {
    const granted = await contractsOf('client', 'ONE_CLICK_CONFIRMATION');
    const grid = await gridOf('client', 'ONE_CLICK_CONFIRMATION');
    expect(new Set(texts(grid, 'contract'))).toEqual(new Set(granted.map(({ name }) => name)));
    expect(granted.length).toBeLessThan((await contractsOf('client', 'KYC')).length);
    const known = new Set(texts(grid, 'reference'));
    const { pageRecords } = await as('client').tradeConfirmations.list();
    expect(pageRecords.filter(({ reference }) => !known.has(reference))).toEqual([]);
  });

  it('is in the language of the call', async () => {
    const french = await gridOf('client', 'GUARANTEES', undefined, 'fr');
    expect(french.serviceLabel).toBe('Garanties');
    expect(french.headers.map(({ label }) => label)).toContain('Donneur d’ordre');
    expect(column(french, 'state')).toContain('En vigueur');
  });

  it.each(REPORTS)('%s has the same codes in both languages, named as its cells', async (id) => {
    const [english, french] = await Promise.all(
      ['en', 'fr'].map((language) => gridOf('client', id, undefined, language)),
    );
    const codesOf = ({ headers }: ServiceGrid) =>
      headers.flatMap((header) =>
        header.labels ? [[header.id, Object.keys(header.labels).toSorted()]] : [],
      );
    expect(codesOf(french!)).toEqual(codesOf(english!));
    for (const grid of [english!, french!]) {
      const coded = grid.headers.filter(({ id }) => ['kind', 'state', 'product', 'country'].includes(id));
      for (const header of coded) {
        const labels = new Set(Object.values(header.labels!));
        expect(texts(grid, header.id).filter((text) => !labels.has(text))).toEqual([]);
      }
    }
  });

  it('PLAT-057 contains only legal entities of the user’s contracts', async () => {
    const own = await entitiesOf('newcomer');
    const part = await gridOf('newcomer', 'GUARANTEES');
    const all = await gridOf('super-admin', 'GUARANTEES');
    expect(part.rows.length).toBeGreaterThan(0);
    expect(column(part, 'applicant').filter((name) => !own.names.has(String(name)))).toEqual([]);
    expect(all.rows.length).toBeGreaterThan(part.rows.length);
    expect(all.rows.length).toBeLessThanOrEqual(GRID_ROW_LIMIT);
  });

  it.each(['restricted', 'client-admin', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not have the service',
    async (persona) => {
      for (const id of ['GUARANTEES', 'LEGAL_DASHBOARD']) {
        expect((await failureOf(gridOf(persona, id))).status).toBe(403);
        expect((await failureOf(rightsOf(persona, id))).status).toBe(403);
      }
    },
  );

  it('is 404 for an unknown report and 401 without a session', async () => {
    for (const id of ['KYC', 'NOTHING', '__proto__']) {
      expect((await failureOf(gridOf('client', id))).status).toBe(404);
      expect((await failureOf(rightsOf('client', id))).status).toBe(404);
    }
    await expectProblem(await raw('/api/grids/GUARANTEES'), 401, 'UNAUTHENTICATED');
  });
});

describe('API-039 GRID-006 contract filter', () => {
  it('is available to users with several contracts with the service', async () => {
    expect(await contractsOf('client', 'GUARANTEES')).toHaveLength(2);
    expect(await rightsOf('client', 'GUARANTEES')).toEqual({ canFilter: true });
    expect(await contractsOf('newcomer', 'GUARANTEES')).toHaveLength(1);
    expect(await rightsOf('newcomer', 'GUARANTEES')).toEqual({ canFilter: false });
    expect(await rightsOf('staff', 'MTM')).toEqual({ canFilter: true });
  });

  it('divides the rows among the contracts', async () => {
    const all = await gridOf('client', 'GUARANTEES');
    const ids: string[] = [];
    for (const { id, name } of await contractsOf('client', 'GUARANTEES')) {
      const part = await gridOf('client', 'GUARANTEES', id);
      expect(new Set(column(part, 'contract'))).toEqual(new Set([name]));
      expect(await rightsOf('client', 'GUARANTEES', id)).toEqual({ canFilter: true });
      ids.push(...part.rows.map((row) => row.id));
    }
    expect(ids.sort()).toEqual(all.rows.map((row) => row.id).sort());
  });

  it('refuses a contract of others, and any contract for users without the filter', async () => {
    const own = new Set((await contractsOf('client', 'GUARANTEES')).map(({ id }) => id));
    const other = (await contractsOf('super-admin', 'GUARANTEES')).find(({ id }) => !own.has(id))!;
    for (const call of [gridOf, rightsOf]) {
      expect((await failureOf(call('client', 'GUARANTEES', other.id))).status).toBe(404);
      const [only] = await contractsOf('newcomer', 'GUARANTEES');
      expect((await failureOf(call('newcomer', 'GUARANTEES', only!.id))).status).toBe(403);
    }
    expect((await failureOf(gridOf('client', 'GUARANTEES', 'no id'))).status).toBe(400);
  });
});

describe('GRID-007 POST /grids/{id}/export', () => {
  const sent = (persona: PersonaId, id: string, json: unknown, language = 'en') =>
    raw(`/api/grids/${id}/export`, { as: persona, json, headers: { 'accept-language': language } });

  it('writes the requested columns and rows in order, with numbers and dates as such', async () => {
    const { rows } = await gridOf('client', 'GUARANTEES');
    const chosen = [rows[4]!, rows[1]!];
    const answer = await sent(
      'client',
      'GUARANTEES',
      {
        columns: ['expiresOn', 'reference', 'amount'],
        rows: [chosen[0]!.id, 'gone', chosen[1]!.id],
      },
      'fr',
    );
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="guarantees.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]!.name).toBe('Garanties');
    const [heads, ...lines] = sheets[0]!.rows;
    expect(heads).toEqual(['Expiration', 'Référence', 'Montant']);
    expect(lines).toEqual(
      chosen.map(({ cells }) => [
        new Date(`${cells['expiresOn']}T00:00:00Z`),
        cells['reference'],
        cells['amount'],
      ]),
    );
  });

  it.each([
    ['en', 'About', ['Report', 'Contract', 'As of', 'Rows', 'Total: Outstanding, EUR'], 'Guarantees'],
    [
      'fr',
      'À propos',
      ['Rapport', 'Contrat', 'Arrêté au', 'Lignes', 'Total\u00A0: Encours, EUR'],
      'Garanties',
    ],
  ])('says on a second sheet what the rows are: %s', async (language, name, labels, report) => {
    const { asOfDate, rows } = await gridOf('client', 'GUARANTEES');
    const chosen = rows.slice(0, 4);
    const body = { columns: ['reference'], rows: chosen.map(({ id }) => id) };
    const aboutOf = async (json: object) => {
      const answer = await sent('client', 'GUARANTEES', { ...body, ...json }, language);
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
      expect(sheets.map((sheet) => sheet.name)).toEqual([report, name]);
      return sheets[1]!.rows;
    };
    const about = await aboutOf({});
    expect(about.map(([label]) => label)).toEqual(labels);
    const total = chosen.reduce(
      (sum, { cells }) => sum + Math.round(Number(cells['outstandingInEur']) * 100),
      0,
    );
    expect(about.map(([, value]) => value)).toEqual([
      report,
      language === 'fr' ? 'Tous vos contrats' : 'All your contracts',
      new Date(`${asOfDate}T00:00:00Z`),
      4,
      total / 100,
    ]);
    const [contract] = (await (await raw('/api/services/GUARANTEES/contracts', { as: 'client' })).json()) as {
      id: string;
      name: string;
    }[];
    expect((await aboutOf({ contractId: contract!.id }))[1]![1]).toBe(contract!.name);
  });

  it('never contains rows that the user may not see', async () => {
    const all = await gridOf('super-admin', 'GUARANTEES');
    const own = await gridOf('newcomer', 'GUARANTEES');
    const answer = await sent('newcomer', 'GUARANTEES', {
      columns: ['reference'],
      rows: all.rows.map(({ id }) => id),
    });
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const written = sheets[0]!.rows.slice(1).map(([reference]) => String(reference));
    expect(written.toSorted()).toEqual(texts(own, 'reference').toSorted());
  });

  it('is refused like the grid, and for unknown columns', async () => {
    const body = { columns: ['reference'], rows: [] };
    await expectProblem(await sent('restricted', 'GUARANTEES', body), 403, 'FORBIDDEN');
    await expectProblem(await sent('client', 'NOTHING', body), 404, 'NOT_FOUND');
    for (const columns of [['constructor'], []]) {
      const answer = await sent('client', 'GUARANTEES', { columns, rows: [] });
      await expectProblem(answer, 400, 'BAD_REQUEST');
    }
    const stranger = { ...body, contractId: crypto.randomUUID() };
    await expectProblem(await sent('client', 'GUARANTEES', stranger), 404, 'NOT_FOUND');
    await expectProblem(await sent('newcomer', 'GUARANTEES', stranger), 403, 'FORBIDDEN');
  });
});
