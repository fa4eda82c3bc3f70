import type { Document } from '@atrium/contract/documents';
import type { ComponentProps } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { Checkbox } from '../../controls/checkbox/index.js';
import { FileTypeIcon } from '../../files/file-type-icon/index.js';
import {
  cn,
  DotsIcon,
  DownloadIcon,
  StarFilledIcon,
  StarIcon,
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

/** States that get a mark; `validated` is the normal case and gets none. */
const MARKS: Partial<Record<Document['state'], StateName>> = { pending: 'action', refused: 'refused' };

export interface DocumentCardProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The document shown. */
  document: Document;
  /** Opens the document (DOC-007). */
  onOpen: () => void;
  /** Downloads the document. */
  onDownload: () => void;
  /** The file is being downloaded: its button is busy. */
  downloading?: boolean;
  /** Adds or removes the star; without it there is no star. */
  onFavoriteChange?: ((favorite: boolean) => void) | undefined;
  /** `tile` is for a grid of tiles: the columns of a row are stacked. */
  layout?: 'row' | 'tile';
  /** The document is selected for a bulk action. */
  selected?: boolean;
  /** Called when the user selects or deselects the document; without it there is no checkbox. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** Opens the tag editor, for users who may change tags (DOC-015). */
  onTag?: (() => void) | undefined;
  /** Opens the delete confirmation, for users who may delete (DOC-020). */
  onDelete?: (() => void) | undefined;
}

/** One document of a list (DS-084): name, related legal entities, date and actions. */
export function DocumentCard({ layout = 'row', className, ...card }: DocumentCardProps) {
  const {
    document,
    onOpen,
    onDownload,
    downloading,
    onFavoriteChange,
    selected = false,
    onSelectedChange,
    onTag,
    onDelete,
    ...props
  } = card;
  const actions = { document, onDownload, downloading, onFavoriteChange, onTag, onDelete };
  const isTile = layout === 'tile';
  const box = onSelectedChange ? (
    <SelectBox document={document} selected={selected} onSelectedChange={onSelectedChange} layout={layout} />
  ) : null;
  const icon = (
    <FileTypeIcon
      name={document.filename}
      {...(document.mediaType && { mediaType: document.mediaType })}
      size={isTile ? 32 : 20}
      className={cn('shrink-0 text-ink-2', !isTile && 'max-md:mt-6')}
    />
  );
  const name = <Name document={document} onOpen={onOpen} />;
  return isTile ? (
    <div
      data-document={document.id}
      className={cn(
        'relative flex h-full flex-col gap-8 rounded-control border border-line bg-surface p-16',
        className,
      )}
      {...props}
    >
      {document.isUnread ? <UnreadBar className="top-16 h-32" /> : null}
      <div className="flex items-start gap-12">
        {icon}
        <div className="ml-auto">{box}</div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-6">{name}</div>
      <About document={document} />
      <div className="flex items-center justify-between gap-8 border-t border-line pt-8">
        <Arrival document={document} className="flex flex-wrap gap-x-8" />
        <Actions {...actions} />
      </div>
    </div>
  ) : (
    <div
      data-document={document.id}
      className={cn('relative flex items-start gap-x-12 py-6 md:items-center', className)}
      {...props}
    >
      {document.isUnread ? <UnreadBar className="inset-y-8 -left-12" /> : null}
      {box}
      {icon}
      <div className="grid min-w-0 flex-1 items-center gap-x-16 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,13rem)_7.5rem]">
        <div className="flex min-w-0 flex-wrap items-center gap-x-12 gap-y-4">{name}</div>
        <About document={document} className="max-md:flex max-md:flex-wrap max-md:gap-x-8" />
        <Arrival document={document} className="max-md:flex max-md:gap-x-8 md:text-right" />
      </div>
      <Actions {...actions} keepsRoom />
    </div>
  );
}

/** Visual marker of unread documents; the text is beside the name. */
const UnreadBar = ({ className }: { className: string }) => (
  <span aria-hidden className={cn('absolute left-0 w-2 bg-ink', className)} />
);

function SelectBox({
  document,
  selected,
  onSelectedChange,
  layout,
}: Required<Pick<DocumentCardProps, 'document' | 'selected' | 'layout'>> & {
  onSelectedChange: (selected: boolean) => void;
}) {
  const t = useStrings();
  return (
    <Checkbox
      className={cn('print:hidden', layout === 'row' && 'max-md:mt-4')}
      aria-label={t('documents.select', { name: document.filename })}
      checked={selected}
      onCheckedChange={onSelectedChange}
    />
  );
}

/** The name, as a button that opens the document, with its state and tags. */
function Name({
  document: { filename, isUnread, state, tags },
  onOpen,
}: Pick<DocumentCardProps, 'document' | 'onOpen'>) {
  const t = useStrings();
  const mark = MARKS[state];
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className={cn(
          'focus-ring min-h-24 min-w-0 rounded-tag text-left break-words hover:underline max-xs:min-h-32',
          isUnread && 'font-semibold',
        )}
      >
        {filename}
      </button>
      {isUnread ? <span className="sr-only">{t('documents.isUnread')}</span> : null}
      {mark ? (
        <span className="inline-flex items-center gap-6 text-small font-semibold">
          <StateMark name={mark} />
          {t(`documents.states.${state}`)}
        </span>
      ) : null}
      {tags.length > 0 ? <TagChips tags={tags} /> : null}
    </>
  );
}

/** The legal entities or contract of a document, and its category. */
function About({ document, className }: { document: Document; className?: string }) {
  const t = useStrings();
  const { category, contract, ricosLinked } = document;
  const [first, second] = ricosLinked;
  const about = second
    ? t('documents.entities', { count: ricosLinked.length })
    : (first?.ricosName ?? contract?.name ?? t('documents.everyone'));
  return (
    <div className={cn('min-w-0 text-small text-ink-2', className)}>
      <p className="truncate text-ink">{about}</p>
      <p className="truncate text-caption max-md:text-small">{category.name}</p>
    </div>
  );
}

/** Date and size of a document. */
function Arrival({ document, className }: { document: Document; className?: string }) {
  const formats = useFormats();
  return (
    <div className={cn('text-small text-ink-2', className)}>
      <time dateTime={document.creationDate} className="block whitespace-nowrap text-ink">
        {formats.date(document.creationDate)}
      </time>
      <p className="text-caption whitespace-nowrap max-md:text-small">{formats.fileSize(document.size)}</p>
    </div>
  );
}

interface ActionsProps extends Pick<
  DocumentCardProps,
  'document' | 'onDownload' | 'downloading' | 'onFavoriteChange' | 'onTag' | 'onDelete'
> {
  /** Reserves space for missing buttons, so that buttons align across rows. */
  keepsRoom?: boolean;
}

/** Star, download, and the menu of the user's other actions. */
function Actions({
  document: { filename: name, isFavorite, rights },
  onDownload,
  downloading = false,
  onFavoriteChange,
  onTag,
  onDelete,
  keepsRoom = false,
}: ActionsProps) {
  const t = useStrings();
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
    <div className="flex shrink-0 items-center print:hidden">
      {onFavoriteChange ? (
        <IconButton
          size="row"
          icon={isFavorite ? StarFilledIcon : StarIcon}
          label={t(isFavorite ? 'documents.unstar' : 'documents.star', { name })}
          onClick={() => onFavoriteChange(!isFavorite)}
        />
      ) : null}
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
      ) : keepsRoom ? (
        <span aria-hidden className="w-28 max-md:hidden" />
      ) : null}
    </div>
  );
}
