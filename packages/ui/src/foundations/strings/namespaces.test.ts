import { expect, test } from 'vitest';
import { namespaceOf, uiStringsEn } from './index.js';

test.each([
  ['controls', 'ui'],
  ['figures', 'ui-home'],
  ['filters', 'ui-lists'],
  ['tradeFinance', 'ui-content'],
  ['search', 'ui-search'],
  ['powerOfAttorney', 'ui-power-of-attorney'],
])('the section %s is in the namespace %s', (section, namespace) => {
  expect(namespaceOf(section)).toBe(namespace);
  expect(namespaceOf(section)).toBe(namespace);
});

test('every page loads the sections of controls and messages, and not those of an area', () => {
  const first = Object.keys(uiStringsEn).filter((section) => namespaceOf(section) === 'ui');
  expect(first).toEqual(expect.arrayContaining(['controls', 'feedback', 'overlays']));
  expect(first).not.toEqual(expect.arrayContaining(['home', 'requests', 'search']));
});
