import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Empty } from '../../feedback/index.js';
import { cn, PlusIcon, useStrings } from '../../foundations/index.js';
import { ContentDocumentList, type ContentDocumentListProps } from '../document-list/index.js';

export interface DocumentSectionProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    Pick<ContentDocumentListProps, 'documents' | 'onOpen' | 'onDownload' | 'editing'> {
  /** The heading. */
  name: string;
  /** Opens the dialog that adds documents; only for users who may add them. */
  onAdd?: (() => void) | undefined;
  /** Shown between the heading and the documents, such as a text. */
  children?: ReactNode;
}

/** A section of the page with a heading and its documents (HUB-014). */
export function DocumentSection({
  name,
  documents,
  onOpen,
  onDownload,
  editing,
  onAdd,
  className,
  children,
  ...props
}: DocumentSectionProps) {
  const t = useStrings();
  return (
    <section
      aria-label={name}
      className={cn('min-w-0 border-t-2 border-line-ink pt-16', className)}
      {...props}
    >
      <div className="flex flex-wrap items-center justify-between gap-8">
        <h2 className="min-w-0 text-heading-1 break-words">{name}</h2>
        {onAdd ? (
          <Button
            size="toolbar"
            icon={PlusIcon}
            aria-label={t('content.card.addTo', { name })}
            onClick={onAdd}
          >
            {t('content.documents.add')}
          </Button>
        ) : null}
      </div>
      {children ? <div className="mt-8">{children}</div> : null}
      {documents.length > 0 ? (
        <ContentDocumentList
          aria-label={name}
          className="mt-12 border-t border-line"
          {...{ documents, onOpen, onDownload, editing }}
        />
      ) : (
        <Empty
          title={t('content.documents.empty')}
          help={onAdd ? undefined : t('content.documents.emptyHelp')}
        />
      )}
    </section>
  );
}
