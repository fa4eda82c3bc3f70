/** The i18next namespace of the design system's built-in strings. */
export const UI_NAMESPACE = 'ui';

/** Sections of the strings that share a namespace; every other section has its own. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  [UI_NAMESPACE]: [
    'controls',
    'data',
    'feedback',
    'files',
    'navigation',
    'overlays',
    'requestSummary',
    'terms',
  ],
  'ui-home': ['dashboard', 'figures', 'home', 'homeWidgets'],
  'ui-lists': ['filters', 'grid', 'tags', 'uploads'],
  'ui-requests': ['creation', 'requestDocuments', 'requests', 'signature'],
  'ui-content': ['auditReports', 'cashManagement', 'content', 'informationHub', 'tradeFinance'],
};

const namespaces = new Map(
  Object.entries(SECTIONS).flatMap(([namespace, sections]) =>
    sections.map((section) => [section, namespace] as const),
  ),
);

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the namespace of a section of the strings (`search`), for hosts that load an area's strings with its code:
 * `ui` for those every page needs, `ui-search` for those of one area.
 */
export function namespaceOf(section: string): string {
  let namespace = namespaces.get(section);
  if (!namespace) namespaces.set(section, (namespace = `${UI_NAMESPACE}-${kebabCase(section)}`));
  return namespace;
}
