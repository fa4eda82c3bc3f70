/**
 * The texts of the portal as files under /assets/locales/{language}/{namespace}.json (PLAT-014): those of the portal
 * from public/, the built-in strings of the design system as the namespace `ui`; and the types of their keys.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PORTAL = path.resolve(import.meta.dirname, '..');
const UI_STRINGS = path.resolve(PORTAL, '../ui/src/foundations/strings');
const PUBLIC_LOCALES = path.join(PORTAL, 'public/assets/locales');
const TYPES = path.join(PORTAL, 'src/app/i18n/generated/locales.d.ts');

export const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];
/** What the development server tells the page when texts have changed; `i18n.ts` hears it. */
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

/** The namespace `ui`: one member a strings file of the design system, named as in its index (`homeWidgets`). */
export const uiTexts = (language: Language): Texts =>
  Object.fromEntries(
    Object.entries(readFolder(path.join(UI_STRINGS, language))).map(([name, texts]) => [
      camelCase(name),
      texts,
    ]),
  );

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
  if (folder === path.join(UI_STRINGS, language)) return { language, namespace: 'ui' };
  if (folder === path.join(PUBLIC_LOCALES, language))
    return { language, namespace: path.basename(file, '.json') };
  return null;
}

/** Serves the namespace `ui` in development, where it also tells the page of changed texts, and emits it in a build. */
export function uiNamespace(): Plugin {
  const fileOf = (language: Language) => `assets/locales/${language}/ui.json`;
  return {
    name: 'atrium-ui-namespace',
    buildStart: writeLocaleTypes,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0];
        const language = LANGUAGES.find((language) => address === `/${fileOf(language)}`);
        if (!language) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(uiTexts(language)));
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
      for (const language of LANGUAGES) {
        this.emitFile({
          type: 'asset',
          fileName: fileOf(language),
          source: JSON.stringify(uiTexts(language)),
        });
      }
    },
  };
}
