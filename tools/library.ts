/**
 * Builds packages/ui as an installable library (tools/library), then checks what a host can expect without installing it,
 * sizes of single components, publint, are-the-types-wrong and the reviewed snapshot of its public API (packages/ui/api).
 * `--check` fails if the snapshot differs; otherwise it is rewritten for review.
 */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { DIST, buildLibrary } from './library/build.ts';
import { checkLibrary } from './library/checks.ts';
import { measureComponents } from './library/measure.ts';
import { ROOT, must } from './run.ts';

const { values } = readArguments(
  `npm run api              builds the design system as a library, and updates the snapshot of its public API
npm run api -- --check   fails if the snapshot differs
npm run api -- --build   only builds packages/ui/dist, as npm pack does`,
  { check: { type: 'boolean', default: false }, build: { type: 'boolean', default: false } },
);
const UI = path.join(ROOT, 'packages/ui');
const API = path.join(UI, 'api');

/** Returns the modules that an index re-exports, including itself, in source order. */
function publicModules(index: string, seen = new Set<string>()): string[] {
  if (seen.has(index)) return [];
  seen.add(index);
  const text = readFileSync(index, 'utf8');
  const targets = [...text.matchAll(/^export (?:type )?(?:\*|\{[^}]*\}) from '(\.[^']+)\.js';$/gm)]
    .map((match) => path.resolve(path.dirname(index), `${match[1]}.d.ts`))
    // The contract types are shipped with the library; their changes show in the OpenAPI document.
    .filter((target) => !target.startsWith(path.join(DIST, 'contract', path.sep)));
  return [index, ...targets.flatMap((target) => publicModules(target, seen))];
}

/** Returns the public declarations of an area without comments, so that only API changes show. */
function snapshot(area: string): string {
  return publicModules(path.join(DIST, area, 'index.d.ts'))
    .map((file) => {
      const text = readFileSync(file, 'utf8')
        .replaceAll(/\/\*\*?[\s\S]*?\*\//g, '')
        .replaceAll(/^\/\/.*$/gm, '')
        .replaceAll(/^import .*$\n/gm, '')
        .replaceAll(/\n\s*\n/g, '\n')
        .trim();
      return `// ${path.relative(DIST, file)}\n${text}\n`;
    })
    .join('\n');
}

await buildLibrary();
if (values.build) process.exit(0);

const areas = readdirSync(DIST, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(path.join(DIST, entry.name)).includes('index.d.ts'))
  .map((entry) => entry.name)
  .sort();
const current = new Map(areas.map((area) => [`${area}.d.txt`, snapshot(area)]));
const stored = new Map<string, string>();
mkdirSync(API, { recursive: true });
for (const file of readdirSync(API)) stored.set(file, readFileSync(path.join(API, file), 'utf8'));

const changed = [...new Set([...current.keys(), ...stored.keys()])].filter(
  (file) => current.get(file) !== stored.get(file),
);
if (values.check) {
  if (changed.length > 0) {
    console.error(`The public API of packages/ui changed: ${changed.join(', ')}.`);
    for (const file of changed) {
      const before = new Set((stored.get(file) ?? '').split('\n'));
      const after = new Set((current.get(file) ?? '').split('\n'));
      for (const line of before) if (!after.has(line)) console.error(`  - ${line}`);
      for (const line of after) if (!before.has(line)) console.error(`  + ${line}`);
    }
    console.error('If the change is intended, run `npm run api` and commit packages/ui/api with it.');
    process.exit(1);
  }
} else {
  rmSync(API, { recursive: true });
  mkdirSync(API);
  for (const [file, text] of current) writeFileSync(path.join(API, file), text);
  console.log(changed.length > 0 ? `updated: ${changed.join(', ')}` : 'no changes');
}

const faults = [...checkLibrary(areas), ...(await measureComponents())];
if (faults.length > 0) {
  console.error(faults.slice(0, 40).join('\n'));
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'atrium-pack-'));
await must('npm', ['pack', '--ignore-scripts', '--workspace', '@atrium/ui', '--pack-destination', folder]);
const packed = path.join(folder, readdirSync(folder)[0] ?? '');
await must('publint', [packed, '--strict']);
await must('attw', [
  packed,
  '--profile',
  'esm-only',
  '--exclude-entrypoints',
  'styles.css',
  'page.css',
  '--format',
  'ascii',
]);
rmSync(folder, { recursive: true });
