import { describe, expect, it } from 'vitest';
import { uiStringsEn, uiStringsFr } from './index.js';

type Tree = { [key: string]: string | Tree };
const leaves = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  );
const en = leaves(uiStringsEn);
const fr = leaves(uiStringsFr);
const variables = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? '').sort((a, b) => a.localeCompare(b));

describe('PLAT-010 the built-in strings in English and French', () => {
  it('have the same keys', () => {
    // French has a third plural form for millions, which may be added as `_many`.
    const keys = (list: [string, string][]) =>
      list
        .map(([key]) => key)
        .filter((key) => !key.endsWith('_many'))
        .sort();
    expect(keys(fr)).toEqual(keys(en));
  });
  it('use the same variables', () => {
    const french = new Map(fr);
    const wrong = en.filter(([key, text]) => {
      const translated = french.get(key);
      return translated !== undefined && variables(text).join() !== variables(translated).join();
    });
    expect(wrong).toEqual([]);
  });
  it('are never empty', () => {
    expect([...en, ...fr].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it('have no exclamation mark and no “please” chain (direction, section 11)', () => {
    expect(en.filter(([, text]) => text.includes('!') || /please/i.test(text))).toEqual([]);
  });
});
