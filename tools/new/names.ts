/** The spellings of one name: `audit-reports` -> `AuditReports`, `auditReports`, `Audit reports`. */
export interface Names {
  kebab: string;
  pascal: string;
  camel: string;
  words: string;
}

/** Derives the spellings of a name. Throws unless it consists of lower-case words joined by hyphens. */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`"${kebab}" is not a name: lower-case words with hyphens, such as audit-reports`);
  const pascal = kebab.replaceAll(/(^|-)([a-z0-9])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    pascal,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    words: words[0]!.toUpperCase() + words.slice(1),
  };
}
