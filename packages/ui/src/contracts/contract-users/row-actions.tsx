import type { ContractUser } from '@atrium/contract/contract-users';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../controls/button/index.js';
import {
  CheckIcon,
  EditIcon,
  HelpIcon,
  SidebarIcon,
  SwapIcon,
  TrashIcon,
  UndoIcon,
  useStrings,
} from '../../foundations/index.js';
import { nameOf } from './types.js';
import { useUsers } from './users-context.js';

interface RowActionsProps {
  user: ContractUser;
  /** -1 in a grid, where the cell is the tab stop, except for the buttons of an edited row. */
  tabIndex?: -1 | undefined;
}

/** Actions on one user: details, edit, removal; save and reset while the row is edited (CUSR-005). */
export function RowActions({ user, tabIndex }: RowActionsProps) {
  const t = useStrings();
  const { kind, edit, editable, mode, callerId, whyKept, remove, transfer, open, askWhyOwn } = useUsers();
  const box = useRef<HTMLSpanElement>(null);
  const edited = edit.of(user.id, 'row');
  const isEdited = edited !== null;
  const wasEdited = useRef(isEdited);
  // The focused button was removed: focus the first field of the row, or after editing the edit button.
  useEffect(() => {
    if (wasEdited.current === isEdited) return;
    wasEdited.current = isEdited;
    const row = box.current?.closest('[role=row], li');
    row
      ?.querySelector<HTMLElement>(isEdited ? '[role=combobox]:not(:disabled)' : '[data-edit-user]')
      ?.focus({ preventScroll: true });
  }, [isEdited]);
  const name = nameOf(user);
  const isSelf = user.id === callerId;
  const kept = whyKept(user);
  if (edited)
    return (
      <span ref={box} className="flex gap-4">
        <IconButton
          size="row"
          icon={CheckIcon}
          busy={edited.isSaving}
          label={t('contractUsers.save', { name })}
          variant="secondary"
          onClick={edit.save}
        />
        <IconButton
          size="row"
          icon={UndoIcon}
          disabled={edited.isSaving}
          label={t('contractUsers.reset', { name })}
          onClick={edit.reset}
        />
      </span>
    );
  const changes = editable && mode === 'none' && kind !== 'OSA';
  const isFixed = isSelf || user.clientRole === 'ADMIN';
  const transferLabel = isSelf
    ? t('contractUsers.ownRow')
    : t(isFixed ? 'contractUsers.transfer.admin' : 'contractUsers.transfer.action', { name });
  const whyNot = isSelf
    ? t('contractUsers.ownRow')
    : kept === 'admin'
      ? t('contractUsers.kept.admin', { name })
      : undefined;
  return (
    <span ref={box} className="flex gap-4">
      <IconButton
        size="row"
        tabIndex={tabIndex}
        icon={SidebarIcon}
        label={t('contractUsers.details', { name })}
        onClick={() => open(user)}
      />
      {transfer && mode === 'none' ? (
        <IconButton
          size="row"
          tabIndex={tabIndex}
          icon={SwapIcon}
          aria-disabled={isFixed}
          title={isFixed ? transferLabel : undefined}
          label={transferLabel}
          onClick={() => {
            if (!isFixed) transfer(user);
          }}
        />
      ) : null}
      {changes && isSelf && askWhyOwn ? (
        <IconButton
          size="row"
          tabIndex={tabIndex}
          icon={HelpIcon}
          aria-haspopup="dialog"
          label={t('feedback.askWhyChange')}
          title={t('feedback.askWhyChange')}
          onClick={askWhyOwn}
        />
      ) : changes ? (
        <IconButton
          size="row"
          tabIndex={tabIndex}
          data-edit-user
          icon={EditIcon}
          disabled={isSelf}
          title={isSelf ? whyNot : undefined}
          label={t('contractUsers.edit', { name })}
          onClick={() => edit.begin(user, 'row')}
        />
      ) : null}
      {changes && kept !== 'kind' ? (
        <IconButton
          size="row"
          tabIndex={tabIndex}
          icon={TrashIcon}
          aria-disabled={kept !== null}
          title={kept === null ? undefined : whyNot}
          label={kept === null ? t('contractUsers.remove', { name }) : whyNot!}
          onClick={() => {
            if (kept === null) remove(user);
          }}
        />
      ) : null}
    </span>
  );
}
