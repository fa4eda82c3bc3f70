/**
 * Writes the design tokens as code: CSS custom properties (tokens.css), values for TypeScript (tokens.ts), the file for
 * design tools (atrium.tokens.json) and icon components (icons.ts, one module each in icons/). Run `npm run tokens` after
 * a
 * change of tokens.json or icon-list.ts.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { designTokens } from './design-tokens.ts';
import { ICONS } from './icon-list.ts';

readArguments(
  'npm run tokens   generates CSS, TypeScript, the file for design tools and icons from tokens.json',
  {},
);

const ROOT = path.resolve(import.meta.dirname, '..');
const FOUNDATIONS = path.join(ROOT, 'packages/ui/src/foundations');
const GENERATED = path.join(FOUNDATIONS, 'generated');

type Token = {
  $type?: string;
  $value: unknown;
  $extensions?: Record<string, unknown>;
  $description?: string;
};
type Group = { [key: string]: Group | Token };

const tokens = JSON.parse(readFileSync(path.join(FOUNDATIONS, 'tokens.json'), 'utf8'));

/** Returns the token at a path such as `color.primitive.paper.50`. */
function at(pathText: string): Token {
  let node = tokens as Group;
  for (const part of pathText.split('.')) node = node[part] as Group;
  return node as unknown as Token;
}

/** Returns a token's value with references resolved. */
function resolve(token: Token): unknown {
  const reference = typeof token.$value === 'string' ? /^\{(.+)\}$/.exec(token.$value) : null;
  return reference ? resolve(at(reference[1]!)) : token.$value;
}

const entries = (group: object) =>
  Object.entries(group).filter(([key]) => !key.startsWith('$')) as [string, Token][];
const dimension = (value: unknown) => {
  const { value: amount, unit } = value as { value: number; unit: string };
  return `${amount}${unit}`;
};
const rem = (px: number) => `${px / 16}rem`;
const shadow = (value: unknown) => {
  type Shadow = { color: string; offsetX: object; offsetY: object; blur: object; spread: object };
  const layers = value as Shadow[];
  if (layers.length === 0) return 'none';
  return layers
    .map(
      ({ offsetX, offsetY, blur, spread, color }) =>
        `${[offsetX, offsetY, blur, spread].map(dimension).join(' ')} ${color}`,
    )
    .join(', ');
};

function theme(name: 'light' | 'dark'): string[] {
  return [
    `color-scheme: ${name};`,
    ...entries(tokens.color.semantic[name]).map(([role, token]) => `--${role}: ${String(resolve(token))};`),
    ...entries(tokens.color.data[name]).map(
      ([series, token]) => `--data-${series}: ${String(resolve(token))};`,
    ),
    ...entries(tokens.elevation[name]).map(
      ([level, token]) => `--elevation-${level}: ${shadow(resolve(token))};`,
    ),
    `--floating-edge: ${name === 'dark' ? 'var(--line-2)' : 'transparent'};`,
  ];
}

