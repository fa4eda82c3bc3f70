/**
 * Holds the built portal against its size budgets, in kB of gzip: what a person downloads before the first screen, for
 * the home with every widget, for any other route on top, with the first PDF (its worker apart), and the stylesheet.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.ts';

/** Budgets in kB (1000 bytes) of gzip. */
const BUDGET = { shell: 180, home: 240, route: 60, pdf: 220, css: 20 };
/** Code that must never be part of the first load. */
const ALWAYS_LAZY = /tiptap|lexical|pdfjs|pdf-view|pdf\.|chart|day-picker|libphonenumber/i;

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const DIST = path.join(ROOT, 'packages/portal/dist');
const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const kilobytes = (file: string) => gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length / 1000;

/** A chunk and all it imports at once. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, found);
  return found;
}

const weigh = (keys: Iterable<string>) => {
  const files = new Set([...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + kilobytes(file), 0);
};
const without = (keys: Set<string>, other: Set<string>) => [...keys].filter((key) => !other.has(key));

const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry);
if (!entry) throw new Error('the manifest has no entry');
const shell = closure(entry);
const HOME = 'src/pages/home/home.tsx';
const sources = Object.keys(manifest).filter((key) => manifest[key]!.src?.startsWith('src/pages/'));
/** What a page opens only when somebody wants it comes on top of that page: by the beginning of its path. */
const PAGES_OF_PARTS: readonly (readonly [part: string, page: string])[] = [
  ['src/pages/home/', HOME],
  ['src/pages/requests/tabs/', 'src/pages/requests/request.tsx'],
  ['src/pages/requests/add-participants.tsx', 'src/pages/requests/request.tsx'],
  ['src/pages/requests/creation-form/steps/', 'src/pages/requests/creation-form/form-step.tsx'],
  ['src/pages/requests/creation-form/', 'src/pages/requests/new.tsx'],
  ['src/pages/documents/tag-documents.tsx', 'src/pages/documents/documents.tsx'],
  ['src/pages/documents/delete-document.tsx', 'src/pages/documents/documents.tsx'],
  ['src/pages/documents/uploads.tsx', 'src/pages/documents/documents.tsx'],
  ['src/pages/highlights/', 'src/pages/highlights/highlights.tsx'],
  ['src/pages/search/', 'src/pages/search/search.tsx'],
  ['src/pages/information-hub/', 'src/pages/information-hub/information-hub.tsx'],
  ['src/pages/content/', 'src/pages/information-hub/information-hub.tsx'],
  ['src/pages/cash-management/', 'src/pages/cash-management/cash-management.tsx'],
  ['src/pages/trade-finance/', 'src/pages/trade-finance/trade-finance.tsx'],
  ['src/pages/profile/', 'src/pages/profile/profile.tsx'],
];
/** All that is there when somebody opens a part: the shell, its page, and what that page stands on. */
function loadedBefore(key: string): Set<string> {
  const page = PAGES_OF_PARTS.find(([part, whole]) => key.startsWith(part) && whole !== key)?.[1];
  return page ? new Set([...loadedBefore(page), ...closure(page)]) : shell;
}
// The settings of a widget come when they are opened in edit mode.
const isSettings = (key: string) => key.endsWith('-settings.tsx');
const widgets = sources.filter((key) => key.startsWith('src/pages/home/widgets/') && !isSettings(key));
const home = new Set([HOME, ...widgets].flatMap((key) => [...closure(key)]));

const rows: [name: string, size: number, budget: number][] = [
  ['shell', weigh(shell), BUDGET.shell],
  ['home, first screen', weigh(new Set([...shell, ...closure(HOME)])), BUDGET.home],
  ['home with all widgets', weigh(new Set([...shell, ...home])), BUDGET.home],
];
for (const key of sources.filter((key) => key !== HOME && !widgets.includes(key))) {
  const before = loadedBefore(key);
  rows.push([manifest[key]!.src!, weigh(without(closure(key), before)), BUDGET.route]);
}
const pdf = Object.keys(manifest).find((key) => key.endsWith('/pdf/pdf-view.tsx'));
if (pdf) rows.push(['PDF viewer, with the first document', weigh(without(closure(pdf), shell)), BUDGET.pdf]);
const css = readdirSync(path.join(DIST, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
rows.push([
  'stylesheets',
  css.reduce((sum, file) => sum + kilobytes(path.join('assets', file)), 0),
  BUDGET.css,
]);

let over = 0;
for (const [name, size, budget] of rows) {
  const bad = size > budget;
  if (bad) over += 1;
  console.log(`${bad ? 'OVER ' : 'ok   '} ${name.padEnd(44)} ${size.toFixed(1).padStart(7)} of ${budget} kB`);
}
for (const key of shell) {
  const { file, src = '' } = manifest[key]!;
  if (ALWAYS_LAZY.test(src) || ALWAYS_LAZY.test(file)) {
    over += 1;
    console.error(`OVER  ${file} belongs to the first load, but must be lazy`);
  }
}
process.exitCode = over > 0 ? 1 : 0;
