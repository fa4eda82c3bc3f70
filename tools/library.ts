/**
 * Builds packages/ui as a library that others can install: one module a source file, types, a prebuilt stylesheet; then
 * holds it against publint, are-the-types-wrong and the reviewed snapshot of its public API (packages/ui/api).
 * `--check` fails on a difference of the snapshot; without it the snapshot is rewritten for review.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { readArguments } from './arguments.ts';
import { ROOT, must } from './run.ts';

const { values } = readArguments(
  `npm run api              builds the design system as a library, and rewrites the snapshot of its public API
npm run api -- --check   fails where the snapshot differs`,
  { check: { type: 'boolean', default: false } },
);
const UI = path.join(ROOT, 'packages/ui');
const DIST = path.join(UI, 'dist');
const API = path.join(UI, 'api');

/** The modules an index re-exports, itself included, in the order of the text. */
function publicModules(index: string, seen = new Set<string>()): string[] {
  if (seen.has(index)) return [];
  seen.add(index);
  const text = readFileSync(index, 'utf8');
  const targets = [...text.matchAll(/^export (?:type )?(?:\*|\{[^}]*\}) from '(\.[^']+)\.js';$/gm)].map(
    (match) => path.resolve(path.dirname(index), `${match[1]}.d.ts`),
  );
  return [index, ...targets.flatMap((target) => publicModules(target, seen))];
}

/** The public declarations of one area, without comments, so that only a change of the interface shows. */
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

await must('vite', ['build', '--config', 'packages/ui/vite.config.ts', '--logLevel', 'warn']);
// The stylesheet is built apart: a library build would inline the fonts into it.
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [tailwindcss()],
  build: {
    outDir: DIST,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: path.join(UI, 'src/foundations/styles.css'),
      output: {
        assetFileNames: (asset) =>
          asset.names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
      },
    },
  },
  base: './',
});
await must('tsc', ['-b', 'packages/contract']);
await must('tsc', ['-p', 'packages/ui/tsconfig.build.json']);

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
    console.error('If the change is meant, run `npm run api` and commit packages/ui/api with it.');
    process.exit(1);
  }
} else {
  rmSync(API, { recursive: true });
  mkdirSync(API);
  for (const [file, text] of current) writeFileSync(path.join(API, file), text);
  console.log(changed.length > 0 ? `rewritten: ${changed.join(', ')}` : 'no change');
}

await must('publint', ['packages/ui', '--strict']);
await must('attw', [
  '--pack',
  'packages/ui',
  '--profile',
  'esm-only',
  '--exclude-entrypoints',
  'styles.css',
  '--format',
  'ascii',
]);
