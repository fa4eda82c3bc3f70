import type { ContentLanguage } from '@atrium/contract/content-rules';
import type { AttachedTag } from '@atrium/contract/tags';
import type { ComponentProps } from 'react';
import { lazyPart } from '../../foundations/index.js';
import { DocumentRow } from './document-row.js';

/** Loaded only for editors, who can change the order. */
const SortableDocuments = lazyPart(async () => (await import('./sortable-documents.js')).SortableDocuments);

/** A document of a content page, in the shape shared by all areas. */
export interface ContentDocument {
  id: string;
  filename: string;
  mediaType: string;
  /** Size in bytes. */
  size: number;
  updatedAt: string;
  /** The language of the users it is shown to; null for all. */
  language: ContentLanguage | null;
  descriptionEn: string | null;
  descriptionFr: string | null;
  tags: readonly AttachedTag[];
  version: number;
}

/** Actions on documents for editors. */
export interface DocumentEditing {
  onUpdate: (document: ContentDocument) => void;
  /** Absent without the right to delete. */
  onDelete?: ((document: ContentDocument) => void) | undefined;
  /** Whether a document cannot be deleted, such as the cover of a page (CM-005). */
  isKept?: ((document: ContentDocument) => boolean) | undefined;
  /** Called with the documents of a block in their new order. */
  onOrder?: ((documents: readonly ContentDocument[]) => void) | undefined;
}

export interface ContentDocumentListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The documents in display order. */
  documents: readonly ContentDocument[];
  /** Opens a document, or downloads it when it has no preview. */
  onOpen: (document: ContentDocument) => void;
  /** Downloads the document. */
  onDownload: (document: ContentDocument) => void;
  /** Only for editors (HUB-019). */
  editing?: DocumentEditing | undefined;
}

/** A list of documents published by the bank, each with its details, tags and actions; editors can reorder them. */
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
