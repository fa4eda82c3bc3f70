import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colourValue } from './design-tokens.ts';

const GENERATED = path.resolve(import.meta.dirname, '../packages/ui/src/foundations/generated');

interface Token {
  path: string;
  type: string;
  value: unknown;
}

function tokensOf(node: object, at: string[] = []): Token[] {
  if ('$value' in node)
    return [{ path: at.join('.'), type: String((node as { $type?: string }).$type), value: node.$value }];
  return Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null ? tokensOf(child, [...at, key]) : [],
  );
}

const file = JSON.parse(readFileSync(path.join(GENERATED, 'atrium.tokens.json'), 'utf8')) as object;
const tokens = tokensOf(file);

const dimension = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) };
const duration = { value: expect.any(Number), unit: expect.stringMatching(/^(ms|s)$/) };
const colour = {
  colorSpace: 'srgb',
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  hex: expect.stringMatching(/^#[\da-f]{6}$/),
};
/** Expected shape of a value of each type in the Design Tokens Format Module. */
const SHAPES: Record<string, unknown> = {
  color: expect.objectContaining(colour),
  dimension,
  duration,
  number: expect.any(Number),
  fontWeight: expect.any(Number),
  fontFamily: expect.arrayContaining([expect.any(String)]),
  cubicBezier: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
  shadow: expect.arrayContaining([
    {
      color: expect.objectContaining(colour),
      offsetX: dimension,
      offsetY: dimension,
      blur: dimension,
      spread: dimension,
    },
  ]),
  typography: {
    fontFamily: expect.stringMatching(/^\{.+\}$/),
    fontSize: dimension,
    fontWeight: expect.any(Number),
    letterSpacing: dimension,
    lineHeight: expect.any(Number),
  },
};

test('every design token has a type of the format and a value of that type', () => {
  const known = new Set(tokens.map((token) => token.path));
  const referenceOf = ({ value }: (typeof tokens)[number]) =>
    typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  for (const token of tokens.filter((one) => referenceOf(one) === undefined))
    expect({ [token.path]: token.value }).toEqual({ [token.path]: SHAPES[token.type] });
  const references = tokens.flatMap((token) => referenceOf(token) ?? []);
  expect(references.filter((reference) => !known.has(reference))).toEqual([]);
});

test('both themes have the same roles', () => {
  const rolesOf = (theme: string) =>
    tokens
      .filter((token) => token.path.startsWith(`color.semantic.${theme}.`))
      .map((token) => token.path.split('.').at(-1));
  expect(rolesOf('light')).toContain('brand');
  expect(rolesOf('dark')).toEqual(rolesOf('light'));
});

test('a colour keeps its transparency', () => {
  expect(colourValue('#ff000080')).toEqual({
    colorSpace: 'srgb',
    components: [1, 0, 0],
    alpha: 0.502,
    hex: '#ff0000',
  });
});
