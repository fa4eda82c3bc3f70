import { IconButton } from '../../controls/button/index.js';
import { DotsIcon, EditIcon, TrashIcon, useStrings } from '../../foundations/index.js';
import { Menu } from '../../overlays/menu/index.js';
import type { ContentDocument, DocumentEditing } from './content-document-list.js';
import { fileTitle } from './title-of.js';

/** The editor actions on a document (HUB-019). */
export function DocumentMenu({
  document,
  editing: { onUpdate, onDelete, isKept },
}: {
  document: ContentDocument;
  editing: DocumentEditing;
}) {
  const t = useStrings();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="row"
          className="max-xs:size-44"
          icon={DotsIcon}
          label={t('content.documents.more', { name: fileTitle(document.filename) })}
        />
      }
      actions={[
        [
          {
            id: 'update',
            icon: EditIcon,
            label: t('content.documents.update'),
            onSelect: () => onUpdate(document),
          },
        ],
        onDelete && !isKept?.(document)
          ? [
              {
                id: 'delete',
                icon: TrashIcon,
                destructive: true,
                label: t('content.documents.delete'),
                onSelect: () => onDelete(document),
              },
            ]
          : [],
      ].filter((group) => group.length > 0)}
    />
  );
}
