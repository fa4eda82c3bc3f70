import type { Contract } from '@atrium/contract/contracts';
import type { APPENDIX_TYPES, AppendixType } from '@atrium/contract/contracts-rules';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { AskWhy, Banner, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import {
  cn,
  DotsIcon,
  DownloadIcon,
  EditIcon,
  lazyPart,
  TrashIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { LinkTabs, PageHeader, RecordNav } from '../../navigation/index.js';
import { LazyMenu } from '../../overlays/lazy-menu/index.js';

const Confirmation = lazyPart(
  async () => (await import('../../overlays/confirmation/index.js')).Confirmation,
);

const APPENDICES: typeof APPENDIX_TYPES = ['LEGAL_ENTITIES', 'SERVICES', 'USERS'];

/** Parts of the page of a contract, as named in its address (CTR-050). */
export const CONTRACT_PARTS = ['information', 'legal-entities-list', 'users', 'rights', 'audit'] as const;
export type ContractPart = (typeof CONTRACT_PARTS)[number];

/** Returns the parts of a contract that the user may see (CTR-051, CTR-053); users only for those who manage them. */
export const contractParts = ({ type, rights }: Pick<Contract, 'type' | 'rights'>): readonly ContractPart[] =>
  CONTRACT_PARTS.filter(
    (part) =>
      (part !== 'legal-entities-list' || type.name !== 'OSA') &&
      ((part !== 'users' && part !== 'rights') || rights.canGetUsers) &&
      (part !== 'audit' || rights.canGetAuditEvents),
  );

export interface ContractPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the contract is loading, failed or available. */
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; contract: Contract };
  /** The current part. */
  part: ContractPart;
  /** Address of a part. */
  partHrefOf: (part: ContractPart) => string;
  /** Number of lists of legal entities, once known. */
  lists?: number | undefined;
  /** Address of the list that the page was opened from. */
  backHref: string;
  /** Starts editing the contract (CTR-054); without it, there is no edit button. */
  onEdit?: (() => void) | undefined;
  /** The contract is being edited: no other action is available. */
  editing?: boolean;
  /** Generates an appendix; only for administrators (CTR-019). */
  onAppendix?: ((type: AppendixType) => void) | undefined;
  /** The part named by the URL that the user’s rights hide; `information` is shown instead. */
  closedPart?: ContractPart | undefined;
  /** Explains why the user cannot see a part of the contract, or not change it. */
  onAskWhy?: ((about: 'part' | 'change') => void) | undefined;
  /** Deletes the contract as it was when the dialog opened; called after the user has typed its name (CTR-059). */
  onDelete: (contract: Contract) => Promise<unknown>;
  /** Somebody else has deleted the contract, and the user has unsaved changes, which only they can copy elsewhere now. */
  gone?: { onLeave: () => void; onStay: () => void } | undefined;
  /** Content of the current part. */
  children?: ReactNode;
}

const LABELS = {
  information: 'information',
  'legal-entities-list': 'lists',
  users: 'users',
  rights: 'rights',
  audit: 'audit',
} as const;

