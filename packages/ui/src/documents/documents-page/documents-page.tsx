import type { DOCUMENT_LAYOUTS, DocumentLayout } from '@atrium/contract/document-filter-rules';
import type { DOCUMENT_PAGE_SIZE, DocumentSort } from '@atrium/contract/document-rules';
import type { Document } from '@atrium/contract/documents';
import type { DateFilter, Filters } from '@atrium/contract/filter-rules';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Checkbox } from '../../controls/checkbox/index.js';
import { AskWhy, Empty } from '../../feedback/index.js';
import { FilterText } from '../../filters/filter-panel/index.js';
import { monthsOf, withFilter } from '../../filters/filter-values.js';
import { ListPage, ListRow, ListRows, type ListPageProps } from '../../filters/list-page/index.js';
import {
  cn,
  DownloadIcon,
  HelpIcon,
  HostLink,
  lazyPart,
  MenuIcon,
  SquaresIcon,
  TagIcon,
  UploadIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { LazyMenu } from '../../overlays/lazy-menu/index.js';
import { DocumentCard } from '../document-card/index.js';
import { groupsOf } from './groups.js';

/** Loaded on demand, after the page is shown. */
const TimelineSlider = lazyPart(
  async () => (await import('../../filters/timeline-slider/index.js')).TimelineSlider,
);

const SegmentedControl = lazyPart(
  async () => (await import('../../controls/segmented-control/index.js')).SegmentedControl,
);

/** Page size of “Show more” (DOC-010). */
const STEP: typeof DOCUMENT_PAGE_SIZE = 10;

/** The sort options in menu order (DOC-002, DOC-004), and whether they are for all users or the bank only (DOC-003). */
const SORTS: Readonly<Record<DocumentSort, 'all' | 'bank'>> = {
  DateDescending: 'all',
  DateAscending: 'all',
  ServicesAscending: 'all',
  ServicesDescending: 'all',
  TagsAscending: 'all',
  TagsDescending: 'all',
  ContractsAscending: 'bank',
  ContractsDescending: 'bank',
};

const LAYOUTS: typeof DOCUMENT_LAYOUTS = ['list', 'tiles'];
const LAYOUT_ICONS = { list: MenuIcon, tiles: SquaresIcon } as const;

export interface DocumentsPageProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'onChange'>,
    Pick<ListPageProps, 'blocks' | 'filters' | 'onFiltersChange' | 'state' | 'notice' | 'onAskWhy'> {
  /** The documents of the loaded pages, in order. */
  documents: readonly Document[];
  /** The current sort order. */
  sort: DocumentSort;
  /** Called when the user chooses a sort order. */
  onSortChange: (sort: DocumentSort) => void;
  /** The current layout: rows or tiles. */
  layout: DocumentLayout;
  /** Called when the user chooses rows or tiles. */
  onLayoutChange: (layout: DocumentLayout) => void;
  /** The user belongs to the bank, which has extra sort options (DOC-003). */
  isInternal: boolean;
  /** Loads the next page; absent after the last one (DOC-006). */
  onShowMore?: (() => void) | undefined;
  /** Opens the document, or downloads it when its type has no preview. */
  onOpen: (document: Document) => void;
  /** Downloads one document as it is, several of one category as a zip (DOC-018). */
  onDownload: (documents: readonly Document[]) => void;
  /** Adds or removes the star of a document. */
  onFavoriteChange: (document: Document, favorite: boolean) => void;
  /** Ids of the documents being downloaded. */
  downloading?: readonly string[];
  /** Opens the tag editor for documents that the user may tag. */
  onTag: (documents: readonly Document[]) => void;
  /** Opens the delete confirmation. */
  onDelete: (document: Document) => void;
  /** Opens the upload of release notes (DOC-011); absent without the right. No menu without either upload (DOC-013). */
  onUploadReleaseNote?: (() => void) | undefined;
  /** Opens the upload of signed contracts (DOC-012); absent without the right. */
  onUploadSignedContracts?: (() => void) | undefined;
  /** Explains why the user may not upload release notes: an entry of the upload menu. */
  onAskWhyReleaseNote?: (() => void) | undefined;
  /** Address for requesting a document; absent without the right. */
  requestHref?: string | undefined;
}

const NONE: readonly string[] = [];
const MARKS: Record<string, 'action' | 'done' | 'refused'> = {
  PENDING: 'action',
  VALIDATED: 'done',
  REFUSED: 'refused',
};
const markOf = (field: string, value: string) => (field === 'states' ? MARKS[value] : undefined);

/** The documents of a user (DOC-001 to DOC-020): filters, sorting, cards and actions. */
export function DocumentsPage({
  documents,
  filters,
  onFiltersChange,
  sort,
  onSortChange,
  layout,
  onLayoutChange,
  isInternal,
  blocks,
  state,
  notice,
  onShowMore,
  onUploadReleaseNote,
  onUploadSignedContracts,
  onAskWhyReleaseNote,
  onAskWhy,
  requestHref,
  onOpen,
  onDownload,
  onFavoriteChange,
  onTag,
  onDelete,
  downloading,
  ...props
}: DocumentsPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const sorts = (Object.keys(SORTS) as DocumentSort[]).filter((each) => isInternal || SORTS[each] === 'all');
  // Not shown while the marks are filtered: the unread count would not match the documents shown.
  const unread = filters['marks'] ? 0 : unreadOf(blocks);
  const total = state.status === 'ready' ? state.total : 0;
  return (
    <ListPage
      {...props}
      title={t('documents.title')}
      state={state}
      blocks={blocks}
      filters={filters}
      onFiltersChange={onFiltersChange}
      markOf={markOf}
      sorts={sorts.map((value) => ({ value, label: t(`documents.sorts.${value}`) }))}
      sort={sort}
      onSortChange={(next) => onSortChange(next as DocumentSort)}
      viewControl={
        <SegmentedControl
          fallback={<div className="h-32 w-76 max-xs:h-44 max-xs:w-90" />}
          className="print:hidden"
          aria-label={t('documents.layout')}
          size="toolbar"
          segments={LAYOUTS.map((value) => ({
            value,
            label: t(`documents.layouts.${value}`),
            icon: LAYOUT_ICONS[value],
            iconOnly: true,
          }))}
          value={layout}
          onValueChange={(value) => onLayoutChange(value as DocumentLayout)}
        />
      }
      countText={(count) =>
        [
          t('documents.count', { count, figure: integer(count) }),
          ...(unread > 0 ? [t('documents.unread', { count: unread, figure: integer(unread) })] : []),
        ].join(', ')
      }
      errorTitle={t('documents.failed')}
      actions={
        requestHref ? (
          <Button asChild>
            <HostLink href={requestHref}>{t('documents.request')}</HostLink>
          </Button>
        ) : undefined
      }
      primaryAction={uploadMenu(t, { onUploadReleaseNote, onUploadSignedContracts, onAskWhyReleaseNote })}
      search={
        <FilterText
          aria-label={t('documents.search')}
          placeholder={t('documents.searchPlaceholder')}
          value={typeof filters['query'] === 'string' ? filters['query'] : ''}
          onValueChange={(text) => onFiltersChange(withFilter(filters, 'query', text))}
        />
      }
      notice={
        <>
          {notice}
          <TimelineSlider
            className="mb-4 max-xs:hidden"
            fallback={<div className="mb-4 h-114 max-xs:hidden print:hidden" />}
            months={monthsOf(blocks)}
            value={periodOf(filters)}
            onValueChange={(period) => onFiltersChange(withFilter(filters, 'date', period))}
          />
        </>
      }
      onAskWhy={onAskWhy}
      empty={
        <Empty
          title={t('documents.empty')}
          help={t('documents.emptyHelp')}
          action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
        />
      }
    >
      <DocumentRows
        documents={documents}
        sort={sort}
        layout={layout}
        total={total}
        busy={state.status === 'ready' && state.busy === true}
        {...{ onShowMore, onOpen, onDownload, onFavoriteChange, onTag, onDelete, downloading }}
      />
    </ListPage>
  );
}

const unreadOf = (blocks: DocumentsPageProps['blocks']): number =>
  blocks?.find(({ field }) => field === 'marks')?.items.find(({ value }) => value === 'UNREAD')?.count ?? 0;

const periodOf = ({ date }: Filters): DateFilter =>
  typeof date === 'object' && !('length' in date) ? date : {};

type Translate = ReturnType<typeof useStrings>;

/** Returns the menu of the uploads for which the user has the right. */
function uploadMenu(
  t: Translate,
  uploads: Pick<
    DocumentsPageProps,
    'onUploadReleaseNote' | 'onUploadSignedContracts' | 'onAskWhyReleaseNote'
  >,
): ReactNode {
  const { onUploadReleaseNote, onUploadSignedContracts, onAskWhyReleaseNote } = uploads;
  if (!onUploadReleaseNote && !onUploadSignedContracts) return undefined;
  return (
    <LazyMenu
      align="end"
      trigger={
        <Button variant="primary" icon={UploadIcon}>
          {t('documents.upload')}
        </Button>
      }
      actions={[
        ...(onUploadSignedContracts
          ? [
              {
                id: 'contracts',
                label: t('documents.uploadSignedContracts'),
                onSelect: onUploadSignedContracts,
              },
            ]
          : []),
        ...(onUploadReleaseNote
          ? [{ id: 'note', label: t('documents.uploadReleaseNote'), onSelect: onUploadReleaseNote }]
          : onAskWhyReleaseNote
            ? [
                {
                  id: 'why',
                  label: t('documents.askWhyReleaseNote'),
                  icon: HelpIcon,
                  onSelect: onAskWhyReleaseNote,
                },
              ]
            : []),
      ]}
    />
  );
}

interface RowsProps extends Pick<
  DocumentsPageProps,
  | 'documents'
  | 'sort'
  | 'layout'
  | 'onShowMore'
  | 'onOpen'
  | 'onDownload'
  | 'onFavoriteChange'
  | 'downloading'
  | 'onTag'
  | 'onDelete'
> {
  total: number;
  busy: boolean;
}

/** The cards grouped under headings, and the bulk actions. */
function DocumentRows({
  documents,
  sort,
  layout,
  total,
  busy,
  onShowMore,
  onOpen,
  onDownload,
  onFavoriteChange,
  downloading = NONE,
  onTag,
  onDelete,
}: RowsProps) {
  const t = useStrings();
  const formats = useFormats();
  const { integer } = formats;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = documents.filter(({ id }) => selected.has(id));
  const taggable = chosen.filter(({ rights }) => rights.canManageTags);
  const groups = groupsOf(documents, sort, { month: formats.month, none: t('documents.noGroup') });
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <>
      <div className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 border-t border-line print:hidden">
        <Checkbox
          label={
            chosen.length > 0
              ? t('documents.selected', { count: chosen.length, figure: integer(chosen.length) })
              : t('documents.selectAll')
          }
          checked={documents.length > 0 && chosen.length === documents.length}
          indeterminate={chosen.length > 0 && chosen.length < documents.length}
          onCheckedChange={(all) => setSelected(new Set(all ? documents.map(({ id }) => id) : []))}
        />
        {chosen.length > 0 ? (
          <Button
            size="row"
            variant="tertiary"
            icon={DownloadIcon}
            busy={chosen.some(({ id }) => downloading.includes(id))}
            busyLabel={t('documents.downloading')}
            onClick={() => onDownload(chosen)}
          >
            {t('documents.downloadSelected')}
          </Button>
        ) : null}
        {taggable.length > 0 ? (
          <Button size="row" variant="tertiary" icon={TagIcon} onClick={() => onTag(taggable)}>
            {t('tags.edit')}
          </Button>
        ) : null}
      </div>
      <ListRows shown={documents.length} total={total} step={STEP} busy={busy} onShowMore={onShowMore}>
        {groups.map(({ key, heading, documents: group }) => (
          <section key={key} aria-label={heading ?? undefined} className="mb-20">
            {heading === null ? null : <h2 className="pb-6 text-heading-2">{heading}</h2>}
            <ul
              aria-label={heading === null ? t('documents.title') : heading}
              className={cn(
                'border-t-section border-line-ink',
                layout === 'tiles' &&
                  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-16 pt-16',
              )}
            >
              {group.map((document) => (
                <ListRow key={document.id} className={cn(layout === 'list' && 'border-b border-line')}>
                  <DocumentCard
                    document={document}
                    layout={layout === 'tiles' ? 'tile' : 'row'}
                    selected={selected.has(document.id)}
                    onSelectedChange={(isSelected) => select(document.id, isSelected)}
                    onOpen={() => onOpen(document)}
                    onDownload={() => onDownload([document])}
                    downloading={downloading.includes(document.id)}
                    onFavoriteChange={(favorite) => onFavoriteChange(document, favorite)}
                    onTag={() => onTag([document])}
                    onDelete={() => onDelete(document)}
                  />
                </ListRow>
              ))}
            </ul>
          </section>
        ))}
      </ListRows>
    </>
  );
}
