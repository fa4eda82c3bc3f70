/**
 * The texts of the portal as files under /assets/locales/{language}/{namespace}.json (PLAT-014): those of the portal
 * from public/, the built-in strings of the design system as the namespace `ui` and one more for each area; and the types of
 * their keys.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
// oxlint-disable-next-line atrium/package-direction -- Node runs this before the package is built, from the folder that it reads the strings of
import { namespaceOf } from '../../ui/src/foundations/strings/namespaces.ts';

const PORTAL = path.resolve(import.meta.dirname, '..');
const UI_STRINGS = path.resolve(PORTAL, '../ui/src/foundations/strings');
const PUBLIC_LOCALES = path.join(PORTAL, 'public/assets/locales');
const TYPES = path.join(PORTAL, 'src/app/i18n/generated/locales.d.ts');

export const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];
/** Event sent to the page when texts have changed; `i18n.ts` handles it. */
const TEXTS_CHANGED = 'atrium:texts-changed';
export interface Texts {
  [key: string]: string | Texts;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;
const jsonFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted();
const readFolder = (folder: string): Texts =>
  Object.fromEntries(
    jsonFiles(folder).map((file) => [path.basename(file, '.json'), readJson(path.join(folder, file))]),
  );

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The namespaces of the design system: one member a strings file, named as in its index (`homeWidgets`). */
export function uiTexts(language: Language): Texts {
  const namespaces: Record<string, Texts> = {};
  for (const [name, texts] of Object.entries(readFolder(path.join(UI_STRINGS, language)))) {
    const section = camelCase(name);
    (namespaces[namespaceOf(section)] ??= {})[section] = texts;
  }
  return namespaces;
}

/** The portal's own namespaces. */
export const portalTexts = (language: Language): Texts => readFolder(path.join(PUBLIC_LOCALES, language));

/** Changes with any text, so that a browser never mixes texts of two releases. */
export function localesVersion(): string {
  const all = LANGUAGES.map((language) => [uiTexts(language), portalTexts(language)]);
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 10);
}

/** The declarations that make i18next check keys and variables: messages as literal types. */
export function localeTypes(): string {
  return [
    '/* Made by `node packages/portal/build/locales-main.ts` from public/assets/locales/en; do not edit. */',
    "import 'i18next';",
    '',
    "declare module 'i18next' {",
    '  interface CustomTypeOptions {',
    "    defaultNS: 'common';",
    `    resources: ${JSON.stringify(portalTexts('en'), null, 2).replaceAll('\n', '\n    ')};`,
    '  }',
    '}',
    '',
  ].join('\n');
}

export function writeLocaleTypes(): void {
  const text = localeTypes();
  let current = '';
  try {
    current = readFileSync(TYPES, 'utf8');
  } catch {
    // Not there yet: written below.
  }
  if (current !== text) writeFileSync(TYPES, text);
}

/** The texts that a file holds; null for any other file. */
function textsOf(file: string): { language: Language; namespace: string } | null {
  const folder = path.dirname(file);
  const language = path.basename(folder) as Language;
  if (!LANGUAGES.includes(language) || path.extname(file) !== '.json') return null;
  if (folder === path.join(UI_STRINGS, language))
    return { language, namespace: namespaceOf(camelCase(path.basename(file, '.json'))) };
  if (folder === path.join(PUBLIC_LOCALES, language))
    return { language, namespace: path.basename(file, '.json') };
  return null;
}

const FILE = /^\/(assets\/locales\/(?:en|fr)\/ui[\w-]*\.json)(?:\?|$)/;
/** The texts of the design system by the file that they are fetched from. */
const uiFiles = (): Map<string, string> =>
  new Map(
    LANGUAGES.flatMap((language) =>
      Object.entries(uiTexts(language)).map(
        ([namespace, texts]) =>
          [`assets/locales/${language}/${namespace}.json`, JSON.stringify(texts)] as const,
      ),
    ),
  );

/** Serves the namespaces of the design system in development, where it also sends changed texts, and emits them in a build. */
export function uiNamespaces(): Plugin {
  return {
    name: 'atrium-ui-namespaces',
    buildStart: writeLocaleTypes,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = FILE.exec(request.url ?? '')?.[1];
        const texts = file && uiFiles().get(file);
        if (!texts) return next();
        response.setHeader('content-type', 'application/json');
        response.end(texts);
      });
    },
    hotUpdate({ file }) {
      const texts = textsOf(file);
      if (!texts || this.environment.name !== 'client') return;
      writeLocaleTypes();
      this.environment.hot.send(TEXTS_CHANGED, texts);
      // The page fetches them: it needs no reload.
      return [];
    },
    generateBundle() {
      for (const [fileName, source] of uiFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