const block = (selector: string, lines: string[], indent = '') =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}\n`;

const control = tokens.size.control;
const comfortable = [
  `--row-height: ${dimension(tokens.size.row.comfortable.$value)};`,
  `--control-height: ${dimension(control.default.$value)};`,
];
const compact = [
  `--row-height: ${dimension(tokens.size.row.compact.$value)};`,
  `--control-height: ${dimension(control.toolbar.$value)};`,
];
const statics = [
  ...entries(tokens.font.family).map(
    ([name, token]) =>
      `--font-${name}: ${(token.$value as string[]).map((f) => (f.includes(' ') ? `'${f}'` : f)).join(', ')};`,
  ),
  ...entries(tokens.motion.duration).map(
    ([name, token]) => `--duration-${kebab(name)}: ${dimension(token.$value)};`,
  ),
  ...entries(tokens.motion.easing).map(
    ([name, token]) => `--easing-${name}: cubic-bezier(${(token.$value as number[]).join(', ')});`,
  ),
  ...entries(tokens.layout).map(([name, token]) => {
    const value = token.$value;
    return `--${kebab(name)}: ${typeof value === 'number' ? value : dimension(value)};`;
  }),
  ...entries(tokens.zIndex).map(([name, token]) => `--z-${kebab(name)}: ${String(token.$value)};`),
];

function kebab(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const css = [
  '/* Written by tools/tokens.ts from tokens.json. Do not edit. */\n',
  block(':root', [...statics, ...theme('light'), ...comfortable]),
  block("[data-theme='light']", theme('light')),
  // Print is always light (direction, section 13).
  `@media screen {\n${block("[data-theme='dark']", theme('dark'), '  ')}}\n`,
  `@media screen and (prefers-color-scheme: dark) {\n${block("[data-theme='system']", theme('dark'), '  ')}}\n`,
  block("[data-density='comfortable']", comfortable),
  block("[data-density='compact']", compact),
].join('\n');

const typography = Object.fromEntries(
  entries(tokens.typography).map(([name, token]) => {
    const value = token.$value as {
      fontFamily: string;
      fontSize: { value: number };
      fontWeight: number;
      letterSpacing: { value: number };
    };
    const lineHeight = token.$extensions!['atrium.lineHeightPx'] as number;
    return [
      name,
      {
        family: value.fontFamily.split('.').at(-1)!.replace('}', ''),
        size: rem(value.fontSize.value),
        lineHeight: rem(lineHeight),
        weight: String(value.fontWeight),
        tracking: `${value.letterSpacing.value / value.fontSize.value}em`,
        use: token.$description ?? '',
      },
    ];
  }),
);

const roles = (name: 'light' | 'dark') =>
  Object.fromEntries(
    entries(tokens.color.semantic[name]).map(([role, token]) => [
      role,
      { value: resolve(token), use: token.$description ?? '' },
    ]),
  );
const ramps = Object.fromEntries(
  Object.entries(tokens.color.primitive)
    .filter(([key]) => !key.startsWith('$'))
    .map(([name, ramp]) => [
      name,
      Object.fromEntries(entries(ramp as object).map(([step, token]) => [step, resolve(token)])),
    ]),
);
const values = {
  roles: { light: roles('light'), dark: roles('dark') },
  ramps,
  data: Object.fromEntries(
    (['light', 'dark'] as const).map((name) => [
      name,
      entries(tokens.color.data[name]).map(([, token]) => resolve(token)),
    ]),
  ),
  contrast: tokens.$extensions['atrium.contrast'].required,
  typography,
  space: entries(tokens.space).map(([, token]) => (token.$value as { value: number }).value),
  radius: Object.fromEntries(entries(tokens.radius).map(([name, token]) => [name, dimension(token.$value)])),
  duration: Object.fromEntries(
    entries(tokens.motion.duration).map(([name, token]) => [name, (token.$value as { value: number }).value]),
  ),
  breakpoint: Object.fromEntries(
    entries(tokens.breakpoint).map(([name, token]) => [name, (token.$value as { value: number }).value]),
  ),
  zIndex: Object.fromEntries(entries(tokens.zIndex).map(([name, token]) => [kebab(name), token.$value])),
};
const names = {
  typography: Object.keys(values.typography),
  radius: Object.keys(values.radius),
  zIndex: Object.keys(values.zIndex),
};
const ts = `/* Written by tools/tokens.ts from tokens.json. Do not edit. */\n/** Every design token as a value: colours as hex, durations in ms, breakpoints and spaces in px. */\nexport const tokens = ${JSON.stringify(values, null, 2)} as const;\n\n/** The names alone, for code that needs no values: the whole object would weigh on every page. */\nexport const tokenNames = ${JSON.stringify(names)};\n`;

/** Returns the path data of one Phosphor icon. */
function iconPath(name: string, weight: 'regular' | 'bold' | 'fill'): string {
  const file = path.join(
    ROOT,
    'node_modules/@phosphor-icons/core/assets',
    weight,
    `${name}${weight === 'regular' ? '' : `-${weight}`}.svg`,
  );
  const svg = readFileSync(file, 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"\/>/g)].map((match) => match[1]!);
  if (paths.length === 0 || /<(circle|rect|line|polyline)/.test(svg))
    throw new Error(`${name} (${weight}) must consist of paths only`);
  return paths.join('');
}

const ICON_HEAD =
  '/* Written by tools/tokens.ts from tools/icon-list.ts. Do not edit. Phosphor icons, MIT. */';
const icons = Object.entries(ICONS)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([component, [name, weight = 'regular']]) => ({
    component,
    file: component
      .slice(0, -'Icon'.length)
      .replaceAll(/(?!^)(?=[A-Z])/g, '-')
      .toLowerCase(),
    path: iconPath(name, weight),
  }));

/** The roles used by pages that the server renders; these follow the browser's theme. */
const PAGE_ROLES = [
  'bg',
  'surface',
  'ink',
  'ink-2',
  'line-2',
  'line-control',
  'line-ink',
  'brand',
  'brand-hover',
  'brand-ink',
  'on-brand',
  'binding',
  'on-binding',
  'hover',
  'focus',
  'negative',
  'negative-ink',
];
const pageRoles = (theme: 'light' | 'dark', indent: string) =>
  PAGE_ROLES.map((role) => {
    const name = Object.keys(values.roles[theme]).find((key) => kebab(key) === role);
    if (!name) throw new Error(`unknown role ${role}`);
    return `${indent}--${role}: ${String(values.roles[theme][name]!.value)};`;
  }).join('\n');
const pageTokens = `/* Written by tools/tokens.ts from tokens.json. Do not edit. */

:root {
  color-scheme: light dark;
${pageRoles('light', '  ')}
}

@media (prefers-color-scheme: dark) {
  :root {
${pageRoles('dark', '    ')}
  }
}
`;

writeFileSync(path.join(ROOT, 'packages/server/src/http/generated/page-tokens.css'), pageTokens);
writeFileSync(path.join(GENERATED, 'tokens.css'), css);
writeFileSync(path.join(GENERATED, 'tokens.ts'), ts);
writeFileSync(
  path.join(GENERATED, 'atrium.tokens.json'),
  `${JSON.stringify(designTokens(tokens), null, 2)}\n`,
);
// One module each, so that a page loads only the icons it shows.
rmSync(path.join(GENERATED, 'icons'), { recursive: true, force: true });
mkdirSync(path.join(GENERATED, 'icons'));
for (const icon of icons) {
  writeFileSync(
    path.join(GENERATED, `icons/${icon.file}.tsx`),
    `${ICON_HEAD}\nimport { icon } from '../../icons/icon.js';\n\nexport const ${icon.component} = /* @__PURE__ */ icon('${icon.component}', '${icon.path}');\n`,
  );
}
writeFileSync(
  path.join(GENERATED, 'icons.ts'),
  [
    ICON_HEAD,
    ...icons.map(({ component, file }) => `export { ${component} } from './icons/${file}.js';`),
    '',
  ].join('\n'),
);
