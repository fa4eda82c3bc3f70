/**
 * Converts the design tokens for design tools: W3C Design Tokens Format Module 2025.10. The source, tokens.json, has hex
 * colours and a few values for code only; here colours are objects, and those values are left out.
 */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Tree = { [key: string]: Json };

const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isReference = (value: Json) => typeof value === 'string' && /^\{.+\}$/.test(value);

/** Converts `#rrggbb` or `#rrggbbaa` to a colour of the format: sRGB components from 0 to 1, and hex for older tools. */
export function colourValue(hex: string): Tree {
  const [red, green, blue, alpha = 255] = [...hex.matchAll(/[\da-f]{2}/gi)].map(([pair]) =>
    Number.parseInt(pair, 16),
  );
  const share = (part: number) => Number((part / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [share(red!), share(green!), share(blue!)],
    ...(alpha === 255 ? {} : { alpha: share(alpha) }),
    hex: hex.slice(0, 7),
  };
}

const colour = (value: Json): Json =>
  isReference(value) || typeof value !== 'string' ? value : colourValue(value);

function valueOf(type: Json | undefined, value: Json): Json {
  if (type === 'color') return colour(value);
  if (type !== 'shadow') return value;
  return (value as Tree[]).map((layer) => ({ ...layer, color: colour(layer['color']!) }));
}

/** Whether design tools get the token: not token types unknown to the format, and no shadow without a layer. */
const isWritten = ({ $type, $value }: Tree) =>
  $type !== 'other' && !(Array.isArray($value) && $value.length === 0);

/** Converts the tokens of tokens.json to the format. */
export function designTokens(source: Tree): Tree {
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, node]) => {
      if (key === '$extensions') return [];
      if (key.startsWith('$') || !isTree(node)) return [[key, node]];
      if (!('$value' in node)) return [[key, designTokens(node)]];
      if (!isWritten(node)) return [];
      const { $extensions: _, ...token } = node;
      return [[key, { ...token, $value: valueOf(node['$type'], node['$value']) }]];
    }),
  );
}
