import { expect, test } from 'vitest';
import { readView, writeView } from './address.ts';

test.each([
  ['', { query: '', pages: 1 }],
  ['query=halden+energy&page=3', { query: 'halden energy', pages: 3 }],
])('POA-003 the URL %o is parsed to a view and built from it', (text, view) => {
  expect(readView(new URLSearchParams(text))).toEqual(view);
  expect(writeView(view).toString()).toBe(text);
});

test.each(['page=0', 'page=-2', 'page=x', 'page=Infinity&query=+'])(
  'drops the invalid value of %o',
  (text) => {
    const { query, pages } = readView(new URLSearchParams(text));
    expect(query).toBe('');
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(50);
  },
);
