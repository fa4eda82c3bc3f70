import type { GridRow, ServiceGrid } from '@atrium/contract/service-grids';

/** Returns the sums of the totalled columns, exact to the cent; undefined if there are none. */
export function totalsOf(
  headers: ServiceGrid['headers'],
  rows: readonly GridRow[],
): ReadonlyMap<string, number> | undefined {
  const totalled = headers.filter(({ isTotalled }) => isTotalled);
  if (totalled.length === 0) return undefined;
  return new Map(
    totalled.map(({ id }) => {
      const sum = rows.reduce((total, { cells }) => {
        const value = cells[id];
        return typeof value === 'number' ? total + Math.round(value * 100) : total;
      }, 0);
      return [id, sum / 100];
    }),
  );
}
