/**
 * Builds packages/ui/dist: one module per source file, the types with the contract types they reference, and one
 * stylesheet. Also isolates the library from the host: prefixes utilities, custom properties and animations, adds
 * "use client" to modules, and includes the built-in strings that each module uses.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { ROOT, must } from '../run.ts';
import { prefixProperties, readUtilities } from './utilities.ts';

const UI = path.join(ROOT, 'packages/ui');
/** Output folder of the built library. */
export const DIST = path.join(UI, 'dist');
const FOUNDATIONS = path.join(UI, 'src/foundations');
const STRINGS = path.join(FOUNDATIONS, 'strings');
/** Components use only the types of the contract; these are shipped with the library. */
const CONTRACT = path.join(DIST, 'contract');
const CONTRACT_TYPES = path.join(ROOT, '.cache/types/contract');

const SECTIONS = readdirSync(path.join(STRINGS, 'en'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'));

/** Returns the import path from one built module to another. */
const relative = (from: string, to: string): string => {
  const between = path.relative(path.dirname(from), to).replaceAll('\\', '/');
  return between.startsWith('.') ? between : `./${between}`;
};

type Words = Record<string, unknown>;
const wordsOf = (language: string, section: string): Words =>
  JSON.parse(readFileSync(path.join(STRINGS, language, `${section}.json`), 'utf8')) as Words;

/** Picks the strings below a key prefix such as `grid.sort` or `grid.sort.label`, including plural forms. */
const pick = (words: Words, part: string): Words =>
  Object.fromEntries(
    Object.entries(words).filter(([name]) => name.replace(/_(zero|one|two|few|many|other)$/, '') === part),
  );

/** Writes the strings of one part of a section as a separate module, once. */
function stringsModule(section: string, part: string): string {
  const file = path.join(DIST, 'foundations/strings/parts', `${section}.${part}.js`);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) {
    const words = ['en', 'fr'].map((language) => pick(wordsOf(language, section), part));
    writeFileSync(
      file,
      `export const en = ${JSON.stringify(words[0])};\nexport const fr = ${JSON.stringify(words[1])};\n`,
    );
  }
  return file;
}

/** Registers the strings a module uses: by the first two parts of each key, or the whole section for a computed key. */
function withStrings(file: string, code: string): string {
  if (path.relative(DIST, file).startsWith(path.join('foundations', 'strings'))) return code;
  const used = new Map<string, [section: string, part: string]>();
  for (const [, section = '', part = '', next] of code.matchAll(/["'`]([a-zA-Z]+)\.([a-zA-Z]*)(.)/g)) {
    if (!SECTIONS.includes(section)) continue;
    const parts =
      next === '$' || !part
        ? Object.keys(wordsOf('en', section)).map((name) =>
            name.replace(/_(zero|one|two|few|many|other)$/, ''),
          )
        : [part];
    for (const one of parts) used.set(`${section}_${one}`, [section, one]);
  }
  for (const [name, [section, part]] of used) {
    if (Object.keys(pick(wordsOf('en', section), part)).length === 0) used.delete(name);
  }
  if (used.size === 0) return code;
  return [
    `import { registerStrings } from ${JSON.stringify(relative(file, path.join(DIST, 'foundations/strings/built-in.js')))};`,
    ...[...used].map(
      ([name, [section, part]]) =>
        `import { en as en_${name}, fr as fr_${name} } from ${JSON.stringify(relative(file, stringsModule(section, part)))};`,
    ),
    code,
    ...[...used].map(([name, [section]]) => `registerStrings("${section}", en_${name}, fr_${name});`),
  ].join('\n');
}

/** Adds "use client" to modules that render or keep state; others, such as rules and strings, also run on the server. */
const withDirective = (code: string): string =>
  /from "(react|react-dom|react\/jsx-runtime|@radix-ui\/[\w-]+|downshift|@dnd-kit\/core|react-day-picker)"/.test(
    code,
  )
    ? `"use client";\n${code}`
    : code;

async function buildModules(): Promise<void> {
  await must('vite', ['build', '--config', 'packages/ui/vite.config.ts', '--logLevel', 'warn']);
  const utilities = await readUtilities(path.join(FOUNDATIONS, 'styles.css'));
  for (const file of globSync('**/*.js', { cwd: DIST }).map((name) => path.join(DIST, name))) {
    const code = readFileSync(file, 'utf8');
    const isData = /[\\/](strings|generated)[\\/]/.test(file);
    writeFileSync(file, withDirective(withStrings(file, isData ? code : utilities.prefix(code))));
  }
}

const ANIMATIONS = /(?<![\w-])(layer-in|layer-out|fade-in|row-fade|spinner)(?![\w-])/g;

/** Adds the prefix to every name in the stylesheet. */
function prefixStylesheet(css: string): string {
  return prefixProperties(css)
    .replaceAll(/color-scheme:\s*(light|dark)/g, '--atrium-color-scheme:$1')
    .replaceAll(
      /(@keyframes\s+|animation(?:-name)?:)([^;{}]+)/g,
      (_, start: string, names: string) => start + names.replaceAll(ANIMATIONS, 'atrium-$1'),
    );
}

const OWN = ":where([data-atrium],[class*='atrium:'])";

/** Splits a selector list at commas outside parentheses. */
const partsOf = (selectors: string): string[] => selectors.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/);

/** Limits rules for forced colours, whose selectors use roles, to elements of the library. */
function ownForcedColors(css: string): string {
  return css.replaceAll(
    /@media \(forced-colors:\s*active\)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g,
    (whole, rules: string) =>
      /\[role=/.test(rules)
        ? `@media (forced-colors:active){${rules.replaceAll(
            /([^{}]+)(\{[^{}]*\})/g,
            (_, selectors: string, body: string) =>
              /:root|data-theme/.test(selectors)
                ? selectors + body
                : partsOf(selectors)
                    .map((part) =>
                      part
                        .trim()
                        .replace('.bg-ink', '.atrium\\:bg-ink')
                        .replace(/^([a-z]*)/, `$1${OWN}`),
                    )
                    .join() + body,
          )}}`
        : whole,
  );
}

async function buildStylesheet(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: DIST,
      emptyOutDir: false,
      // A library build would inline the fonts.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(FOUNDATIONS, 'library.css'),
        output: {
          assetFileNames: (asset) =>
            asset.names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
    base: './',
  });
  const file = path.join(DIST, 'styles.css');
  writeFileSync(file, ownForcedColors(prefixStylesheet(readFileSync(file, 'utf8'))));
  cpSync(path.join(FOUNDATIONS, 'page.css'), path.join(DIST, 'page.css'));
}

/** Copies the referenced declarations of the contract, and the ones those reference. */
function takeContractTypes(name: string): void {
  const target = path.join(CONTRACT, `${name}.d.ts`);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  const text = readFileSync(path.join(CONTRACT_TYPES, `${name}.d.ts`), 'utf8');
  writeFileSync(
    target,
    text
      .replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2')
      .replaceAll(/^\/\/# .*$/gm, ''),
  );
  for (const [, other = ''] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]*)\.ts['"]/g)) {
    takeContractTypes(path.join(path.dirname(name), other));
  }
}

async function buildTypes(): Promise<void> {
  await must('tsc', ['-b', 'packages/contract']);
  await must('tsc', ['-p', 'packages/ui/tsconfig.build.json']);
  for (const language of ['en', 'fr']) {
    for (const section of SECTIONS) {
      const text = readFileSync(path.join(STRINGS, language, `${section}.json`), 'utf8');
      writeFileSync(
        path.join(DIST, 'foundations/strings', language, `${section}.d.ts`),
        `declare const strings: ${text.replaceAll(/:\s*"(?:[^"\\]|\\.)*"/g, ': string').trim()};\nexport default strings;\n`,
      );
    }
  }
  for (const file of globSync('**/*.d.ts', { cwd: DIST, exclude: ['contract/**'] }).map((name) =>
    path.join(DIST, name),
  )) {
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/['"]@atrium\/contract\/([\w-]+)['"]/g))
      takeContractTypes(name);
    writeFileSync(
      file,
      text
        .replaceAll(
          /['"]@atrium\/contract\/([\w-]+)['"]/g,
          (_, name: string) => `'${relative(file, path.join(CONTRACT, `${name}.js`))}'`,
        )
        .replaceAll(/(['"]\.[^'"]*)\.json(['"]) with \{ type: ['"]json['"] \}/g, '$1.js$2')
        .replaceAll(/(['"]\.[^'"]*)\.json(['"])/g, '$1.js$2')
        .replaceAll(/^\/\/# .*$/gm, ''),
    );
  }
}

/** Builds the library into packages/ui/dist. */
export async function buildLibrary(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  await buildModules();
  await buildStylesheet();
  await buildTypes();
}
