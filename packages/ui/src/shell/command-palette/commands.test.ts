import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandGroups } from './command-palette.fixture.ts';
import { matchCommands, readScope } from './commands.js';

const labelsOf = (query: string) =>
  matchCommands(commandGroups, query).map(({ id, commands }) => [id, commands.map(({ label }) => label)]);

describe('typed text', () => {
  test.each([
    ['', 'everything', ''],
    ['  sign ', 'everything', 'sign'],
    ['>', 'acts', ''],
    ['> sign', 'acts', 'sign'],
    [' @ lena', 'people', 'lena'],
    ['a > b', 'everything', 'a > b'],
    ['e@mail', 'everything', 'e@mail'],
  ])('“%s” searches %s for “%s”', (typed, scope, query) => {
    expect(readScope(typed)).toEqual({ scope, query });
  });
});

describe('matching commands', () => {
  test('are all, in groups, without a query; an empty group is omitted', () => {
    expect(matchCommands(commandGroups, '')).toEqual(commandGroups);
    const one = { id: 'one', label: 'One of many', onlyWhenTyped: true };
    expect(matchCommands([{ id: 'act', label: 'Act', commands: [one] }], '')).toEqual([]);
    expect(matchCommands([{ id: 'act', label: 'Act', commands: [one] }], 'one')).toHaveLength(1);
    expect(matchCommands([{ id: 'none', label: 'None', commands: [] }], '')).toEqual([]);
  });

  test('starting matches come first, then matches inside, then details and keywords', () => {
    expect(labelsOf('sign')).toEqual([
      ['recent', ['Update of authorised signatories']],
      ['act', ['Sign 2 forms', 'New request: update of authorised signatories']],
    ]);
    expect(labelsOf('po')).toEqual([
      ['act', ['New request: update of authorised signatories']],
      ['go', ['Powers of attorney']],
    ]);
  });

  test('match by the word in the other language, ignoring accents and case, and by several words in any order', () => {
    expect(labelsOf('POUVOIRS')).toEqual([['go', ['Powers of attorney']]]);
    expect(labelsOf('signatories new')).toEqual([['act', ['New request: update of authorised signatories']]]);
    const french = [{ id: 'go', label: 'Ouvrir', commands: [{ id: 'a', label: 'Préférences d’édition' }] }];
    expect(matchCommands(french, 'edition')).toEqual(french);
  });

  test.each([
    ['Espace d’information', ['espace d’information', "espace d'information", 'd’info']],
    ['One-click confirmation', ['one-click confirmation', 'one-click', 'one click', 'click-conf']],
    ['Valorisations (MTM)', ['valorisations (mtm)', '(mtm)', '(mtm', 'mtm']],
    ['Rates & prices: “all”', ['rates & prices: “all”', '“all”', 'rates &']],
  ])('“%s” is found by its words with or without its punctuation', (label, queries) => {
    const groups = [{ id: 'go', label: 'Go', commands: [{ id: 'a', label }] }];
    for (const query of queries) expect(matchCommands(groups, query)).toEqual(groups);
  });

  test('are found by their own label, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (label) => {
        const groups = [{ id: 'go', label: 'Go', commands: [{ id: 'a', label }] }];
        expect(matchCommands(groups, label)).toEqual(groups);
      }),
    );
  });

  test('do not match inside a word, or if one word is missing', () => {
    expect(labelsOf('orney')).toEqual([]);
    expect(labelsOf('sign nothing')).toEqual([]);
  });

  test('are limited to six per group', () => {
    const commands = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `Page ${index}` }));
    expect(matchCommands([{ id: 'go', label: 'Go', commands }], 'page')[0]!.commands).toHaveLength(6);
  });

  test('are existing commands, each once, for any query', () => {
    const all = new Set(commandGroups.flatMap(({ commands }) => commands));
    fc.assert(
      fc.property(fc.string(), (query) => {
        const found = matchCommands(commandGroups, query).flatMap(({ commands }) => commands);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((command) => all.has(command))).toBe(true);
      }),
    );
  });
});
