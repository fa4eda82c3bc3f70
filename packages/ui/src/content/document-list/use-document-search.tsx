import { useState, type ReactNode } from 'react';
import { SearchInput } from '../../controls/search/index.js';
import { useStrings } from '../../foundations/index.js';
import { normalizeText, searchTerms } from '../../foundations/text-search/index.js';
import type { ContentDocument, DocumentEditing } from './content-document-list.js';

/** Minimum number of documents for the search field to be shown. */
const SEARCHED_FROM = 6;

/** Returns the documents whose name, description or tags contain all search terms. */
function findDocuments<D extends ContentDocument>(documents: readonly D[], query: string): readonly D[] {
  const terms = searchTerms(query);
  return documents.filter(({ filename, descriptionEn, descriptionFr, tags }) => {
    const words = normalizeText(
      [filename, descriptionEn, descriptionFr, ...tags.map(({ name }) => name)].join(' '),
    );
    return terms.every((term) => words.includes(term));
  });
}

interface Searched<D extends ContentDocument> {
  documents: readonly D[];
  editing?: DocumentEditing | undefined;
  /** Classes of the search field. */
  className: string;
  size?: 'toolbar';
}

/** Filters longer lists with a search field; results cannot be reordered, as they are only a part of the list. */
export function useDocumentSearch<D extends ContentDocument>({
  documents,
  editing,
  className,
  size,
}: Searched<D>) {
  const t = useStrings();
  const [query, setQuery] = useState('');
  const isSearched = documents.length >= SEARCHED_FROM;
  const found = isSearched ? findDocuments(documents, query) : documents;
  const isWhole = found.length === documents.length;
  const field: ReactNode = isSearched ? (
    <SearchInput
      {...(size && { size })}
      className={className}
      aria-label={t('content.documents.search')}
      placeholder={t('content.documents.search')}
      value={query}
      onValueChange={setQuery}
      resultLabel={t('content.documents.count', { count: found.length })}
    />
  ) : null;
  return {
    field,
    found,
    isWhole,
    editing: editing && !isWhole ? { ...editing, onOrder: undefined } : editing,
  };
}
