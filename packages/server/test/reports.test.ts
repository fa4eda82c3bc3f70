import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServiceGrid } from '@atrium/contract/service-grids';
import { sandboxAdapters } from '../../sandbox/src/index.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { readConfig } from '../src/config.ts';
import {
  contractUserRights,
  legalEntitiesListMembers,
  legalEntitiesLists,
} from '../src/database/schema/index.ts';
import { defineReport } from '../src/service-grids/report.ts';
import type { ReportReader } from '../src/service-grids/report.ts';
import { appOver, ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** Checks a promise of docs/how-to/add-a-grid.md: a new report needs only server code. */

let own: OwnPlatform;
afterEach(() => own.close());

interface Fee {
  month: string;
  amount: number;
  paidOn: string | null;
}
const FEES: readonly Fee[] = [
  { month: 'September', amount: 1204.5, paidOn: '2026-10-05' },
  { month: 'October', amount: Number.NaN, paidOn: 'soon' },
];

/** Starts a server with one additional report, and returns a function to call its API as a persona. */
async function withFees() {
  const readers: ReportReader[] = [];
  const fees = defineReport<Fee>({
    id: 'GUARANTEE_FEES',
    service: 'GUARANTEES',
    label: { en: 'Guarantee fees', fr: 'Commissions sur garanties' },
    noResults: { en: 'No fee.', fr: 'Aucune commission.' },
    idOf: ({ month }) => month,
    columns: [
      { id: 'month', label: { en: 'Month', fr: 'Mois' }, type: 'string', value: ({ month }) => month },
      { id: 'amount', label: { en: 'Fee', fr: 'Commission' }, type: 'number', value: ({ amount }) => amount },
      { id: 'paidOn', label: { en: 'Paid', fr: 'Paiement' }, type: 'date', value: ({ paidOn }) => paidOn },
    ],
    read: (reader) => {
      readers.push(reader);
      return Promise.resolve({ asOf: reader.today, rows: FEES });
    },
  });
  own = await ownPlatform({
    adapters: { ...sandboxAdapters(readConfig({})), reports: () => [fees] },
  });
  const app = await appOver(own.platform);
  const signedIn = async (persona: string) => {
    const answer = await app.request(
      'http://localhost:4000/auth/sandbox/sign-in',
      {
        method: 'POST',
        body: JSON.stringify({ persona }),
        headers: { 'content-type': 'application/json' },
      },
      {},
    );
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    return (path: string, language = 'en') =>
      app.request(
        `http://localhost:4000/api${path}`,
        { headers: { cookie, 'accept-language': language } },
        {},
      );
  };
  return { signedIn, readers };
}

describe('report of an installation', () => {
  test('is listed with those of its service, with typed cells', async () => {
    const { signedIn, readers } = await withFees();
    const call = await signedIn('client');
    const grid = (await (await call('/grids/GUARANTEE_FEES', 'fr')).json()) as ServiceGrid;
    expect(grid.headers.map(({ label }) => label)).toEqual(['Mois', 'Commission', 'Paiement']);
    expect(grid.rows.map(({ cells }) => cells)).toEqual([
      { month: 'September', amount: 1204.5, paidOn: '2026-10-05' },
      { month: 'October', amount: null, paidOn: null },
    ]);
    const reports = [
      { id: 'GUARANTEES', label: 'Garanties' },
      { id: 'GUARANTEE_FEES', label: 'Commissions sur garanties' },
    ];
    expect(grid.reports).toEqual(reports);
    expect(((await (await call('/grids/GUARANTEES', 'fr')).json()) as ServiceGrid).reports).toEqual(reports);

    const contracts = (await (await call('/services/GUARANTEES/contracts')).json()) as { id: string }[];
    expect(await readers[0]!.contractIds()).toEqual(contracts.map(({ id }) => id));
    await call(`/grids/GUARANTEE_FEES?contractId=${contracts[1]!.id}`);
    expect(await readers[1]!.contractIds()).toEqual([contracts[1]!.id]);
  });

  test('CUSR-035 receives only the legal entities to which the user’s right is limited', async () => {
    const { signedIn, readers } = await withFees();
    const { db, newId } = own.platform;
    const call = await signedIn('client');
    const contracts = (await (await call('/services/GUARANTEES/contracts')).json()) as { id: string }[];
    const contractId = contracts[0]!.id;
    await call(`/grids/GUARANTEE_FEES?contractId=${contractId}`);
    const all = await readers[0]!.entities();
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all.map((one) => one.contractId))).toEqual(new Set([contractId]));

    const only = all[0]!;
    const listId = newId();
    await db.insert(legalEntitiesLists).values({ id: listId, contractId, name: 'One legal entity' });
    await db.insert(legalEntitiesListMembers).values({ listId, ricosCode: only.ricosCode });
    await db
      .update(contractUserRights)
      .set({ legalEntitiesListId: listId })
      .where(
        and(
          eq(contractUserRights.userId, personaOf('client').userId),
          eq(contractUserRights.contractId, contractId),
          eq(contractUserRights.serviceCode, 'GUARANTEES'),
        ),
      );
    await call(`/grids/GUARANTEE_FEES?contractId=${contractId}`);
    expect(await readers[1]!.entities()).toEqual([only]);
  });

  test('GRID-004 is refused without its service, before it is read', async () => {
    const { signedIn, readers } = await withFees();
    const call = await signedIn('restricted');
    expect((await call('/grids/GUARANTEE_FEES')).status).toBe(403);
    expect(readers).toEqual([]);
  });
});
