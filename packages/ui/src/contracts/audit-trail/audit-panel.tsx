import type { AuditEvent } from '@atrium/contract/audit-events';
import type { ComponentProps } from 'react';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { HostLink, useFormats, useStrings } from '../../foundations/index.js';
import { useMedia } from '../../foundations/use-media.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { SidePanel } from '../side-panel.js';
import { auditAuthor, auditField, auditValue } from './words.js';

/** The loading state and the events of the audit trail. */
type AuditState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | { status: 'ready'; events: readonly AuditEvent[] };

export interface AuditPanelProps extends Omit<ComponentProps<'aside'>, 'children'> {
  state: AuditState;
  /** Returns the address of the audit of a contract (CTR-034). */
  hrefOf: (contractId: string) => string;
  onClose: () => void;
}

/** In wide windows the panel is next to the list, in others a drawer over it (design, “Everywhere”). */
const ROOM_FOR_PANEL = '(width >= 1024px)';

/** The newest changes of all contracts, next to their list or over it (CTR-033). */
export function AuditPanel({ state, hrefOf, onClose, ...props }: AuditPanelProps) {
  const t = useStrings();
  const isWide = useMedia(ROOM_FOR_PANEL, true);
  if (isWide)
    return (
      <SidePanel
        title={t('contracts.trail.title')}
        help={t('contracts.trail.help')}
        closeLabel={t('contracts.trail.close')}
        onClose={onClose}
        {...props}
      >
        <Events state={state} hrefOf={hrefOf} />
      </SidePanel>
    );
  return (
    <Drawer
      open
      title={t('contracts.trail.title')}
      description={t('contracts.trail.help')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Events state={state} hrefOf={hrefOf} />
    </Drawer>
  );
}

function Events({ state, hrefOf }: Pick<AuditPanelProps, 'state' | 'hrefOf'>) {
  const t = useStrings();
  if (state.status === 'loading') return <SkeletonRows rows={8} />;
  if (state.status === 'error') {
    const { status: _status, ...error } = state;
    return <ErrorState className="pt-16" title={t('contracts.trail.failed')} {...error} />;
  }
  if (state.events.length === 0)
    return <Empty title={t('contracts.trail.none')} help={t('contracts.trail.noneHelp')} />;
  return (
    <ol>
      {state.events.map((event) => (
        <PanelEvent key={event.id} event={event} href={hrefOf(event.contract.id)} />
      ))}
    </ol>
  );
}

/** Longer previous values are cut off, so that the new value can be seen too. */
const LONG = 60;

const shortened = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG).trimEnd()}…` : text);

function PanelEvent({ event, href }: { event: AuditEvent; href: string }) {
  const t = useStrings();
  const { recent } = useFormats();
  const { author, account } = auditAuthor(t, event);
  const { contract, oldValue, newValue, secondaryEntity, eventType, createdAt } = event;
  const [before, after] = [auditValue(t, oldValue), auditValue(t, newValue)];
  const Before = after ? 'span' : 'del';
  return (
    <li className="border-b border-line py-12">
      <div className="flex items-baseline justify-between gap-12">
        <p className="min-w-0 text-body">
          <span className="font-semibold">{auditField(t, event)}</span>
          {secondaryEntity ? <span>, {secondaryEntity}</span> : null}
        </p>
        <time dateTime={createdAt} className="shrink-0 text-caption text-ink-2">
          {recent(createdAt)}
        </time>
      </div>
      <p className="mt-4 line-clamp-3 text-small break-words text-ink-2">
        {t(`contracts.trail.type.${eventType}`)} {before ? <Before>{shortened(before)}</Before> : null}
        {before && after ? ' → ' : null}
        {after ? <span className="font-medium text-ink">{after}</span> : null}
      </p>
      <p className="mt-4 text-caption text-ink-2">
        {contract.isDeleted ? (
          t('contracts.trail.deleted', { name: contract.name })
        ) : (
          <HostLink
            href={href}
            className="focus-ring inline-flex min-h-24 items-center rounded-tag text-brand-ink underline"
          >
            {contract.name}
          </HostLink>
        )}{' '}
        · {account ? t('contracts.trail.by', { author, account }) : author}
      </p>
    </li>
  );
}
