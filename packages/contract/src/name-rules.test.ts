import { expect, test } from 'vitest';
import { cleanName } from './name-rules.ts';
import { nameOf } from './names.ts';

test('a name is stored in NFC, with single spaces', () => {
  expect(cleanName(' Tre\u0301sorerie \n\t groupe\u00a0')).toBe('Trésorerie groupe');
});

test('a name has at most its length as stored, and at least one visible character', () => {
  const Name = nameOf(5);
  expect(Name.parse('  a   b ')).toBe('a b');
  expect(Name.parse('e\u0301'.repeat(5))).toBe('é'.repeat(5));
  // Joiners inside a name are kept: Persian and emoji need them.
  expect(Name.parse('a\u200cb')).toBe('a\u200cb');
  for (const refused of ['', ' ', '\n\t', '\u200b\u200b', '\u00ad', '\u2800', 'abcdef'])
    expect(Name.safeParse(refused).success, JSON.stringify(refused)).toBe(false);
});

test('a name loses what would change the direction of the text around it', () => {
  const Name = nameOf(20);
  expect(Name.parse('annex \u202efdp.exe\u202c')).toBe('annex fdp.exe');
  expect(Name.parse('\u2067خزانة\u2069')).toBe('خزانة');
  expect(Name.safeParse('\u202e\u2066').success).toBe(false);
});
