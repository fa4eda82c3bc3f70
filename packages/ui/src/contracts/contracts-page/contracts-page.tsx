import type { ContractKind } from '@atrium/contract/contract-status';
import type { ContractSummary } from '@atrium/contract/contracts';
import type {
  ACTIVITY_EXPORT_DAYS,
  AUDIT_EXPORT_DAYS,
  CONTRACT_SEARCH,
  CONTRACTS_PAGE,
  ContractTab,
  DateSorting,
} from '@atrium/contract/contracts-rules';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { SearchInput } from '../../controls/search/index.js';
import { useSearchText } from '../../controls/search/internal.js';
import { AskWhy, Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CaretUpDownIcon,
  ClockIcon,
  cn,
  HostLink,
  lazyPart,
  PlusIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { LinkTabs, PageHeader } from '../../navigation/index.js';
import { PrimaryAction } from '../../navigation/page-header/internal.js';
import type { AuditPanelProps } from '../audit-trail/internal.js';
import { ContractRows } from './contract-rows.js';
import type { ImpersonationBlockProps } from './impersonation-block.js';

/** Loaded after the list is shown. */
const Pagination = lazyPart(async () => (await import('../../navigation/pagination/index.js')).Pagination);
/** Loaded when the audit trail is opened, for administrators only. */
const AuditPanel = lazyPart(async () => (await import('../audit-trail/audit-panel.js')).AuditPanel);
const ExportDays = lazyPart(async () => (await import('../export-days/export-days.js')).ExportDays);
const ImpersonationBlock = lazyPart(
  async () => (await import('./impersonation-block.js')).ImpersonationBlock,
);

const SEARCH: typeof CONTRACT_SEARCH = { minimum: 3, maximum: 50 };
const PAGE_SIZE: typeof CONTRACTS_PAGE = 20;
const ACTIVITY_DAYS: typeof ACTIVITY_EXPORT_DAYS = 366;
const AUDIT_DAYS: typeof AUDIT_EXPORT_DAYS = 60;

/** The loading state and the contracts of the page. */
export type ContractsState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | { status: 'refused' }
  | {
      status: 'ready';
      contracts: readonly ContractSummary[];
      /** Number of contracts of the tab, or of the search results. */
      total: number;
      kinds: Readonly<Record<ContractKind, number>>;
      /** Number of all contracts visible to the user. */
      all: number;
      busy?: boolean;
    };

export interface ContractsPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the contracts are loading, refused, failed or available. */
  state: ContractsState;
  /** The current tab. */
  tab: ContractTab;
  /** Address of a tab. */
  tabHrefOf: (tab: ContractTab) => string;
  /** The search text. */
  query: string;
  /** Called with the search text; texts shorter than 3 characters do not search (CTR-013). */
  onSearch: (query: string) => void;
  /** The current sort order by date. */
  sorting: DateSorting;
  /** Goes to the next sort order. */
  onSort: () => void;
  /** The current page, from 1. */
  page: number;
  /** Called when the user goes to another page. */
  onPageChange: (page: number) => void;
  /** Address of a contract. */
  hrefOf: (contract: ContractSummary) => string;
  /** Whether the search also covers users and legal entities; only for the bank. */
  findsPeople: boolean;
  /** Address for creating a contract; only for administrators (CTR-017). */
  createHref?: string | undefined;
  /** Explains why the user has no access to the contracts. */
  onAskWhy?: (() => void) | undefined;
  /** Address of the open access reviews of all contracts; only for administrators. */
  reviewsHref?: string | undefined;
  /** The audit trail of all contracts; only for administrators (CTR-018). */
  trail?: { open: boolean; onOpenChange: (open: boolean) => void } & Pick<
    AuditPanelProps,
    'state' | 'hrefOf'
  >;
  /** Impersonation; only for users who may impersonate others (CTR-026). */
  impersonation?: ImpersonationBlockProps | undefined;
  /** Exports; only for administrators (CTR-026). */
  exports?:
    | {
        onExportActivity: (days: number) => void;
        onExportAudit: (days: number) => void;
        exporting?: 'activity' | 'audit' | undefined;
      }
    | undefined;
}

