/**
 * Adds a prefix to the utilities of the packed library (`atrium:p-16`), so that they never clash with those of a host,
 * where `p-16` may be a different size. The sources have no prefix: it is added where built modules name a utility.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { __unstable__loadDesignSystem as loadDesignSystem, type Config } from 'tailwindcss';
import { parseAst } from 'vite';

export const PREFIX = 'atrium';

/** Attribute of each element that the library renders; its CSS reset selects by it. */
const MARK = 'data-atrium';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Custom properties of third parties: Radix sets some, and pdf.js uses some for its text layout. */
const FOREIGN =
  /^(atrium-|radix-|(scale-factor|total-scale-factor|user-unit|font-height|scale-[xy]|rotate|min-font-size|scale-round-[xy])$)/;

/** Adds the prefix to custom properties, because a host may have its own `--ink`. */
export const prefixProperties = (text: string): string =>
  text.replaceAll(/(?<![\w-])--([a-z][\w-]*)/g, (whole, name: string) =>
    FOREIGN.test(name) ? whole : `--${PREFIX}-${name}`,
  );

/** Single words can be a utility or a CSS value (`overflow: 'hidden'`), so they are prefixed only in a class context. */
const isPlain = (token: string) => /^[a-z]+$/.test(token);

/** Functions whose string arguments are class names. */
const CLASS_CALLS = new Set(['cn', 'cva', 'clsx']);

const require = createRequire(import.meta.url);
/** Resolves the path of a file that a stylesheet references. */
const fileOf = (id: string, base: string): string =>
  id.startsWith('.') ? path.resolve(base, id) : require.resolve(id, { paths: [base] });

export interface Utilities {
  /** Returns the module with a prefix on each utility that it names. */
  prefix(code: string): string;
  /** Plain words left unprefixed although they could be utilities, with counts, for review. */
  left: Map<string, number>;
}

/** Reads the utilities of a stylesheet. */
export async function readUtilities(stylesheet: string): Promise<Utilities> {
  const system = await loadDesignSystem(readFileSync(stylesheet, 'utf8'), {
    base: path.dirname(stylesheet),
    loadStylesheet: async (id, base) => {
      const file = fileOf(id === 'tailwindcss' ? 'tailwindcss/index.css' : id, base);
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
    },
    loadModule: async (id, base) => {
      const file = fileOf(id, base);
      const { default: module } = (await import(pathToFileURL(file).href)) as { default: Config };
      return { path: file, base: path.dirname(file), module };
    },
  });
  const known = new Map<string, boolean>();
  const left = new Map<string, number>();
  const isUtility = (token: string): boolean => {
    if (/^(group|peer)(\/[\w-]+)?$/.test(token)) return true;
    let is = known.get(token);
    if (is === undefined) known.set(token, (is = system.candidatesToCss([token])[0] !== null));
    return is;
  };

  /** Prefixes a text. Outside a class context only if every word is a utility, and not for a single plain word. */
  const prefixedUtilities = (text: string, isClass: boolean): string => {
    const tokens = text.split(/\s+/).filter(Boolean);
    if (!isClass) {
      if (tokens.length === 0 || !tokens.every(isUtility)) return text;
      if (tokens.every(isPlain) && tokens.length === 1) {
        left.set(text, (left.get(text) ?? 0) + 1);
        return text;
      }
    }
    return text.replaceAll(/\S+/g, (token) => (isUtility(token) ? `${PREFIX}:${token}` : token));
  };

  const prefix = (code: string): string => {
    const changes: { start: number; end: number; text: string }[] = [];
    const prefixed = (text: string, isClass: boolean) => prefixProperties(prefixedUtilities(text, isClass));
    const visit = (node: Node, isClass: boolean): void => {
      if (node.type === 'ImportDeclaration' || (node.type.startsWith('Export') && isNode(node['source'])))
        return;
      if (node.type === 'Literal' && typeof node['value'] === 'string') {
        const text = prefixed(node['value'], isClass);
        if (text !== node['value'])
          changes.push({ start: node.start, end: node.end, text: JSON.stringify(text) });
        return;
      }
      if (node.type === 'TemplateElement') {
        const raw = code.slice(node.start, node.end);
        const text = prefixed(raw, isClass);
        if (text !== raw) changes.push({ start: node.start, end: node.end, text });
        return;
      }
      if (node.type === 'Property' && isNode(node['key']) && node['key'].type === 'Literal') {
        const { start, end, value } = node['key'];
        const text = prefixProperties(String(value));
        if (text !== value) changes.push({ start, end, text: JSON.stringify(text) });
      }
      const mark = markPosition(node);
      if (mark !== undefined) changes.push({ start: mark, end: mark, text: ` ${JSON.stringify(MARK)}: "",` });
      for (const [key, child] of Object.entries(node)) {
        if (key === 'parent') continue;
        const inside = meansClass(node, key, isClass);
        if (inside === undefined) continue;
        for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, inside);
      }
    };
    visit(parseAst(code) as unknown as Node, false);
    let result = code;
    for (const { start, end, text } of changes.sort((a, b) => b.start - a.start)) {
      result = result.slice(0, start) + text + result.slice(end);
    }
    return result;
  };
  return { prefix, left };
}

/** Returns where to insert the library's attribute in a JSX call: first among the props; undefined for components. */
function markPosition(node: Node): number | undefined {
  if (node.type !== 'CallExpression' || !/^jsxs?$/.test(nameOf(node['callee']))) return undefined;
  const [tag, attributes] = node['arguments'] as Node[];
  const isElement = tag?.type === 'Literal' && attributes?.type === 'ObjectExpression';
  return isElement ? attributes.start + 1 : undefined;
}

function nameOf(node: unknown): string {
  const name = isNode(node) ? (node['name'] ?? node['value']) : undefined;
  return typeof name === 'string' ? name : '';
}

/** Whether a child of a node is in a class context; undefined where no class name can occur. */
function meansClass(node: Node, key: string, isClass: boolean): boolean | undefined {
  switch (node.type) {
    case 'BinaryExpression':
      return undefined;
    case 'SwitchCase':
      return key === 'test' ? undefined : isClass;
    case 'ConditionalExpression':
      return key === 'test' ? false : isClass;
    case 'LogicalExpression':
      return key === 'left' && node['operator'] === '&&' ? false : isClass;
    case 'MemberExpression':
      return key === 'property' ? undefined : false;
    case 'Property':
      if (key === 'key') return undefined;
      // In cva, the default and compound variant choices are not classes.
      if (nameOf(node['key']) === 'defaultVariants') return undefined;
      return /class(Name|es)?$/i.test(nameOf(node['key'])) || (isClass && !isVariantChoice(node));
    case 'VariableDeclarator':
      return /^[A-Z_]*(CLASS|LOOK)[A-Z_]*$|class(Name|es)?$/i.test(nameOf(node['id'])) || isClass;
    case 'CallExpression':
      if (key === 'arguments' && CLASS_CALLS.has(nameOf(node['callee']))) return true;
      return false;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return key === 'params' ? false : isClass;
    default:
      return isClass;
  }
}

/** In `compoundVariants`, properties other than `className` are variant names. */
function isVariantChoice(node: Node): boolean {
  return nameOf(node['key']) !== 'className' && nameOf(node['key']) !== 'variants' && isLeafChoice(node);
}
const isLeafChoice = (node: Node): boolean => {
  const value = node['value'];
  return isNode(value) && value.type === 'ArrayExpression' && nameOf(node['key']) !== 'compoundVariants';
};
