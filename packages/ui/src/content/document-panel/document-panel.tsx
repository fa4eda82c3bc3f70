import type { ReactNode } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { Empty } from '../../feedback/index.js';
import { CloseIcon, PlusIcon, useStrings } from '../../foundations/index.js';
import { useMedia } from '../../foundations/use-media.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { usePanelFocus } from '../../overlays/panel-focus.js';
import { ContentDocumentList, type ContentDocumentListProps } from '../document-list/index.js';
import { useDocumentSearch } from '../document-list/internal.js';

export interface DocumentPanelProps extends Pick<
  ContentDocumentListProps,
  'documents' | 'onOpen' | 'onDownload' | 'editing'
> {
  /** What the documents belong to: “Payments and collections”. */
  title: string;
  /** Opens the dialog that adds documents; only for editors (HUB-017). */
  onAdd?: (() => void) | undefined;
  /** Closes the panel; focus returns to where it was. */
  onClose: () => void;
}

/** From this width on, the panel pushes the page aside; below, it is a drawer over the page (design, “Everywhere”). */
const ROOM_FOR_PANEL = '(width >= 1024px)';

/**
 * The documents of one block, in a panel beside the page (HUB-006, HUB-012): search, open, download; editors can add,
 * update and delete them.
 */
export function DocumentPanel({
  title,
  documents,
  onOpen,
  onDownload,
  editing,
  onAdd,
  onClose,
}: DocumentPanelProps) {
  const t = useStrings();
  const isWide = useMedia(ROOM_FOR_PANEL, true);
  const counted = t('content.documents.count', { count: documents.length });
  const count =
    editing?.onOrder && documents.length > 1
      ? t('content.documents.countAndOrder', { count: counted })
      : counted;
  const list = <Documents {...{ title, documents, onOpen, onDownload, editing, onAdd }} />;
  return isWide ? (
    <SidePanel {...{ title, count, onClose }}>{list}</SidePanel>
  ) : (
    <Drawer open title={title} description={count} onOpenChange={(open) => !open && onClose()}>
      {list}
    </Drawer>
  );
}

interface SidePanelProps extends Pick<DocumentPanelProps, 'title' | 'onClose'> {
  count: string;
  children: ReactNode;
}

/** An inline panel: takes the focus on opening and restores it on closing; Esc inside closes it, as in a drawer. */
function SidePanel({ title, count, onClose, children }: SidePanelProps) {
  const t = useStrings();
  const { panel, heading } = usePanelFocus(onClose);
  return (
    <aside ref={panel} aria-label={title} className="border-l border-line-2 print:hidden">
      <div className="sticky top-(--page-top,0px) max-h-[calc(100dvh-var(--page-top,0px))] overflow-y-auto px-24 py-16">
        <div className="flex items-start justify-between gap-12">
          <div className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="focus-ring rounded-tag text-heading-2">
              {title}
            </h2>
            <p className="mt-4 text-caption text-ink-2">{count}</p>
          </div>
          <IconButton
            icon={CloseIcon}
            size="toolbar"
            label={t('content.documents.close')}
            onClick={onClose}
          />
        </div>
        <div className="mt-12">{children}</div>
      </div>
    </aside>
  );
}

function Documents({
  title,
  documents,
  onAdd,
  editing: given,
  ...list
}: Pick<DocumentPanelProps, 'title' | 'documents' | 'onAdd' | 'onOpen' | 'onDownload' | 'editing'>) {
  const t = useStrings();
  const { field, found, editing } = useDocumentSearch({
    documents,
    editing: given,
    size: 'toolbar',
    className: 'min-w-160 flex-1',
  });
  const add: ReactNode = onAdd ? (
    <Button size="toolbar" icon={PlusIcon} className="max-xs:w-full" onClick={onAdd}>
      {t('content.documents.add')}
    </Button>
  ) : null;
  return (
    <>
      {field || add ? (
        <div className="flex flex-wrap gap-8 border-b-2 border-line-ink pb-12">
          {field}
          {add}
        </div>
      ) : null}
      {documents.length === 0 ? (
        <Empty
          title={t('content.documents.empty')}
          help={onAdd ? undefined : t('content.documents.emptyHelp')}
        />
      ) : found.length === 0 ? (
        <Empty title={t('content.documents.noneFound')} help={t('content.documents.noneFoundHelp')} />
      ) : (
        <ContentDocumentList aria-label={title} documents={found} editing={editing} {...list} />
      )}
    </>
  );
}
