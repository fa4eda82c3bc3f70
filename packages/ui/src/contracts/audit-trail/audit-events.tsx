import type { AuditEvent } from '@atrium/contract/audit-events';
import type { CONTRACT_AUDIT_PAGE, DateSorting } from '@atrium/contract/contracts-rules';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import {
  ArrowDownIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CaretUpDownIcon,
  cn,
  EditIcon,
  PlusIcon,
  TrashIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { Pagination } from '../../navigation/pagination/index.js';
import { ExportDays } from '../export-days/index.js';
import { auditAuthor, auditField, auditValue } from './words.js';

const PAGE_SIZE: typeof CONTRACT_AUDIT_PAGE = 10;

/** The loading state and the audit events of one contract. */
export type ContractAuditState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | { status: 'ready'; events: readonly AuditEvent[]; total: number; since: string | null; busy?: boolean };

export interface AuditEventsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the events are loading, failed or available. */
  state: ContractAuditState;
  /** The current page, from 1. */
  page: number;
  /** Called when the user goes to another page. */
  onPageChange: (page: number) => void;
  /** The current sort order by date. */
  sorting: DateSorting;
  /** Goes to the next sort order by date: none, oldest first, newest first (CTR-084). */
  onSort: () => void;
  /** Exports the events of this number of days as a spreadsheet. */
  onExport: (days: number) => void;
  /** The export is running: the button is busy. */
  exporting: boolean;
  /** Undoes a change of rights, if the event says that the user can; the host shows a failure. */
  onUndo?: ((event: AuditEvent) => Promise<unknown>) | undefined;
}

const SORT_ICONS = { NONE: CaretUpDownIcon, ASC: ArrowUpIcon, DESC: ArrowDownIcon };
const TYPE_ICONS = { CREATE: PlusIcon, UPDATE: EditIcon, DELETE: TrashIcon };

