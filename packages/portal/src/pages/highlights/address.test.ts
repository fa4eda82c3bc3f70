import { articleKey } from '@atrium/contract/articles';
import { describe, expect, test } from 'vitest';
import { hrefOf, readView, writeView } from './address.ts';

const read = (address: string) => readView(new URLSearchParams(address));
const ARTICLE = { source: 'press', id: '10004', language: 'fr' } as const;

describe('HIGH-003 HIGH-004 URL of the highlights page', () => {
  test('contains tab, filters, pages and the article, and parses back to them', () => {
    const address = `query=rates&latests=WEEK&tags=France&tab=ECONOMIC&page=2&article=${articleKey(ARTICLE)}`;
    const view = read(address);
    expect(view).toEqual({
      filters: { query: 'rates', latests: ['WEEK'], tags: ['France'] },
      category: 'ECONOMIC',
      pages: 2,
      article: ARTICLE,
      showsResearch: false,
    });
    expect(writeView(view).toString()).toBe(address);
    expect(hrefOf(view)).toBe(`/highlights?${address}`);
  });

  test('drops default and invalid values', () => {
    expect(hrefOf(read(''))).toBe('/highlights');
    expect(read('tab=ALL&latests=YEAR&languages=de&sources=x&page=-1')).toEqual(read(''));
    expect(read('tab=NONE').category).toBeNull();
  });

  test.each([
    'zz',
    '70726573733a3130303034',
    articleKey({ ...ARTICLE, language: 'de' }),
    articleKey({ ...ARTICLE, source: 'x' }),
  ])('HIGH-004 detects an impossible article id: %s', (key) => {
    expect(read(`article=${key}`).article).toBe('unknown');
    expect(writeView(read(`article=${key}`)).toString()).toBe('');
  });
});
