/**
 * The built-in texts, for hosts without an i18next instance. Each module of the packed library registers only the
 * sections it uses (tools/library), so that a button does not bring every text; the portal serves them as files.
 */
import type { Language } from '../provider/index.js';

interface Section {
  [key: string]: string | Section;
}

const sections = new Map<string, Record<Language, Section>>();

/** Registers texts of a section, in addition to those already known. */
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

/** Returns a built-in text with its variables, in the plural form of `count`; undefined if it is not registered. */
export function builtIn(
  language: Language,
  key: string,
  variables: Record<string, string | number> = {},
): string | undefined {
  const { count } = variables;
  const text =
    (typeof count === 'number'
      ? ((count === 0 ? find(language, `${key}_zero`) : undefined) ??
        find(language, `${key}_${new Intl.PluralRules(language).select(count)}`) ??
        find(language, `${key}_other`))
      : undefined) ?? find(language, key);
  return text?.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(variables[name] ?? ''));
}
