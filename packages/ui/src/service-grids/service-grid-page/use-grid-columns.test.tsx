import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GUARANTEES_GRID } from '../service-grids.fixture.js';
import { useGridColumns } from './use-grid-columns.js';

/** px: the semibold label, as drawn, with cell padding, sort arrow, filter and the gaps between them. */
it.each([
  ['amount', 'Amount', 49 + 24 + 18 + 28],
  ['issuedOn', 'Issued', 41 + 24 + 18 + 28],
  ['currency', 'Currency', 55 + 24 + 18 + 28],
])('DS-105 the header of the sorted column %s is not cut', (id, label, width) => {
  const { result } = renderHook(() => useGridColumns(GUARANTEES_GRID, '2026-11-20', true));
  const column = result.current.find((one) => one.id === id);
  expect(column?.header).toBe(label);
  expect(column?.width).toBeGreaterThanOrEqual(width);
});
