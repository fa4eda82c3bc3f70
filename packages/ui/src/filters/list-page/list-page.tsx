import type { Filters } from '@atrium/contract/filter-rules';
import type { FilterBlock } from '@atrium/contract/filters';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { AskWhy, Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { ViewsIcon, cn, lazyPart, useFormats, useStrings } from '../../foundations/index.js';
import { PageHeader } from '../../navigation/page-header/index.js';
import { PrimaryAction } from '../../navigation/page-header/internal.js';
import { AppliedFilters } from '../applied-filters/index.js';
import { FilterDrawerButton } from '../filter-drawer/index.js';
import { FilterPanel, type FilterPanelProps } from '../filter-panel/index.js';
import { countApplied } from '../filter-values.js';

/** Loaded after the page is shown: these components are larger than the rest of it. */
const FilterDrawer = lazyPart(async () => (await import('../filter-drawer/filter-drawer.js')).FilterDrawer);
const Select = lazyPart(async () => (await import('../../controls/select/index.js')).Select);
const Drawer = lazyPart(async () => (await import('../../overlays/drawer/index.js')).Drawer);

const NO_BLOCKS: readonly FilterBlock[] = [];

/** The state of a list. */
export type ListState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  /** The user may not see the list; the server refuses it as well. */
  | { status: 'refused' }
  /** `total` counts all results, including those not shown yet; `busy` while new results are loading. */
  | { status: 'ready'; total: number; busy?: boolean };

export interface ListPageProps
  extends Omit<ComponentProps<'div'>, 'title' | 'onChange'>, Pick<FilterPanelProps, 'markOf' | 'tagSearch'> {
  /** The title of the page: the `h1`. */
  title: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Secondary buttons to the right of the title. */
  actions?: ReactNode;
  /** The primary button; below 768 px it is docked at the bottom. */
  primaryAction?: ReactNode;
  /** Tabs below the title. */
  tabs?: ReactNode;
  /** Shown below the title, above sidebar and results, such as the search field of a search page. */
  lead?: ReactNode;
  /** The text filter: at the top of the sidebar, or next to the filter button where the filters are in a drawer. */
  search?: ReactNode;
  /** A part of the sidebar above the filters; below 1024 px it is in its own drawer. */
  saved?: { title: string; count: number; content: ReactNode } | undefined;
  /** Shown above the results: a message, the timeline. */
  notice?: ReactNode;
  /** The filter blocks; undefined while loading, when their space is kept. */
  blocks: readonly FilterBlock[] | undefined;
  /** The applied filters, from the page address. */
  filters: Filters;
  /** Called with the new filters, for the page address. */
  onFiltersChange: (filters: Filters) => void;
  /** Sort orders to choose from; without them, no choice is shown. */
  sorts?: readonly { value: string; label: string }[] | undefined;
  /** The current sort order. */
  sort?: string | undefined;
  /** Called with the sort order chosen by the user. */
  onSortChange?: ((sort: string) => void) | undefined;
  /** A control after the sort order, such as list or tiles. */
  viewControl?: ReactNode;
  /** The state of the list: results, or why there are none. */
  state: ListState;
  /** Returns the number of results as text, announced when it changes; default “64 results”. */
  countText?: ((total: number) => string) | undefined;
  /** Explains why the list is refused; shows a button for it. */
  onAskWhy?: (() => void) | undefined;
  /** Title of the error; default “The list could not be loaded”. */
  errorTitle?: string | undefined;
  /** Shown for a list without results: an `Empty`. */
  empty: ReactNode;
  /** Shown instead of `empty` if filters are applied; default: a text that nothing matches. */
  noMatch?: ReactNode;
  /** Shown next to the results; below 1280 px below them. */
  aside?: ReactNode;
  /** The results: `ListRows`, grouped or not. */
  children?: ReactNode;
}

/**
 * The page of a filtered list: filters in a sidebar that scrolls on its own, or in a drawer below 1024 px; applied
 * filters, sort order and results with “show more”. It has no list state: filters, sort order and page are kept by the
 * host, in the address.
 */
export function ListPage({
  title,
  description,
  actions,
  primaryAction,
  tabs,
  lead,
  search,
  saved,
  notice,
  blocks,
  filters,
  onFiltersChange,
  markOf,
  tagSearch,
  sorts,
  sort,
  onSortChange,
  viewControl,
  state,
  countText,
  errorTitle,
  onAskWhy,
  empty,
  noMatch,
  aside,
  className,
  children,
  ...props
}: ListPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const id = useId();
  const count = useRef<HTMLParagraphElement>(null);
  const total = state.status === 'ready' ? state.total : undefined;
  const say =
    countText ?? ((number: number) => t('filters.list.results', { count: number, figure: integer(number) }));
  const panel = {
    blocks: blocks ?? NO_BLOCKS,
    value: filters,
    onValueChange: onFiltersChange,
    markOf,
    tagSearch,
  };
  const busy = state.status === 'ready' && state.busy === true;
  const hasPanel = blocks === undefined || blocks.some(({ isHidden }) => !isHidden);
  const applied = countApplied(filters);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [savedOpen, setSavedOpen] = useState(false);
  const savedButton = saved ? (
    <Button icon={ViewsIcon} className="max-xs:flex-1 sm:hidden">
      {t('filters.list.saved', { figure: integer(saved.count) })}
    </Button>
  ) : null;
  const hasSidebar = hasPanel || search !== undefined || saved !== undefined;
  return (
    // The line between filters and results reaches the bottom of the page even with few results.
    <div data-fills-main className={cn('flex flex-1 flex-col', className)} {...props}>
      <PageHeader
        className="px-16 xs:px-24"
        title={title}
        description={description}
        actions={
          actions || primaryAction ? (
            <>
              {actions}
              {primaryAction ? <PrimaryAction>{primaryAction}</PrimaryAction> : null}
            </>
          ) : undefined
        }
      />
      {tabs ? <div className="px-16 xs:px-24">{tabs}</div> : null}
      {lead ? <div className="px-16 xs:px-24 print:hidden">{lead}</div> : null}
      {state.status === 'refused' ? (
        <div role="status" className="border-t border-line px-16 py-24 xs:px-24">
          <Empty
            title={t('filters.list.refused.title')}
            help={t('filters.list.refused.help')}
            action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
          />
        </div>
      ) : (
        <div
          className={cn(
            'min-w-0 flex-1',
            tabs === undefined && 'border-t border-line',
            hasSidebar && 'sm:grid sm:grid-cols-[var(--filter-sidebar)_minmax(0,1fr)] sm:print:block',
          )}
        >
          {hasSidebar ? (
            <div
              className={cn(
                'border-line print:hidden max-sm:px-16 max-sm:pt-12 max-xs:px-16 xs:max-sm:px-24 sm:sticky sm:top-[var(--bar-height)] sm:max-h-[calc(100dvh-var(--bar-height))] sm:self-start sm:overscroll-contain sm:px-24 sm:py-16',
                // The placeholder has nothing focusable, and so could not be scrolled by keyboard.
                blocks === undefined ? 'sm:overflow-clip' : 'sm:overflow-y-auto',
              )}
            >
              {hasPanel ? (
                // Skip link: otherwise keyboard users must tab through all filter entries to reach the results.
                <button
                  type="button"
                  className="focus-ring sr-only rounded-control bg-raised text-body-strong text-brand-ink focus:not-sr-only focus:mb-12 focus:px-12 focus:py-6 max-sm:hidden"
                  onClick={() => count.current?.focus()}
                >
                  {t('filters.list.skip')}
                </button>
              ) : null}
              <div className="flex flex-wrap gap-8">
                {search ? (
                  <div role="search" className="min-w-0 flex-1 basis-200 sm:mb-12">
                    {search}
                  </div>
                ) : null}
                {hasPanel ? (
                  <>
                    <FilterDrawerButton
                      applied={applied}
                      className="max-xs:flex-1 sm:hidden"
                      onClick={() => setDrawerOpen(true)}
                    />
                    <FilterDrawer
                      {...panel}
                      lead={blocks === undefined ? <SkeletonRows rows={8} narrow /> : undefined}
                      open={drawerOpen}
                      onOpenChange={setDrawerOpen}
                      applied={applied}
                      onClear={() => onFiltersChange({})}
                      total={total}
                      say={say}
                    />
                  </>
                ) : null}
                {saved ? (
                  <Drawer
                    side="left"
                    title={saved.title}
                    fallback={savedButton}
                    trigger={savedButton!}
                    open={savedOpen}
                    onOpenChange={setSavedOpen}
                  >
                    {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- follows the links inside, which keyboards press too */}
                    <div
                      onClick={(event) => {
                        const link = (event.target as HTMLElement).closest('a[href]');
                        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
                        // Its results are behind the drawer. A link in a layer above is not part of the list.
                        if (link && isPlain && event.currentTarget.contains(link)) setSavedOpen(false);
                      }}
                    >
                      {saved.content}
                    </div>
                  </Drawer>
                ) : null}
              </div>
              {saved ? <div className="mb-16 max-sm:hidden">{saved.content}</div> : null}
              {blocks === undefined ? (
                <SkeletonRows rows={8} narrow className="max-sm:hidden" />
              ) : hasPanel ? (
                <FilterPanel {...panel} busy={busy} className="max-sm:hidden" />
              ) : null}
            </div>
          ) : null}
          <div
            className={cn(
              'min-w-0',
              hasSidebar && 'sm:border-l sm:border-line print:border-0',
              aside && 'md:grid md:grid-cols-[minmax(0,1fr)_22.5rem]',
            )}
          >
            <div className="min-w-0 px-16 pt-12 pb-40 xs:px-24">
              {notice}
              <div
                className={cn(
                  'flex min-h-44 flex-wrap items-center gap-x-16 gap-y-8 py-6',
                  // Reserves a line for the applied filters on a phone, since their names load with the blocks.
                  !blocks && Object.keys(filters).length > 0 && 'max-xs:min-h-82',
                )}
              >
                <AppliedFilters
                  blocks={panel.blocks}
                  value={filters}
                  onValueChange={onFiltersChange}
                  returnFocus={count}
                />
                <p
                  ref={count}
                  role="status"
                  tabIndex={-1}
                  className={cn(
                    'focus-ring rounded-tag text-small text-ink-2',
                    // A separate line on a phone, where the controls after it would move when the text grows.
                    viewControl !== undefined && 'max-xs:min-h-18 max-xs:basis-full',
                  )}
                >
                  {total === undefined || busy ? '' : say(total)}
                </p>
                {sorts && sorts.length > 0 ? (
                  <div className="ml-auto flex items-center gap-8 print:hidden">
                    <span id={`${id}-sort`} className="text-small text-ink-2">
                      {t('filters.list.sort')}
                    </span>
                    <Select
                      fallback={<div className="h-32 w-240 max-xs:h-44" />}
                      size="toolbar"
                      className="w-240"
                      aria-labelledby={`${id}-sort`}
                      options={sorts}
                      value={sort ?? null}
                      onValueChange={(next) => {
                        if (next !== null) onSortChange?.(next);
                      }}
                    />
                  </div>
                ) : null}
                {viewControl}
              </div>
              <Results {...{ state, errorTitle, empty, noMatch }} filtered={applied > 0}>
                {children}
              </Results>
            </div>
            {aside ? (
              <div
                className={cn(
                  'min-w-0 px-16 pb-40 xs:px-24 md:border-l md:border-line md:pt-12',
                  // Hidden while loading: below the results, it would move when they load.
                  state.status === 'loading' && 'max-md:hidden',
                )}
              >
                {aside}
              </div>
            ) : null}
          </div>
        </div>
      )}
    </div>
  );
}

interface ResultsProps extends Pick<ListPageProps, 'empty' | 'noMatch' | 'errorTitle' | 'children'> {
  state: ListState;
  filtered: boolean;
}

function Results({ state, errorTitle, filtered, empty, noMatch, children }: ResultsProps) {
  const t = useStrings();
  switch (state.status) {
    case 'loading':
      return <SkeletonRows rows={6} />;
    case 'error':
      return (
        <ErrorState
          title={errorTitle ?? t('filters.list.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      );
    case 'ready':
      // One element for all three: a list that shows itself empty, such as a calendar, keeps its focus and state.
      return (
        <div aria-busy={state.busy || undefined}>
          {state.total > 0
            ? children
            : filtered
              ? (noMatch ?? (
                  <Empty title={t('filters.list.noMatch.title')} help={t('filters.list.noMatch.help')} />
                ))
              : empty}
        </div>
      );
    case 'refused':
      return null;
  }
}
