/** Contents of the built portal: its chunks from the manifest, and the texts that each page loads with its code. */
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
/** French, the language with the longer texts. */
const LOCALES = path.join(DIST, 'assets/locales/fr');

export const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
if (entries.length !== 1) throw new Error('the manifest must have exactly one entry');

/** Returns a chunk and its static imports; with `isPart`, also the dynamic imports for which it returns true. */
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

/** The chunks that every page loads. */
export const shell = closure(entries[0]!);

const sizes = new Map<string, number>();
/** Returns the gzipped size of a build file in kB (1000 bytes). */
export function kilobytes(file: string): number {
  let size = sizes.get(file);
  if (size === undefined)
    sizes.set(file, (size = gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length / 1000));
  return size;
}

/** Returns the size of texts in kB, in the longer language. */
export const weighTexts = (namespaces: Iterable<string>): number =>
  [...new Set(namespaces)].reduce(
    (sum, namespace) => sum + kilobytes(path.relative(DIST, path.join(LOCALES, `${namespace}.json`))),
    0,
  );

/** The namespaces of the first screen, as loaded by `i18n.ts`. */
export const FIRST_NAMESPACES = ['common', 'errors', 'shell', 'ui'];

const NAMES = String.raw`((?:\s*'[\w-]+',?)*)\s*\)`;
/** Matches `page(() => import('…'), 'a', 'b')`, or a call of a function that adds the namespaces of several pages. */
const PAGE = new RegExp(String.raw`(\w+)\(\s*\(\) => import\('\.\./\.\./(pages/[^']+)'\),?${NAMES}`, 'g');
/** Matches `const contractsPage = (load: …) => page(load, 'a', 'b')`. */
const SHARED = new RegExp(String.raw`const (\w+) = \(load\b.*\) =>\s*page\(load,${NAMES}`, 'g');
const ANY_PAGE = /import\('\.\.\/\.\.\/(pages\/[^']+)'\)/g;

const namesIn = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);

/**
 * Returns the namespaces that the route of each page names, by the page's source path. Throws if a route is written in an
 * unsupported way, because its texts would go unchecked.
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
      if (!pages.has(`src/${source}`)) throw new Error(`${file}: cannot determine the texts of ${source}`);
  }
  return pages;
}

const sections = new Set(
  readdirSync(STRINGS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json')),
);
const KEY = /["'`]([a-zA-Z]+)\.[a-zA-Z$]/g;

/** Returns the design system namespaces that the code of a chunk takes strings from. */
function namespacesOfChunk(key: string): string[] {
  const { file } = manifest[key]!;
  if (!file.endsWith('.js')) return [];
  const code = readFileSync(path.join(DIST, file), 'utf8');
  return [...code.matchAll(KEY)].flatMap(([, section]) =>
    sections.has(section!) ? [namespaceOf(section!)] : [],
  );
}

/** Returns the design system namespaces that the code of every page takes strings from. */
export const namespacesOfShell = (): Set<string> => new Set([...shell].flatMap(namespacesOfChunk));

/** Returns the chunk of a page: one that other pages also import statically is a shared chunk with the page's name. */
function chunkOf(page: string): string {
  if (manifest[page]) return page;
  const { name } = path.parse(page);
  const shared = Object.keys(manifest).find((key) => !manifest[key]!.src && manifest[key]!.name === name);
  if (!shared) throw new Error(`${page} has no chunk`);
  return shared;
}

/**
 * Returns the design system namespaces that a page and its parts take strings from: static imports and parts loaded
 * later, but not other pages.
 * @param routed the pages with a route of their own, by source path
 */
export function namespacesUsed(key: string, routed: ReadonlyMap<string, unknown>): Set<string> {
  const folder = path.dirname(key);
  const isPart = (part: string) =>
    !part.startsWith('src/pages/') || (part.startsWith(`${folder}/`) && !routed.has(part));
  return new Set(
    [...closure(chunkOf(key), isPart)].filter((part) => !shell.has(part)).flatMap(namespacesOfChunk),
  );
}
