/**
 * The built-in words where no i18next instance gives any. Each module of the packed library brings those of the sections
 * that it uses (tools/library), so that a button does not cost the words of every page; the portal serves them as files.
 */
import type { Language } from '../provider/index.js';

interface Section {
  [key: string]: string | Section;
}

const sections = new Map<string, Record<Language, Section>>();

/** Makes words of a section known, beside those that are. */
export function registerStrings(section: string, en: Section, fr: Section): void {
  const known = sections.get(section);
  sections.set(section, { en: { ...known?.en, ...en }, fr: { ...known?.fr, ...fr } });
}

function find(language: Language, key: string): string | undefined {
  const [section = '', ...rest] = key.split('.');
  let found: string | Section | undefined = sections.get(section)?.[language];
  for (const part of rest) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** A built-in text with its variables in place, in the plural form of `count`; nothing where the words are not known. */
export function builtIn(
  language: Language,
  key: string,
  variables: Record<string, string | number> = {},
): string | undefined {
  const { count } = variables;
  const text =
    (typeof count === 'number'
      ? (find(language, `${key}_${new Intl.PluralRules(language).select(count)}`) ??
        find(language, `${key}_other`))
      : undefined) ?? find(language, key);
  return text?.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(variables[name] ?? ''));
}
