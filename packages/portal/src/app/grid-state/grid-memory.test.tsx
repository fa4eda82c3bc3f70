import { expect, it } from 'vitest';
import { recallColumns, rememberColumns } from './grid-memory.ts';

const columns = [{ id: 'line' }, { id: 'drawn' }];
const settings = { columnPinning: { start: ['line'], end: [] }, columnSizing: { drawn: 120 } };

it('recalls the pinned columns that the user chose, and not the default that earlier versions stored', () => {
  localStorage.setItem('service-grid:claire:LOANS', JSON.stringify({ version: 1, ...settings }));
  expect(recallColumns('claire', 'LOANS', columns)).toEqual({ columnSizing: { drawn: 120 } });
  rememberColumns('claire', 'LOANS', settings);
  expect(recallColumns('claire', 'LOANS', columns)).toEqual(settings);
});
