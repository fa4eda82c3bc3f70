import type { DocumentSort } from '@atrium/contract/document-rules';
import type { Document } from '@atrium/contract/documents';

/** Documents under one heading. */
export interface DocumentGroup {
  readonly key: string;
  /** Null when the sort order has no headings. */
  readonly heading: string | null;
  readonly documents: readonly Document[];
}

interface Words {
  /** Formats the month of a date: “November 2026”. */
  month: (date: string) => string;
  /** Heading for documents without a value for the sort order. */
  none: string;
}

/** Returns the heading for a document: its month, service or contract; null when sorting by tags. */
function headingOf(document: Document, sort: DocumentSort, { month, none }: Words): string | null {
  if (sort.startsWith('Date')) return month(document.creationDate);
  if (sort.startsWith('Services')) return document.service?.label ?? none;
  if (sort.startsWith('Contracts')) return document.contract?.name ?? none;
  return null;
}

/** Groups the documents of a list, in order, under the headings of the sort order. */
export function groupsOf(documents: readonly Document[], sort: DocumentSort, words: Words): DocumentGroup[] {
  const groups = new Map<string, DocumentGroup & { documents: Document[] }>();
  for (const document of documents) {
    const heading = headingOf(document, sort, words);
    const key = heading ?? '';
    const group = groups.get(key);
    if (group) group.documents.push(document);
    else groups.set(key, { key, heading, documents: [document] });
  }
  return [...groups.values()];
}
