import { expect, test } from 'vitest';
import { inHubOrder, tabOfBloc } from './information-hub-rules.ts';
import type { HubBloc } from './information-hub-rules.ts';

const document = (bloc: HubBloc, order: number, filename: string) => ({
  filename,
  itbInfo: { tab: tabOfBloc(bloc), bloc, order },
});
const namesOf = (documents: ReturnType<typeof document>[]) =>
  inHubOrder(documents, 'fr').map(({ filename }) => filename);

test('HUB-015 reports are sorted by name, whatever their position', () => {
  const reports = ['Été 10.pdf', 'Zones.pdf', 'Été 9.pdf', 'ecarts.pdf'];
  expect(namesOf(reports.map((name, order) => document('REPORTS', order, name)))).toEqual([
    'ecarts.pdf',
    'Été 9.pdf',
    'Été 10.pdf',
    'Zones.pdf',
  ]);
});

test('other documents are sorted by block, then by position, and keep their order at equal positions', () => {
  expect(
    namesOf([
      document('REPORTING', 0, 'last.pdf'),
      document('ACCOUNT_MANAGEMENT', 2, 'a.pdf'),
      document('ACCOUNT_MANAGEMENT', 1, 'Z.pdf'),
      document('ACCOUNT_MANAGEMENT', 1, 'b.pdf'),
    ]),
  ).toEqual(['Z.pdf', 'b.pdf', 'a.pdf', 'last.pdf']);
});
