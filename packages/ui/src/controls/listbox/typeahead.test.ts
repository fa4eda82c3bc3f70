import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from '../../foundations/index.js';
import type { Option } from './option.js';
import { typeahead } from './typeahead.js';

const list = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const COUNTRIES = list('Espagne', 'États-Unis', 'Égypte', 'France', 'Finlande', 'Île-de-France', 'Œuvre');

describe('typeahead', () => {
  it.each([
    ['f', -1, 'France'],
    ['fi', -1, 'Finlande'],
    ['F', 0, 'France'],
    ['f', 3, 'Finlande'],
    ['f', 4, 'France'],
    ['fr', 3, 'France'],
    ['fi', 3, 'Finlande'],
    ['e', -1, 'Espagne'],
    ['e', 0, 'États-Unis'],
    ['É', 1, 'Égypte'],
    ['eg', 0, 'Égypte'],
    ['ile', -1, 'Île-de-France'],
    ['oe', 0, 'Œuvre'],
    ['ee', 0, 'États-Unis'],
    ['fff', 4, 'France'],
  ])('“%s” from %i selects %s', (typed, from, label) => {
    expect(COUNTRIES[typeahead(COUNTRIES, typed, from)]?.label).toBe(label);
  });

  it.each(['x', 'fx', 'etats unis', '', '-'])('“%s” finds nothing', (typed) => {
    expect(typeahead(COUNTRIES, typed, 0)).toBe(-1);
  });

  it('two equal letters can start a word', () => {
    const options = list('Aachen', 'Amiens');
    expect(typeahead(options, 'aa', 1)).toBe(0);
    expect(typeahead(options, 'aa', 0)).toBe(0);
  });

  it('disabled options are found too, so that their reason can be read', () => {
    const options: Option[] = [
      { value: '1', label: 'Loans' },
      { value: '2', label: 'Leasing', disabled: true },
    ];
    expect(typeahead(options, 'l', 0)).toBe(1);
  });

  it('finds nothing in an empty list', () => {
    expect(typeahead([], 'a', -1)).toBe(-1);
  });

  it('finds an option with the typed prefix from any start position if there is one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', 'e'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 8 }),
        word,
        fc.integer({ min: -1, max: 7 }),
        (labels, typed, from) => {
          const options = list(...labels);
          const found = typeahead(options, typed, Math.min(from, options.length - 1));
          const begins = (label: string) => normalizeText(label).startsWith(normalizeText(typed));
          const first = normalizeText(options[found]?.label ?? '')[0];
          expect(
            labels.some(begins) ? begins(labels[found]!) : found < 0 || first === normalizeText(typed)[0],
          ).toBe(true);
        },
      ),
    );
  });

  it('repeating a letter cycles through all options with this initial, in order', () => {
    const options = list('b1', 'a1', 'a2', 'c', 'a3');
    let at = -1;
    const seen: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      at = typeahead(options, 'a', at);
      seen.push(options[at]!.label);
    }
    expect(seen).toEqual(['a1', 'a2', 'a3', 'a1']);
  });
});