/** The page of a contract (CTR-050 to CTR-060): header, parts, and the actions on the whole contract. */
export function ContractPage({
  state,
  part,
  partHrefOf,
  lists,
  backHref,
  onEdit,
  editing = false,
  onAppendix,
  closedPart,
  onAskWhy,
  onDelete,
  gone,
  className,
  children,
  ...props
}: ContractPageProps) {
  const t = useStrings();
  const { date } = useFormats();
  const [deleted, setDeleted] = useState<Contract | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  // The form with the focus was removed, so the edit button takes the focus.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const contract = state.status === 'ready' ? state.contract : undefined;
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        title={contract?.name ?? t('contracts.head.contract')}
        recordNav={
          <RecordNav
            back={{ href: backHref, label: t('contracts.title') }}
            {...(contract && {
              reference: [contract.number, contract.commercialClient?.name].filter(Boolean).join(' · '),
            })}
          />
        }
        description={
          contract
            ? t('contracts.page.created', { kind: contract.type.label, day: date(contract.creationDate) })
            : undefined
        }
        actions={
          contract && !editing && (contract.rights.canUpdate || onAppendix) ? (
            <>
              {onEdit && contract.rights.canUpdate ? (
                <Button ref={editButton} variant="primary" icon={EditIcon} onClick={onEdit}>
                  {t('contracts.page.edit')}
                </Button>
              ) : null}
              <LazyMenu
                trigger={<IconButton icon={DotsIcon} label={t('contracts.page.more')} variant="secondary" />}
                actions={[
                  ...(onAppendix
                    ? APPENDICES.map((type) => ({
                        id: type,
                        label: t(`contracts.page.appendix.${type}`),
                        icon: DownloadIcon,
                        onSelect: () => onAppendix(type),
                      }))
                    : []),
                  ...(contract.rights.canUpdate
                    ? [
                        {
                          id: 'delete',
                          label: t('contracts.page.delete'),
                          icon: TrashIcon,
                          destructive: true,
                          disabled: !contract.rights.canDelete,
                          disabledReason: t('contracts.page.inUse'),
                          onSelect: () => setDeleted(contract),
                        },
                      ]
                    : []),
                ]}
              />
            </>
          ) : contract && !contract.rights.canUpdate && onAskWhy ? (
            <AskWhy onAsk={() => onAskWhy('change')}>{t('feedback.askWhyChange')}</AskWhy>
          ) : undefined
        }
      />
      {contract ? (
        <LinkTabs
          label={t('contracts.page.tabs')}
          current={part}
          tabs={contractParts(contract).map((id) => ({
            id,
            href: partHrefOf(id),
            label: t(
              `contracts.page.${id === 'users' && contract.type.name === 'OSA' ? 'osaUsers' : LABELS[id]}`,
            ),
            count: id === 'legal-entities-list' ? lists : id === 'users' ? contract.usersQuantity : undefined,
          }))}
        />
      ) : null}
      {contract && closedPart ? (
        <Banner
          className="mt-16"
          title={t('contracts.page.closedPart', { part: t(`contracts.page.${LABELS[closedPart]}`) })}
          actions={onAskWhy ? <AskWhy onAsk={() => onAskWhy('part')} /> : undefined}
        />
      ) : null}
      {contract?.isReadOnly ? (
        <Banner className="mt-16" title={t('contracts.page.readOnly.title')}>
          {t('contracts.page.readOnly.help')}
        </Banner>
      ) : null}
      {state.status === 'loading' ? (
        <Loading className="grid gap-24 py-24">
          <Skeleton className="h-200" />
          <Skeleton className="h-200" />
        </Loading>
      ) : null}
      {state.status === 'error' ? (
        <ErrorState
          className="pt-24"
          title={t('contracts.page.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
      {contract ? children : null}
      {contract && gone ? (
        <Confirmation
          open
          danger
          title={t('contracts.gone.title', { name: contract.name })}
          description={t('contracts.gone.text')}
          confirmLabel={t('contracts.gone.leave')}
          cancelLabel={t('contracts.gone.stay')}
          onConfirm={gone.onLeave}
          onCancel={gone.onStay}
        />
      ) : null}
      {deleted ? (
        <Confirmation
          open
          onOpenChange={(open) => {
            if (!open) setDeleted(null);
          }}
          danger
          title={t('contracts.delete.title', { name: deleted.name })}
          description={t('contracts.delete.text')}
          typedText={deleted.name}
          confirmLabel={t('contracts.delete.confirm')}
          cancelLabel={t('contracts.delete.cancel')}
          busyLabel={t('contracts.delete.busy')}
          error={t('contracts.delete.failed')}
          onConfirm={() => onDelete(deleted)}
        />
      ) : null}
    </div>
  );
}
