import { useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { CaretLeftIcon, CaretRightIcon, CloseIcon, InfoIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { DialogClose, DialogContent, DialogRoot, DialogTitle } from '../../overlays/dialog/index.js';
import { FileTypeIcon } from '../file-type-icon/index.js';
import { DocumentViewer, type ViewedFile } from './document-viewer.js';
import { Tool } from './frame.js';

/** A document that can be shown in the preview. */
export interface PreviewedDocument {
  id: string;
  name: string;
  mediaType?: string | undefined;
}

export interface DocumentPreviewProps
  extends ViewedFile, Omit<ComponentProps<typeof DialogContent>, 'children' | 'title' | 'size'> {
  /** Whether the preview is open (controlled state). */
  open: boolean;
  /** Called when the preview closes: by the close button, Escape or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** The documents of the list that the preview was opened from, in order, for previous and next. */
  documents: readonly PreviewedDocument[];
  /** Id of the current document; its file is passed in the other props. */
  documentId: string;
  /** Called with the id of the document to go to. */
  onDocumentChange?: (id: string) => void;
  /** Details of the document, shown in a panel on the right. */
  details?: ReactNode;
  /** Further tools in the toolbar, such as “Sign”. */
  actions?: ReactNode;
}

/** Window width, in px, from which the details are open next to the document by default; below, they open on demand. */
const ROOM_FOR_DETAILS = 1280;

/**
 * The preview of a document over the page (DOC-007, DS-085): viewer, details, and previous and next in the list it was
 * opened from. Escape closes it; while the search is open, Escape closes the search first.
 */
export function DocumentPreview({
  open,
  onOpenChange,
  documents,
  documentId,
  onDocumentChange,
  details,
  actions,
  file,
  mediaType,
  progress,
  failed,
  supportId,
  onRetry,
  onDownload,
  className,
  ...props
}: DocumentPreviewProps) {
  const t = useStrings();
  const [wantsDetails, setWantsDetails] = useState<boolean | null>(null);
  const position = documents.findIndex(({ id }) => id === documentId);
  const shown = documents[position];
  const hasDetails = wantsDetails ?? (typeof window !== 'undefined' && window.innerWidth >= ROOM_FOR_DETAILS);
  const step = (by: 1 | -1) => {
    const next = documents[position + by];
    if (next) onDocumentChange?.(next.id);
  };
  return (
    <DialogRoot open={open && shown !== undefined} onOpenChange={onOpenChange}>
      {shown ? (
        <DialogContent
          size="preview"
          aria-describedby={undefined}
          className={cn('overflow-hidden', className)}
          onEscapeKeyDown={(event) => {
            const isOfSearch =
              event.target instanceof Element && event.target.closest('[data-keeps-escape]') !== null;
            if (isOfSearch) event.preventDefault();
          }}
          {...props}
        >
          <DocumentViewer
            className="min-h-0 flex-1"
            name={shown.name}
            file={file}
            mediaType={mediaType ?? shown.mediaType}
            progress={progress}
            failed={failed}
            supportId={supportId}
            onRetry={onRetry}
            onDownload={onDownload}
            start={
              <>
                <FileTypeIcon
                  name={shown.name}
                  {...(shown.mediaType && { mediaType: shown.mediaType })}
                  className="shrink-0 max-xs:hidden"
                />
                <div className="min-w-0">
                  <DialogTitle className="truncate text-body-strong">{shown.name}</DialogTitle>
                  {documents.length > 1 ? (
                    <p className="text-caption text-ink-2" aria-live="polite">
                      {t('files.viewer.documentOf', { position: position + 1, count: documents.length })}
                    </p>
                  ) : null}
                </div>
                {documents.length > 1 ? (
                  <div className="flex shrink-0 gap-4 xs:ml-12">
                    <IconButton
                      icon={CaretLeftIcon}
                      label={t('files.viewer.previousDocument')}
                      size="toolbar"
                      aria-disabled={position === 0 || undefined}
                      onClick={() => step(-1)}
                    />
                    <IconButton
                      icon={CaretRightIcon}
                      label={t('files.viewer.nextDocument')}
                      size="toolbar"
                      aria-disabled={position === documents.length - 1 || undefined}
                      onClick={() => step(1)}
                    />
                  </div>
                ) : null}
              </>
            }
            end={
              <>
                {actions}
                {details ? (
                  <Tool
                    icon={InfoIcon}
                    label={t('files.viewer.details')}
                    aria-expanded={hasDetails}
                    onClick={() => setWantsDetails(!hasDetails)}
                  />
                ) : null}
              </>
            }
            exit={
              <DialogClose asChild>
                <IconButton
                  icon={CloseIcon}
                  label={t('overlays.close')}
                  size="toolbar"
                  className="max-xs:size-44"
                />
              </DialogClose>
            }
            aside={
              details && hasDetails ? (
                <aside
                  aria-label={t('files.viewer.details')}
                  className="w-344 max-w-full shrink-0 overflow-y-auto overscroll-contain border-l border-line bg-raised p-20 max-md:absolute max-md:inset-y-0 max-md:right-0 max-md:shadow-2"
                >
                  {details}
                </aside>
              ) : null
            }
          />
        </DialogContent>
      ) : null}
    </DialogRoot>
  );
}
