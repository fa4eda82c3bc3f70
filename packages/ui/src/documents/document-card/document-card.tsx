import type { Document } from '@atrium/contract/documents';
import type { ComponentProps } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { Checkbox } from '../../controls/checkbox/index.js';
import { FileTypeIcon } from '../../files/file-type-icon/index.js';
import {
  cn,
  DotsIcon,
  DownloadIcon,
  StateMark,
  TagIcon,
  TrashIcon,
  useFormats,
  useStrings,
  type StateName,
} from '../../foundations/index.js';
import { LazyMenu } from '../../overlays/lazy-menu/index.js';
import type { MenuAction } from '../../overlays/menu/index.js';
import { TagChips } from '../../tags/tag-chips/index.js';

/** A state that is worth a word; what is validated goes without saying. */
const MARKS: Partial<Record<Document['state'], StateName>> = { pending: 'action', refused: 'refused' };

export interface DocumentCardProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  document: Document;
  /** Shows the document (DOC-007). */
  onOpen: () => void;
  onDownload: () => void;
  downloading?: boolean;
  selected?: boolean;
  /** Without it, the document cannot be chosen together with others. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** Opens its tags, for whoever may change them (DOC-015). */
  onTag?: (() => void) | undefined;
  /** Asks whether to delete it, for whoever may (DOC-020). */
  onDelete?: (() => void) | undefined;
}

/** One document of a list (DS-084): what it is, whom it is about, when it came, and what can be done with it. */
export function DocumentCard({
  document,
  onOpen,
  onDownload,
  downloading = false,
  selected = false,
  onSelectedChange,
  onTag,
  onDelete,
  className,
  ...props
}: DocumentCardProps) {
  const t = useStrings();
  const formats = useFormats();
  const { filename: name, rights, state, tags } = document;
  const mark = MARKS[state];
  const actions: MenuAction[] = [
    ...(onTag && rights.canManageTags
      ? [{ id: 'tags', label: t('tags.edit'), icon: TagIcon, onSelect: onTag }]
      : []),
    ...(onDelete && rights.canDelete
      ? [
          {
            id: 'delete',
            label: t('documents.delete'),
            icon: TrashIcon,
            destructive: true,
            onSelect: onDelete,
          },
        ]
      : []),
  ];
  return (
    <div
      data-document={document.id}
      className={cn('flex items-start gap-x-12 py-6 md:items-center', className)}
      {...props}
    >
      {onSelectedChange ? (
        <Checkbox
          className="max-md:mt-4 print:hidden"
          aria-label={t('documents.select', { name })}
          checked={selected}
          onCheckedChange={onSelectedChange}
        />
      ) : null}
      <FileTypeIcon
        name={name}
        {...(document.mediaType && { mediaType: document.mediaType })}
        className="shrink-0 text-ink-2 max-md:mt-6"
      />
      <div className="grid min-w-0 flex-1 items-center gap-x-16 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,13rem)_7.5rem]">
        <div className="flex min-w-0 flex-wrap items-center gap-x-12 gap-y-4">
          <button
            type="button"
            onClick={onOpen}
            className="focus-ring min-h-24 min-w-0 rounded-tag text-left break-words hover:underline max-xs:min-h-32"
          >
            {name}
          </button>
          {mark ? (
            <span className="inline-flex items-center gap-6 text-small font-semibold">
              <StateMark name={mark} />
              {t(`documents.states.${state}`)}
            </span>
          ) : null}
          {tags.length > 0 ? <TagChips tags={tags} /> : null}
        </div>
        <div className="min-w-0 text-small text-ink-2 max-md:flex max-md:flex-wrap max-md:gap-x-8">
          <p className="truncate text-ink">{useAbout(document)}</p>
          <p className="truncate text-caption max-md:text-small">{document.category.name}</p>
        </div>
        <div className="text-small text-ink-2 max-md:flex max-md:gap-x-8 md:text-right">
          <time dateTime={document.creationDate} className="block whitespace-nowrap text-ink">
            {formats.date(document.creationDate)}
          </time>
          <p className="text-caption whitespace-nowrap max-md:text-small">
            {formats.fileSize(document.size)}
          </p>
        </div>
      </div>
      <div className="flex shrink-0 items-center">
        <IconButton
          size="row"
          icon={DownloadIcon}
          label={t('documents.download', { name })}
          busy={downloading}
          onClick={onDownload}
        />
        {actions.length > 0 ? (
          <LazyMenu
            align="end"
            trigger={<IconButton size="row" icon={DotsIcon} label={t('documents.more', { name })} />}
            actions={actions}
          />
        ) : (
          // Keeps the buttons of all rows under each other.
          <span aria-hidden className="w-28 max-md:hidden" />
        )}
      </div>
    </div>
  );
}

/** Whom a document is about: its legal entity, how many of them, or else its contract. */
function useAbout({ ricosLinked: [first, second], ricosLinked, contract }: Document): string {
  const t = useStrings();
  if (second) return t('documents.entities', { count: ricosLinked.length });
  return first?.ricosName ?? contract?.name ?? t('documents.everyone');
}
