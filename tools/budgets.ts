/**
 * Checks the built portal against its size budgets, in kB of gzip: what is downloaded before the first screen (code and
 * texts), for the home page with every widget, for any other route in addition, for the first PDF (without its worker),
 * and the stylesheet. Also checks that each page loads the texts that its code shows.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  closure,
  DIST,
  FIRST_NAMESPACES,
  kilobytes,
  manifest,
  namespacesOfPages,
  namespacesOfShell,
  namespacesUsed,
  shell,
  weighTexts,
} from './portal-bundle.ts';

/** Budgets in kB (1000 bytes) of gzip. */
const BUDGET = { shell: 190, home: 256, route: 60, texts: 16, pdf: 222, css: 24 };
/** Code that must never be part of the first load. */
const ALWAYS_LAZY = /tiptap|lexical|pdfjs|pdf-view|pdf\.|chart|day-picker|libphonenumber/i;

const weigh = (keys: Iterable<string>) => {
  const files = new Set([...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + kilobytes(file), 0);
};
const without = (keys: Set<string>, other: Set<string>) => [...keys].filter((key) => !other.has(key));

const HOME = 'src/pages/home/home.tsx';
const sources = Object.keys(manifest).filter((key) => manifest[key]!.src?.startsWith('src/pages/'));
/** Chunks that a page loads on demand, by path prefix. They count on top of that page. */
const PAGES_OF_PARTS: readonly (readonly [part: string, page: string])[] = [
  ['src/pages/home/', HOME],
  ['src/pages/requests/tabs/', 'src/pages/requests/request.tsx'],
  ['src/pages/requests/add-participants.tsx', 'src/pages/requests/request.tsx'],
  ['src/pages/requests/creation-form/steps/', 'src/pages/requests/creation-form/form-step.tsx'],
  ['src/pages/requests/creation-form/', 'src/pages/requests/new.tsx'],
  ['src/pages/requests/unknown-action.tsx', 'src/pages/requests/new.tsx'],
  ['src/pages/documents/tag-documents.tsx', 'src/pages/documents/documents.tsx'],
  ['src/pages/documents/delete-document.tsx', 'src/pages/documents/documents.tsx'],
  ['src/pages/documents/uploads.tsx', 'src/pages/documents/documents.tsx'],
  ['src/pages/highlights/', 'src/pages/highlights/highlights.tsx'],
  ['src/pages/search/', 'src/pages/search/search.tsx'],
  ['src/pages/information-hub/', 'src/pages/information-hub/information-hub.tsx'],
  ['src/pages/content/', 'src/pages/information-hub/information-hub.tsx'],
  ['src/pages/audit-reports/', 'src/pages/audit-reports/audit-reports.tsx'],
  ['src/pages/cash-management/', 'src/pages/cash-management/cash-management.tsx'],
  ['src/pages/trade-finance/', 'src/pages/trade-finance/trade-finance.tsx'],
  ['src/pages/kyc/registry-preview.tsx', 'src/pages/kyc/kyc.tsx'],
  ['src/pages/kyc/record-preview.tsx', 'src/pages/kyc/record.tsx'],
  ['src/pages/power-of-attorney/power-preview.tsx', 'src/pages/power-of-attorney/power.tsx'],
  ['src/pages/power-of-attorney/who-may-sign.tsx', 'src/pages/power-of-attorney/power.tsx'],
  ['src/pages/expiry-calendar/', 'src/pages/expiry-calendar/expiry-calendar.tsx'],
  ['src/pages/profile/', 'src/pages/profile/profile.tsx'],
  ['src/pages/contracts/contract-', 'src/pages/contracts/contract.tsx'],
  ['src/pages/contracts/entities-lists.tsx', 'src/pages/contracts/contract.tsx'],
];
/** Returns everything already loaded when a part is opened: the shell, its page and the page below that one. */
function loadedBefore(key: string): Set<string> {
  const page = PAGES_OF_PARTS.find(([part, whole]) => key.startsWith(part) && whole !== key)?.[1];
  return page ? new Set([...loadedBefore(page), ...closure(page)]) : shell;
}
// The settings of a widget load only when they are opened in edit mode.
const isSettings = (key: string) => key.endsWith('-settings.tsx');
const widgets = sources.filter((key) => key.startsWith('src/pages/home/widgets/') && !isSettings(key));
const home = new Set([HOME, ...widgets].flatMap((key) => [...closure(key)]));

const texts = namespacesOfPages();
const textsOfShell = weighTexts(FIRST_NAMESPACES);
const textsOfHome = weighTexts([...FIRST_NAMESPACES, ...texts.get(HOME)!]);

const rows: [name: string, size: number, budget: number][] = [
  ['shell', weigh(shell) + textsOfShell, BUDGET.shell],
  ['home, first screen', weigh(new Set([...shell, ...closure(HOME)])) + textsOfHome, BUDGET.home],
  ['home with all widgets', weigh(new Set([...shell, ...home])) + textsOfHome, BUDGET.home],
];
for (const key of sources.filter((key) => key !== HOME && !widgets.includes(key))) {
  const before = loadedBefore(key);
  rows.push([manifest[key]!.src!, weigh(without(closure(key), before)), BUDGET.route]);
}
rows.push(['texts of a page, at most', Math.max(...[...texts.values()].map(weighTexts)), BUDGET.texts]);
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
    console.error(`OVER  ${file} is part of the first load, but must be loaded lazily`);
  }
}
function checkTexts(where: string, used: Set<string>, loaded: Set<string>): void {
  const lacking = [...used].filter((name) => !loaded.has(name) && !FIRST_NAMESPACES.includes(name));
  if (lacking.length === 0) return;
  over += 1;
  console.error(`OVER  ${where} uses texts that are not loaded with it: ${lacking.join(', ')}`);
}
checkTexts('the shell', namespacesOfShell(), new Set());
for (const [page, loaded] of texts) checkTexts(page, namespacesUsed(page, texts), loaded);
process.exitCode = over > 0 ? 1 : 0;
