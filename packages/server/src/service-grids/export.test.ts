import { readXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { exportReport } from './export.ts';
import type { ServiceReport } from './report.ts';

test.each([
  ['Loans / deposits: overview', 'Loans deposits overview'],
  ['Bank’s "own" [draft]', 'Bank’s "own" draft'],
  ["'Quoted'", 'Quoted'],
  ['History', 'History 1'],
  ['About', 'About 1'],
  ['A report whose label is longer than a sheet name', 'A report whose label is longer'],
])('GRID-007 a report labelled %s is exported as the sheet %s', async (label, name) => {
  const report: ServiceReport = {
    id: 'OWN',
    service: 'GUARANTEES',
    label: { en: label, fr: label },
    columns: [{ id: 'a', label: { en: 'A', fr: 'A' }, type: 'string' }],
    noResults: { en: 'None.', fr: 'Aucun.' },
    read: async () => Promise.resolve({ asOf: null, rows: [] }),
  };
  const answer = exportReport(
    report,
    { rows: [], asOf: null, contract: null },
    { columns: ['a'], rows: [] },
    'en',
  );
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(sheets.map((sheet) => sheet.name)).toEqual([name, 'About']);
});
