/** What the built portal is made of: its chunks by the manifest, and the texts that each page loads with its code. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { namespaceOf } from '../packages/ui/src/foundations/strings/namespaces.ts';
import { ROOT } from './run.ts';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export const DIST = path.join(ROOT, 'packages/portal/dist');
const ROUTER = path.join(ROOT, 'packages/portal/src/app/router');
const STRINGS = path.join(ROOT, 'packages/ui/src/foundations/strings/en');
/** The longer of the two languages. */
const LOCALES = path.join(DIST, 'assets/locales/fr');

export const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
if (entries.length !== 1) throw new Error('the manifest must have one entry');

/** A chunk and all it imports at once; with `isPart`, also what it imports when somebody wants it, as far as that is a part. */
export function closure(
  key: string,
  isPart?: (key: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  for (const next of imports) closure(next, isPart, found);
  if (isPart) for (const next of dynamicImports) if (isPart(next)) closure(next, isPart, found);
  return found;
}

/** The code that every page has. */
export const shell = closure(entries[0]!);

const sizes = new Map<string, number>();
/** kB (1000 bytes) of gzip of a file of the build. */
export function kilobytes(file: string): number {
  let size = sizes.get(file);
  if (size === undefined)
    sizes.set(file, (size = gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length / 1000));
  return size;
}

/** kB of texts in the longer language. */
export const weighTexts = (namespaces: Iterable<string>): number =>
  [...new Set(namespaces)].reduce(
    (sum, namespace) => sum + kilobytes(path.relative(DIST, path.join(LOCALES, `${namespace}.json`))),
    0,
  );

/** The namespaces of the first screen, as `i18n.ts` loads them. */
export const FIRST_NAMESPACES = ['common', 'errors', 'shell', 'ui'];

const NAMES = String.raw`((?:\s*'[\w-]+',?)*)\s*\)`;
/** `page(() => import('…'), 'a', 'b')`, or the same by a function that names the namespaces of several pages. */
const PAGE = new RegExp(String.raw`(\w+)\(\s*\(\) => import\('\.\./\.\./(pages/[^']+)'\),?${NAMES}`, 'g');
/** `const contractsPage = (load: …) => page(load, 'a', 'b')`. */
const SHARED = new RegExp(String.raw`const (\w+) = \(load\b.*\) =>\s*page\(load,${NAMES}`, 'g');
const ANY_PAGE = /import\('\.\.\/\.\.\/(pages\/[^']+)'\)/g;

const namesIn = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);

/**
 * The namespaces that the route of each page names, by the source of the page. Throws where a route is written in a way that
 * is not read here: its texts would go unchecked.
 */
export function namespacesOfPages(): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const file of readdirSync(ROUTER).filter((name) => /routes\.tsx?$/.test(name))) {
    const code = readFileSync(path.join(ROUTER, file), 'utf8');
    const shared = new Map([...code.matchAll(SHARED)].map(([, name, names]) => [name!, namesIn(names!)]));
    for (const [, by, source, names] of code.matchAll(PAGE)) {
      const own = by === 'page' ? namesIn(names!) : shared.get(by!);
      if (own) pages.set(`src/${source}`, new Set([...(pages.get(`src/${source}`) ?? []), ...own]));
    }
    for (const [, source] of code.matchAll(ANY_PAGE))
      if (!pages.has(`src/${source}`)) throw new Error(`${file}: the texts of ${source} cannot be read`);
  }
  return pages;
}

const sections = new Set(
  readdirSync(STRINGS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json')),
);
const KEY = /["'`]([a-zA-Z]+)\.[a-zA-Z$]/g;

/** The namespaces of the design system that the code of a chunk takes strings from. */
function namespacesOfChunk(key: string): string[] {
  const { file } = manifest[key]!;
  if (!file.endsWith('.js')) return [];
  const code = readFileSync(path.join(DIST, file), 'utf8');
  return [...code.matchAll(KEY)].flatMap(([, section]) =>
    sections.has(section!) ? [namespaceOf(section!)] : [],
  );
}

/** The namespaces of the design system that the code of every page takes strings from. */
export const namespacesOfShell = (): Set<string> => new Set([...shell].flatMap(namespacesOfChunk));

/**
 * The namespaces of the design system that a page and its parts take strings from: what it imports, what it opens later, and
 * not what other pages are.
 * @param routed the pages that have a route of their own, by their source
 */
export function namespacesUsed(key: string, routed: ReadonlyMap<string, unknown>): Set<string> {
  const folder = path.dirname(key);
  const isPart = (part: string) =>
    !part.startsWith('src/pages/') || (part.startsWith(`${folder}/`) && !routed.has(part));
  return new Set([...closure(key, isPart)].filter((part) => !shell.has(part)).flatMap(namespacesOfChunk));
}
