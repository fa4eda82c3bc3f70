import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandGroups } from './command-palette.fixture.ts';
import { matchCommands, readScope } from './commands.js';

const labelsOf = (query: string) =>
  matchCommands(commandGroups, query).map(({ id, commands }) => [id, commands.map(({ label }) => label)]);

describe('what is typed', () => {
  test.each([
    ['', 'everything', ''],
    ['  sign ', 'everything', 'sign'],
    ['>', 'acts', ''],
    ['> sign', 'acts', 'sign'],
    [' @ lena', 'people', 'lena'],
    ['a > b', 'everything', 'a > b'],
    ['e@mail', 'everything', 'e@mail'],
  ])('“%s” asks for %s with “%s”', (typed, scope, query) => {
    expect(readScope(typed)).toEqual({ scope, query });
  });
});

describe('commands that fit', () => {
  test('all of them without words, in their groups; a group without any is left out', () => {
    expect(matchCommands(commandGroups, '')).toEqual(commandGroups);
    const one = { id: 'one', label: 'One of many', onlyWhenTyped: true };
    expect(matchCommands([{ id: 'act', label: 'Act', commands: [one] }], '')).toEqual([]);
    expect(matchCommands([{ id: 'act', label: 'Act', commands: [one] }], 'one')).toHaveLength(1);
    expect(matchCommands([{ id: 'none', label: 'None', commands: [] }], '')).toEqual([]);
  });

  test('a label that begins with the words comes first, then words inside, then details and keywords', () => {
    expect(labelsOf('sign')).toEqual([
      ['recent', ['Update of authorised signatories']],
      ['act', ['Sign 2 forms', 'New request: update of authorised signatories']],
    ]);
    expect(labelsOf('po')).toEqual([
      ['act', ['New request: update of authorised signatories']],
      ['go', ['Powers of attorney']],
    ]);
  });

  test('by the word in the other language, without accents and case, and by several words in any order', () => {
    expect(labelsOf('POUVOIRS')).toEqual([['go', ['Powers of attorney']]]);
    expect(labelsOf('signatories new')).toEqual([['act', ['New request: update of authorised signatories']]]);
    const french = [{ id: 'go', label: 'Ouvrir', commands: [{ id: 'a', label: 'Préférences d’édition' }] }];
    expect(matchCommands(french, 'edition')).toEqual(french);
  });

  test('not by the middle of a word, nor where one of the words is missing', () => {
    expect(labelsOf('orney')).toEqual([]);
    expect(labelsOf('sign nothing')).toEqual([]);
  });

  test('at most six of a group', () => {
    const commands = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `Page ${index}` }));
    expect(matchCommands([{ id: 'go', label: 'Go', commands }], 'page')[0]!.commands).toHaveLength(6);
  });

  test('whatever is typed, they are among those that there are, each once', () => {
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
