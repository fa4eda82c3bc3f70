import type { ContentLanguage } from '@atrium/contract/content-rules';
import type { AttachedTag } from '@atrium/contract/tags';
import type { ComponentProps } from 'react';
import { lazyPart } from '../../foundations/index.js';
import { DocumentRow } from './document-row.js';

/** Only those who edit change the order. */
const SortableDocuments = lazyPart(async () => (await import('./sortable-documents.js')).SortableDocuments);

/** A document of a content page, as every area has it. */
export interface ContentDocument {
  id: string;
  filename: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  updatedAt: string;
  /** Of the readers it is for; null for all. */
  language: ContentLanguage | null;
  descriptionEn: string | null;
  descriptionFr: string | null;
  tags: readonly AttachedTag[];
  version: number;
}

/** What those who edit can do with documents. */
export interface DocumentEditing {
  onUpdate: (document: ContentDocument) => void;
  /** Without the right there is none. */
  onDelete?: ((document: ContentDocument) => void) | undefined;
  /** Whether a document has to stay, such as the cover of a page (CM-005). */
  isKept?: ((document: ContentDocument) => boolean) | undefined;
  /** The documents of a block in another order. */
  onOrder?: ((documents: readonly ContentDocument[]) => void) | undefined;
}

export interface ContentDocumentListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The documents in their order. */
  documents: readonly ContentDocument[];
  /** Shows a document, or saves it where it has no preview. */
  onOpen: (document: ContentDocument) => void;
  /** Saves the document as a file. */
  onDownload: (document: ContentDocument) => void;
  /** Only for those who may edit (HUB-019). */
  editing?: DocumentEditing | undefined;
}

/** Documents that the bank publishes: each with what it is, its tags, and what can be done with it; editors order them. */
export function ContentDocumentList({
  documents,
  onOpen,
  onDownload,
  editing,
  className,
  ...props
}: ContentDocumentListProps) {
  if (editing?.onOrder && documents.length > 1)
    return (
      <SortableDocuments
        className={className}
        aria-label={props['aria-label']}
        onOrder={editing.onOrder}
        {...{ documents, onOpen, onDownload, editing }}
      />
    );
  return (
    <ul className={className} {...props}>
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentRow {...{ document, onOpen, onDownload, editing }} />
        </li>
      ))}
    </ul>
  );
}