const SORT_ICONS = { NONE: CaretUpDownIcon, ASC: ArrowUpIcon, DESC: ArrowDownIcon };

/** The contracts (CTR-010 to CTR-034), searchable and sortable; administrators create, export and impersonate. */
export function ContractsPage({
  state,
  tab,
  tabHrefOf,
  query,
  onSearch,
  sorting,
  onSort,
  page,
  onPageChange,
  hrefOf,
  findsPeople,
  createHref,
  reviewsHref,
  onAskWhy,
  trail,
  impersonation,
  exports,
  className,
  ...props
}: ContractsPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const search = useSearchText(query, onSearch);
  const isReady = state.status === 'ready';
  const isSearch = query.length >= SEARCH.minimum;
  const counted = isReady
    ? t('contracts.count', { count: state.all, figure: integer(state.all) })
    : undefined;
  const aside =
    impersonation || exports ? (
      <div className="grid content-start gap-32">
        {impersonation ? (
          <ImpersonationBlock fallback={<div className="h-240" />} {...impersonation} />
        ) : null}
        {exports ? <Exports {...exports} /> : null}
      </div>
    ) : null;
  return (
    <div
      className={cn(
        trail?.open && 'sm:grid sm:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_384px]',
        className,
      )}
      {...props}
    >
      <div className="min-w-0 px-16 pb-40 xs:px-24">
        <PageHeader
          title={t('contracts.title')}
          description={counted}
          actions={
            trail || createHref || reviewsHref ? (
              <>
                {reviewsHref ? (
                  <Button asChild variant="secondary">
                    <HostLink href={reviewsHref}>{t('contracts.reviews')}</HostLink>
                  </Button>
                ) : null}
                {trail ? (
                  <Button
                    variant="secondary"
                    icon={ClockIcon}
                    aria-expanded={trail.open}
                    onClick={() => trail.onOpenChange(!trail.open)}
                    onPointerEnter={AuditPanel.preload}
                  >
                    {t('contracts.audit.open')}
                  </Button>
                ) : null}
                {createHref ? (
                  <PrimaryAction>
                    <Button asChild variant="primary">
                      <HostLink href={createHref}>
                        <PlusIcon />
                        {t('contracts.create')}
                      </HostLink>
                    </Button>
                  </PrimaryAction>
                ) : null}
              </>
            ) : undefined
          }
        />
        {state.status === 'refused' ? (
          <div role="status" className="border-t border-line py-24">
            <Empty
              title={t('contracts.refused.title')}
              help={t('contracts.refused.help')}
              action={onAskWhy ? <AskWhy onAsk={onAskWhy} /> : undefined}
            />
          </div>
        ) : (
          <>
            {isSearch ? (
              <p
                role="status"
                className="flex min-h-44 flex-wrap items-center gap-x-8 border-b border-line text-small"
              >
                {isReady && !state.busy ? <Found state={state} query={query} /> : null}
              </p>
            ) : (
              <LinkTabs
                label={t('contracts.tabs.label')}
                current={tab}
                tabs={(['externals', 'others'] as const).map((id) => ({
                  id,
                  href: tabHrefOf(id),
                  label: t(`contracts.tabs.${id}`),
                  count: isReady
                    ? id === 'externals'
                      ? state.kinds.CLIENT
                      : state.kinds.ATRIUM + state.kinds.OSA
                    : undefined,
                }))}
              />
            )}
            <div className={cn(aside && 'gap-x-32', aside && (trail?.open ? 'lg:flex' : 'md:flex'))}>
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-start justify-between gap-12 py-12 print:hidden">
                  <div role="search" className="min-w-0 flex-1 basis-240 max-w-[400px]">
                    <SearchInput
                      aria-label={t('contracts.search')}
                      placeholder={t('contracts.search')}
                      {...search}
                      maxLength={SEARCH.maximum}
                      busy={isReady && state.busy === true}
                    />
                    <p className="mt-4 text-caption text-ink-2">
                      {t(findsPeople ? 'contracts.searchHelp' : 'contracts.searchHelpPlain')}
                    </p>
                  </div>
                  <Button
                    variant="secondary"
                    icon={SORT_ICONS[sorting]}
                    aria-label={t('contracts.sort.label', { order: t(`contracts.sort.${sorting}`) })}
                    onClick={onSort}
                  >
                    {t(`contracts.sort.${sorting}`)}
                  </Button>
                </div>
                <Results {...{ state, query, hrefOf, sorting, page, onPageChange, isSearch }} />
              </div>
              {aside ? <div className="shrink-0 basis-[264px] pt-16 print:hidden">{aside}</div> : null}
            </div>
          </>
        )}
      </div>
      {trail?.open ? (
        <AuditPanel
          fallback={<div className="border-l border-line-2" />}
          state={trail.state}
          hrefOf={trail.hrefOf}
          onClose={() => trail.onOpenChange(false)}
        />
      ) : null}
    </div>
  );
}

