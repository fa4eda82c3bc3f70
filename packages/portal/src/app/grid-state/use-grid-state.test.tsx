import type { FilterRule } from '@atrium/ui';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useGridState } from './use-grid-state.ts';

const set = (...values: string[]): FilterRule => ({ id: 'kind', value: { kind: 'set', values } });
const ENGLISH = [{ id: 'kind', labels: { BID: 'Bid', PERFORMANCE: 'Performance' } }, { id: 'contract' }];
const FRENCH = [
  { id: 'kind', labels: { BID: 'Soumission', PERFORMANCE: 'Bonne exécution' } },
  { id: 'contract' },
];

function stateOf(rules: FilterRule[], columns: typeof ENGLISH) {
  const go = vi.fn<(change: { rules?: FilterRule[] }) => void>();
  const address = { view: { search: '', sorting: [], rules }, search: '', go, type: vi.fn<() => void>() };
  const { result } = renderHook(() => useGridState(address, { userId: 'u', gridId: 'g' }, columns));
  const [state, change] = result.current;
  return { filters: state.columnFilters, change, go };
}

describe('filters by names in the URL', () => {
  it('are codes, and filter by the names in either language', () => {
    const { change, go } = stateOf([], ENGLISH);
    change({ columnFilters: [set('Performance')] });
    expect(go).toHaveBeenCalledWith({ search: '', sorting: [], rules: [set('PERFORMANCE')] });
    expect(stateOf([set('PERFORMANCE')], ENGLISH).filters).toEqual([set('Performance')]);
    expect(stateOf([set('PERFORMANCE')], FRENCH).filters).toEqual([set('Bonne exécution')]);
  });

  it('of older links are understood in their language, and left out in the other', () => {
    expect(stateOf([set('Performance', 'constructor')], ENGLISH).filters).toEqual([set('Performance')]);
    expect(stateOf([set('Performance')], FRENCH).filters).toEqual([]);
  });

  it('without codes are the texts of the cells', () => {
    const rule: FilterRule = { id: 'contract', value: { kind: 'set', values: ['Financing'] } };
    const { filters, change, go } = stateOf([rule], ENGLISH);
    expect(filters).toEqual([rule]);
    change({ columnFilters: [rule, set('Bid')] });
    expect(go).toHaveBeenCalledWith({ search: '', sorting: [], rules: [rule, set('BID')] });
  });
});
