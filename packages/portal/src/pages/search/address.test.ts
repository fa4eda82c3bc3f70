import { expect, it } from 'vitest';
import { readView, searchHref, writeView } from './address.ts';

const read = (address: string) => readView(new URLSearchParams(address));
const CONTRACT = '00000000-0000-4000-8000-000000000001';

it('SRCH-002 SRCH-044 the URL contains words, filters and group sizes, and parses back to them', () => {
  const view = {
    filters: {
      query: 'guarantee rotterdam',
      date: { dateFrom: '2026-05-22', dateTo: '2026-11-22' },
      services: ['requests', 'documents'],
      country: ['NL', 'FRA'],
      currency: ['EUR'],
      ricosCodes: ['HALDE001'],
      contracts: [CONTRACT],
      tags: [CONTRACT],
    },
    pages: { documents: 3 },
  };
  expect(readView(writeView(view))).toEqual(view);
  expect(`${writeView(view)}`).toContain('query=guarantee+rotterdam&dateFrom=2026-05-22&dateTo=2026-11-22');
});

it('TAG-018 a two- or three-letter country code is kept, a name becomes its code', () => {
  expect(read('country=fr&country=DEU').filters).toEqual({ country: ['FR', 'DEU'] });
  expect(read('country=Allemagne').filters).toEqual({ country: ['DE'] });
  expect(read('country=nowhere+at+all&currency=eur').filters).toEqual({ currency: ['EUR'] });
});

it('drops invalid values', () => {
  expect(
    read('services=everything&contracts=x&tags=&dateFrom=2026-02-30&more=documents-0&more=all-3'),
  ).toEqual({
    filters: {},
    pages: {},
  });
  expect(read('more=requests-99').pages).toEqual({ requests: 5 });
});

it('a filters-only URL starts with the first results', () => {
  expect(searchHref({ query: 'swift' })).toBe('/search?query=swift');
});
