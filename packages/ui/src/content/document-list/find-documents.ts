import { normalizeText, searchTerms } from '../../foundations/text-search/index.js';
import type { ContentDocument } from './content-document-list.js';

/** Longer lists can be searched. */
export const SEARCHED_FROM = 6;

/** Documents with all words of a search in their name, their description or their tags. */
export function findDocuments<D extends ContentDocument>(documents: readonly D[], query: string): D[] {
  const terms = searchTerms(query);
  return documents.filter(({ filename, descriptionEn, descriptionFr, tags }) => {
    const words = normalizeText(
      [filename, descriptionEn, descriptionFr, ...tags.map(({ name }) => name)].join(' '),
    );
    return terms.every((term) => words.includes(term));
  });
}
