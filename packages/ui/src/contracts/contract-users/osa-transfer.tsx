import type { ContractStatus } from '@atrium/contract/contract-status';
import type { ContractUser } from '@atrium/contract/contract-users';
import type { TRANSFER_MAX } from '@atrium/contract/contract-users-rules';
import { useEffect, useState } from 'react';
import { useLatest } from '../../foundations/use-latest.js';
import { Button } from '../../controls/button/index.js';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import { Select } from '../../controls/select/index.js';
import { Banner, Empty, ErrorState, Skeleton } from '../../feedback/index.js';
import { HostLink, useFormats, useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { nameOf, type TransferHost } from './types.js';
import { useUsers } from './users-context.js';

/** Maximum number of users per transfer. */
const MOST: typeof TRANSFER_MAX = 100;

interface OsaTransferProps {
  users: readonly ContractUser[];
  /** Those of them who are no longer in the contract. */
  left: readonly ContractUser[];
  transfer: TransferHost;
  /** Called once the users are in the other contract. */
  onDone: () => void;
  onClose: () => void;
  /** Called when the dialog closes; may move the focus elsewhere than to its previous element. */
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Dialog that moves users of an outsourced service to a contract of their client (CUSR-038 to CUSR-045). If they have
 * different clients or no common contract, it says so and offers the next step.
 */
export function OsaTransfer({ users, left, transfer, onDone, onClose, onCloseAutoFocus }: OsaTransferProps) {
  const t = useStrings();
  const { integer, list } = useFormats();
  const { statuses, words } = useUsers();
  const [contractId, setContractId] = useState<string | null>(null);
  const [status, setStatus] = useState<ContractStatus | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const obstacle =
    users.length > MOST
      ? 'tooMany'
      : !transfer.haveOneClient(users)
        ? 'differentClients'
        : // After a successful transfer they have left, too.
          hasFailed && left.length > 0
          ? 'left'
          : null;
  const ask = useLatest(() => transfer.onAsk(users));
  useEffect(() => {
    if (obstacle === null) ask();
  }, [ask, obstacle]);
  const { contracts } = transfer;
  const offered = obstacle === null && contracts.status === 'ready' ? contracts.contracts : [];
  const isNone = obstacle === null && contracts.status === 'ready' && offered.length === 0;
  const target = offered.find(({ id }) => id === contractId);
  const submit = async () => {
    if (!target || status === null) return;
    setBusy(true);
    setFailed(false);
    try {
      await transfer.onTransfer(users, target, status);
      onDone();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  /** The chosen contract can no longer take the users. */
  const isLost = !target && contractId !== null;
  const isMissing = !target || status === null;
  const values = { count: users.length, figure: integer(users.length) };
  return (
    <Dialog
      open
      onCloseAutoFocus={onCloseAutoFocus}
      dismissible={!isBusy}
      title={t('contractUsers.transfer.title', values)}
      description={obstacle === 'tooMany' ? undefined : list(users.map(nameOf))}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        offered.length > 0 ? (
          <>
            <Button variant="tertiary" disabled={isBusy} onClick={onClose}>
              {t('contractUsers.transfer.cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={isMissing}
              busy={isBusy}
              busyLabel={t('contractUsers.transfer.busy')}
              onClick={() => void submit()}
            >
              {t('contractUsers.transfer.submit', values)}
            </Button>
          </>
        ) : (
          <>
            <Button variant={isNone ? 'tertiary' : 'secondary'} onClick={onClose}>
              {t('contractUsers.transfer.close')}
            </Button>
            {isNone ? (
              <Button asChild variant="primary">
                <HostLink href={transfer.createHref}>{t('contractUsers.transfer.create')}</HostLink>
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Outcome obstacle={obstacle} left={left} contracts={contracts} />
      {offered.length > 0 ? (
        <div className="grid gap-16">
          <p className="text-small text-ink-2">{t('contractUsers.transfer.text')}</p>
          {hasFailed ? (
            <Banner
              live="assertive"
              title={t(`contractUsers.transfer.${isLost ? 'notOffered' : 'failed'}`)}
            />
          ) : null}
          <Field label={t('contractUsers.transfer.contract')}>
            <Combobox
              disabled={isBusy}
              placeholder={t('contractUsers.transfer.chooseContract')}
              options={offered.map(({ id, name, number }) => ({
                value: id,
                label: name,
                description: number,
              }))}
              value={target ? contractId : null}
              onValueChange={setContractId}
            />
          </Field>
          <Field label={t('contractUsers.transfer.status')}>
            <Select
              disabled={isBusy}
              options={statuses.map((value) => ({ value, label: words.status(value) }))}
              value={status}
              onValueChange={(value) => setStatus(statuses.find((one) => one === value) ?? null)}
            />
          </Field>
          <p role="status" className="min-h-20 text-small text-ink-2">
            {isMissing ? t('contractUsers.transfer.needed') : null}
          </p>
        </div>
      ) : null}
    </Dialog>
  );
}

/** Shows what prevents a choice: too many users, different clients, users who left the contract, no common contract, a response still pending. */
function Outcome({
  obstacle,
  left,
  contracts,
}: {
  obstacle: 'tooMany' | 'differentClients' | 'left' | null;
  left: readonly ContractUser[];
  contracts: TransferHost['contracts'];
}) {
  const t = useStrings();
  const { integer, list } = useFormats();
  if (obstacle === 'left')
    return (
      <Empty
        role="status"
        title={t('contractUsers.transfer.left', { count: left.length, names: list(left.map(nameOf)) })}
        help={t('contractUsers.transfer.leftHelp')}
      />
    );
  if (obstacle === 'tooMany')
    return (
      <Empty
        role="status"
        title={t('contractUsers.transfer.tooMany', { figure: integer(MOST) })}
        help={t('contractUsers.transfer.fewer')}
      />
    );
  if (obstacle === 'differentClients')
    return (
      <Empty
        role="status"
        title={t('contractUsers.transfer.differentClients')}
        help={t('contractUsers.transfer.oneClient')}
      />
    );
  if (contracts.status === 'loading') return <Skeleton className="h-160" />;
  if (contracts.status === 'error') {
    const { status: _status, ...error } = contracts;
    return <ErrorState title={t('contractUsers.transfer.loadFailed')} {...error} />;
  }
  return contracts.contracts.length === 0 ? (
    <Empty
      role="status"
      title={t('contractUsers.transfer.none')}
      help={t('contractUsers.transfer.createFirst')}
    />
  ) : null;
}
