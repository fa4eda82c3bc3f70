import { expect, test } from 'vitest';
import { calendarHref, filterQuery, readView, writeView } from './address.ts';

const read = (address: string) => readView(new URLSearchParams(address));

test('the URL of the expiry calendar contains view, day and filters, and parses back to them', () => {
  const address = 'view=week&day=2026-12-01&kinds=LOAN&kinds=GUARANTEE&entities=FR1';
  const view = read(address);
  expect(view).toEqual({
    view: 'week',
    day: '2026-12-01',
    filters: { kinds: ['LOAN', 'GUARANTEE'], entities: ['FR1'] },
  });
  expect(writeView(view).toString()).toBe(address);
  expect(filterQuery(view.filters)).toEqual({ kinds: ['LOAN', 'GUARANTEE'], entities: ['FR1'] });
});

test('the default is the current month; invalid values are dropped', () => {
  const first = { view: 'month', day: null, filters: {} };
  expect(read('')).toEqual(first);
  expect(read('view=decade&day=2026-02-30&kinds=BIRTHDAY')).toEqual(first);
  expect(read('day=0001-01-01').day).toBeNull();
  expect(calendarHref(read(''))).toBe('/expiry-calendar');
  expect(calendarHref({ ...read(''), view: 'day' })).toBe('/expiry-calendar?view=day');
  expect(filterQuery({})).toEqual({ kinds: [], entities: [] });
});
