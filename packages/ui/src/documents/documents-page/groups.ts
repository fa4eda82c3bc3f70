import type { DocumentSort } from '@atrium/contract/document-rules';
import type { Document } from '@atrium/contract/documents';

/** Documents under one heading. */
export interface DocumentGroup {
  readonly key: string;
  /** None where the order has no headings. */
  readonly heading: string | null;
  readonly documents: readonly Document[];
}

interface Words {
  /** The month of a day: “November 2026”. */
  month: (date: string) => string;
  /** Heading of what the order knows nothing of. */
  none: string;
}

/** What a document stands under in an order: its month, service or contract; an order by tags has no headings. */
function headingOf(document: Document, sort: DocumentSort, { month, none }: Words): string | null {
  if (sort.startsWith('Date')) return month(document.creationDate);
  if (sort.startsWith('Services')) return document.service?.label ?? none;
  if (sort.startsWith('Contracts')) return document.contract?.name ?? none;
  return null;
}

/** The documents of a list, in their order, under the headings that the order has. */
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
