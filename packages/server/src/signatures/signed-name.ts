import type { Language } from '../http/index.ts';

/** Name of the signed copy: `Agreement.pdf` becomes `Agreement (signed).pdf`. */
export function signedName(filename: string, language: Language): string {
  return `${filename.replace(/\.pdf$/i, '')} (${language === 'fr' ? 'signé' : 'signed'}).pdf`;
}
