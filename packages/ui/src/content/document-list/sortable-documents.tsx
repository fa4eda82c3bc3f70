import { SortableList } from '../../controls/sortable-list/index.js';
import type { ContentDocumentListProps, DocumentEditing } from './content-document-list.js';
import { DocumentRow } from './document-row.js';
import { fileTitle } from './title-of.js';

interface SortableDocumentsProps extends Pick<
  ContentDocumentListProps,
  'documents' | 'onOpen' | 'onDownload' | 'editing' | 'className' | 'aria-label'
> {
  onOrder: NonNullable<DocumentEditing['onOrder']>;
}

/** Documents that editors can reorder by mouse, touch, keyboard or buttons. */
export function SortableDocuments({
  documents,
  onOpen,
  onDownload,
  editing,
  onOrder,
  ...props
}: SortableDocumentsProps) {
  return (
    <SortableList
      items={documents}
      onItemsChange={onOrder}
      getId={({ id }) => id}
      getName={({ filename }) => fileTitle(filename)}
      {...props}
    >
      {(document, { handle, buttons }) => (
        <DocumentRow {...{ document, onOpen, onDownload, editing }} handle={handle} moves={buttons} />
      )}
    </SortableList>
  );
}