type Ready = Extract<ContractsState, { status: 'ready' }>;

/** The search summary in place of the tabs: the number of contracts found, by kind (CTR-011). */
function Found({ state: { total, kinds }, query }: { state: Ready; query: string }) {
  const t = useStrings();
  const { integer } = useFormats();
  const counted = (count: number) => ({ count, figure: integer(count) });
  return (
    <>
      <b className="font-semibold">{t('contracts.match', { ...counted(total), query })}</b>
      <span className="text-ink-2">
        {t('contracts.matchKinds', {
          client: t('contracts.kinds.client', counted(kinds.CLIENT)),
          osa: t('contracts.kinds.osa', counted(kinds.OSA)),
          internal: t('contracts.kinds.internal', counted(kinds.ATRIUM)),
        })}
      </span>
    </>
  );
}

function Results({
  state,
  query,
  hrefOf,
  sorting,
  page,
  onPageChange,
  isSearch,
}: Pick<ContractsPageProps, 'state' | 'query' | 'hrefOf' | 'sorting' | 'page' | 'onPageChange'> & {
  isSearch: boolean;
}): ReactNode {
  const t = useStrings();
  switch (state.status) {
    case 'refused':
      return null;
    case 'loading':
      return <SkeletonRows rows={8} />;
    case 'error': {
      const { status: _status, ...error } = state;
      return <ErrorState title={t('contracts.failed')} {...error} />;
    }
    case 'ready':
      if (state.total === 0) {
        const key = isSearch ? 'none' : 'noneYet';
        return <Empty title={t(`contracts.${key}.title`)} help={t(`contracts.${key}.help`)} />;
      }
      return (
        <>
          <ContractRows
            contracts={state.contracts}
            hrefOf={hrefOf}
            query={isSearch ? query : ''}
            sorting={sorting}
            busy={state.busy === true}
          />
          <Pagination
            fallback={<div className="h-44" />}
            className="pt-16"
            page={page}
            pageSize={PAGE_SIZE}
            total={state.total}
            onPageChange={onPageChange}
          />
        </>
      );
  }
}

/** Exports of a number of past days (CTR-027, CTR-028). */
function Exports({ onExportActivity, onExportAudit, exporting }: NonNullable<ContractsPageProps['exports']>) {
  const t = useStrings();
  return (
    <section aria-label={t('contracts.exports.title')} className="border-t-section border-line-ink pt-12">
      <h2 className="text-heading-3">{t('contracts.exports.title')}</h2>
      <p className="mt-4 text-small text-ink-2">{t('contracts.exports.help')}</p>
      <ExportDays
        fallback={<div className="h-72" />}
        className="mt-12"
        label={t('contracts.exports.activity')}
        action={t('contracts.exports.exportActivity')}
        proposed={ACTIVITY_DAYS}
        onExport={onExportActivity}
        busy={exporting === 'activity'}
      />
      <ExportDays
        fallback={<div className="h-72" />}
        className="mt-12"
        label={t('contracts.exports.audit')}
        action={t('contracts.exports.exportAudit')}
        proposed={AUDIT_DAYS}
        onExport={onExportAudit}
        busy={exporting === 'audit'}
      />
    </section>
  );
}
