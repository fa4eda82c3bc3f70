import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { DownloadIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { FileCard } from '../file-card/index.js';

export interface Attachment {
  id: string;
  name: string;
  mediaType?: string;
  /** Bytes. */
  size?: number;
  /** Facts after the size. */
  details?: readonly string[];
}

export interface AttachmentListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The files, in the order shown. */
  files: readonly Attachment[];
  /** Opens the preview; makes the name a button. */
  onOpen?: (file: Attachment) => void;
  /** Downloads a file; adds a download button to each file. */
  onDownload?: (file: Attachment) => void;
  /** Further buttons of a file, before its download button. */
  actions?: (file: Attachment) => ReactNode;
  /** Cards with a border, or rows with hairlines. */
  variant?: 'card' | 'row';
}

/** Number of files shown initially (RDET-071). */
const SHOWN_AT_FIRST = 3;
/** Number of files beyond which the list scrolls (RDET-072). */
const SCROLLING = 8;

/** Attachments of a message or record: three, then all on demand, in a box that scrolls beyond eight. */
export function AttachmentList({
  files,
  onOpen,
  onDownload,
  actions,
  variant = 'card',
  className,
  ...props
}: AttachmentListProps) {
  const t = useStrings();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = showsAll ? files : files.slice(0, SHOWN_AT_FIRST);
  const scrolls = shown.length > SCROLLING;
  return (
    <div className={cn('grid justify-items-start gap-8', className)} {...props}>
      <ul
        ref={list}
        aria-label={t('uploads.list')}
        className={cn(
          'grid w-full min-w-0 gap-8',
          variant === 'row' && 'gap-0',
          scrolls && 'focus-inset max-h-[22rem] overflow-y-auto',
        )}
        {...(scrolls && { tabIndex: 0 })}
      >
        {shown.map((file) => (
          <li key={file.id} className="min-w-0">
            <FileCard
              variant={variant}
              name={file.name}
              {...(file.mediaType && { mediaType: file.mediaType })}
              {...(file.size !== undefined && { size: file.size })}
              {...(file.details && { details: file.details })}
              {...(onOpen && { onOpen: () => onOpen(file) })}
              actions={
                <>
                  {actions?.(file)}
                  {onDownload ? (
                    <IconButton
                      size="row"
                      className="print:hidden"
                      icon={DownloadIcon}
                      label={t('uploads.attachments.download', { name: file.name })}
                      onClick={() => onDownload(file)}
                    />
                  ) : null}
                </>
              }
            />
          </li>
        ))}
      </ul>
      {files.length > SHOWN_AT_FIRST ? (
        <Button
          size="row"
          variant="tertiary"
          hangs="start"
          className="print:hidden"
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
            list.current?.scrollTo({ top: 0 });
          }}
        >
          {showsAll
            ? t('uploads.attachments.showFewer')
            : t('uploads.attachments.showAll', { count: files.length })}
        </Button>
      ) : null}
    </div>
  );
}