/** The audit of one contract (CTR-086, CTR-087, DS-098): who changed what, with old and new value. */
export function AuditEvents({
  state,
  page,
  onPageChange,
  sorting,
  onSort,
  onExport,
  exporting,
  onUndo,
  className,
  ...props
}: AuditEventsProps) {
  const t = useStrings();
  const { integer, date } = useFormats();
  const isReady = state.status === 'ready';
  const summary = useRef<HTMLParagraphElement>(null);
  const hasUndone = useRef(false);
  useEffect(() => {
    // The button of what was undone is gone, and the focus with it.
    if (!hasUndone.current || document.activeElement !== document.body) return;
    hasUndone.current = false;
    summary.current?.focus({ preventScroll: true });
  });
  const undo =
    onUndo &&
    ((event: AuditEvent) => {
      hasUndone.current = true;
      return onUndo(event);
    });
  return (
    <div className={cn('py-16', className)} {...props}>
      <div className="flex min-h-40 flex-wrap items-center justify-between gap-x-24 gap-y-12 pb-12">
        <p ref={summary} role="status" tabIndex={-1} className="focus-ring rounded-tag text-small text-ink-2">
          {isReady && state.since
            ? t('contracts.trail.eventsSince', {
                events: t('contracts.trail.events', { count: state.total, figure: integer(state.total) }),
                day: date(state.since),
              })
            : null}
        </p>
        <ExportDays
          inline
          label={t('contracts.exports.last')}
          action={t('contracts.exports.exportAudit')}
          proposed={60}
          onExport={onExport}
          busy={exporting}
        />
      </div>
      {state.status === 'loading' ? <SkeletonRows rows={PAGE_SIZE} /> : null}
      {state.status === 'error' ? (
        <ErrorState
          title={t('contracts.trail.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
      {isReady && state.total === 0 ? (
        <Empty title={t('contracts.trail.none')} help={t('contracts.trail.noneHelp')} />
      ) : null}
      {isReady && state.total > 0 ? (
        <>
          <table className="w-full text-body max-xs:block md:table-fixed" aria-busy={state.busy || undefined}>
            <thead className="max-xs:block">
              <tr className="border-b border-line-ink text-left text-small max-xs:block">
                <th
                  scope="col"
                  className="w-128 py-4 font-medium max-xs:block"
                  aria-sort={sorting === 'NONE' ? 'none' : sorting === 'ASC' ? 'ascending' : 'descending'}
                >
                  <Button
                    variant="tertiary"
                    size="toolbar"
                    hangs="start"
                    trailingIcon={SORT_ICONS[sorting]}
                    onClick={onSort}
                  >
                    {t('contracts.trail.head.date')}
                  </Button>
                </th>
                <Head className="w-120" name="event" />
                <Head className="md:w-[22%]" name="what" />
                <Head name="before" />
                <Head name="after" />
                <Head className="md:w-[17%]" name="author" />
              </tr>
            </thead>
            <tbody className="max-xs:block">
              {state.events.map((event) => (
                <Row key={event.id} event={event} onUndo={undo} />
              ))}
            </tbody>
          </table>
          <Pagination
            className="pt-16"
            page={page}
            pageSize={PAGE_SIZE}
            total={state.total}
            onPageChange={onPageChange}
          />
        </>
      ) : null}
    </div>
  );
}

function Head({
  name,
  className,
}: {
  name: 'event' | 'what' | 'before' | 'after' | 'author';
  className?: string;
}) {
  const t = useStrings();
  return (
    <th scope="col" className={cn('py-8 pr-16 font-medium max-xs:hidden', className)}>
      {t(`contracts.trail.head.${name}`)}
    </th>
  );
}

const CELL = 'py-8 pr-16 align-top break-words max-xs:block max-xs:p-0';

function Row({ event, onUndo }: { event: AuditEvent } & Pick<AuditEventsProps, 'onUndo'>) {
  const t = useStrings();
  const { date, zonedTime } = useFormats();
  const { author, account } = auditAuthor(t, event);
  const { createdAt, eventType, newValue, oldValue, secondaryEntity } = event;
  const Icon = TYPE_ICONS[eventType];
  const [before, after] = [auditValue(t, oldValue), auditValue(t, newValue)];
  return (
    // Order on a phone: field and event type, then date and author, then old and new value.
    <tr className="border-b border-line max-xs:flex max-xs:flex-wrap max-xs:gap-x-12 max-xs:gap-y-4 max-xs:py-12">
      <td className={cn(CELL, 'max-xs:order-3 max-xs:w-160 max-xs:text-small max-xs:text-ink-2')}>
        <time dateTime={createdAt}>
          {date(createdAt)} <span className="text-caption text-ink-2 sm:block">{zonedTime(createdAt)}</span>
        </time>
      </td>
      <td className={cn(CELL, 'max-xs:order-2')}>
        <span className="inline-flex items-center gap-6">
          <Icon size={14} />
          {t(`contracts.trail.type.${eventType}`)}
        </span>
      </td>
      <td className={cn(CELL, 'max-xs:order-1 max-xs:min-w-0 max-xs:flex-1 max-xs:basis-3/5')}>
        <span className="font-medium">{auditField(t, event)}</span>
        {secondaryEntity ? <span className="block text-caption text-ink-2">{secondaryEntity}</span> : null}
      </td>
      <td className={cn(CELL, 'pr-44 text-ink-2 max-xs:order-5 max-xs:max-w-full')}>
        {before ? <Value text={before} isGone={!after} /> : <span aria-hidden>–</span>}
      </td>
      <td
        // On a phone beside the old value if both fit, else under it.
        className={cn(CELL, 'relative font-medium max-xs:order-6 max-xs:max-w-full max-xs:pl-24')}
      >
        <ArrowRightIcon
          size={14}
          className="absolute top-11 -left-28 text-ink-3 max-xs:top-3 max-xs:left-0"
        />
        {after ? (
          <Value text={after} />
        ) : (
          <span className="font-regular text-ink-2">{t('contracts.trail.removed')}</span>
        )}
        {event.undoUntil && onUndo ? <Undo event={event} until={event.undoUntil} onUndo={onUndo} /> : null}
      </td>
      <td className={cn(CELL, 'max-xs:order-4 max-xs:w-[calc(100%-172px)] max-xs:text-small')}>
        {author}
        {account ? (
          <span className="block text-caption text-ink-2">{t('contracts.trail.workingAs', { account })}</span>
        ) : null}
      </td>
    </tr>
  );
}

/** Undoes a change of rights, as long as that is possible. */
function Undo({
  event,
  until,
  onUndo,
}: {
  event: AuditEvent;
  until: string;
  onUndo: NonNullable<AuditEventsProps['onUndo']>;
}) {
  const t = useStrings();
  const { time } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await onUndo(event);
    } catch {
      // The host shows the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className="mt-4 flex flex-wrap items-center gap-x-8">
      <Button
        variant="tertiary"
        size="toolbar"
        hangs="start"
        aria-label={t('contracts.trail.undoOne', { person: event.secondaryEntity ?? '' })}
        busy={isBusy}
        busyLabel={t('contracts.trail.undoing')}
        onClick={() => void undo()}
      >
        {t('contracts.trail.undo')}
      </Button>
      <span className="font-regular text-caption text-ink-2">
        {t('contracts.trail.undoUntil', { time: time(until) })}
      </span>
    </span>
  );
}

/** Values longer than this are truncated, with a button that shows them in full. */
const LONG = 90;

function Value({ text, isGone = false }: { text: string; isGone?: boolean }) {
  const t = useStrings();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG;
  const shown = isLong && !isOpen ? `${text.slice(0, LONG).trimEnd()}…` : text;
  return (
    <>
      <span id={id}>{isGone ? <del>{shown}</del> : shown}</span>
      {isLong ? (
        <div>
          <Button
            variant="tertiary"
            size="toolbar"
            hangs="start"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'contracts.trail.less' : 'contracts.trail.whole')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
