import type { ContractUser } from '@atrium/contract/contract-users';
import { useState } from 'react';
import { CheckboxGroup } from '../../controls/checkbox/index.js';
import { Field } from '../../controls/field/index.js';
import { Select } from '../../controls/select/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { ModeBar } from './mode-bar.js';
import type { RightsChange } from './types.js';
import { isLinked, isSameRights, withList } from './user-draft.js';
import { useUsers } from './users-context.js';

interface CopyListsProps {
  /** The users checked in the grid. */
  checked: readonly ContractUser[];
  /** Names of the checked users whom the grid does not show at the moment. */
  notShown: readonly string[];
  busy: boolean;
  /** Where the buttons are drawn. */
  dock: HTMLElement | null;
  onCopy: (changes: readonly RightsChange[]) => void;
  onClose: () => void;
}

/** Limits the checked users' rights to a list, in the checked services (CUSR-022); rights are not added or removed. */
export function CopyLists({ checked, notShown, busy, dock, onCopy, onClose }: CopyListsProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const { services, lists } = useUsers();
  const linked = services.filter(isLinked);
  const [listId, setListId] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const columns = linked.filter(({ serviceId }) => codes.includes(serviceId));
  const changes: RightsChange[] =
    listId === null
      ? []
      : checked
          .map((user) => ({ user, rights: withList(user.serviceRights, columns, listId) }))
          .filter(({ user, rights }) => !isSameRights(user.serviceRights, rights));
  const missing =
    lists.length === 0
      ? 'noList'
      : listId === null
        ? 'needsList'
        : columns.length === 0
          ? 'needsService'
          : checked.length === 0
            ? 'needsTarget'
            : changes.length === 0
              ? 'same'
              : null;
  return (
    <ModeBar
      title={t('contractUsers.copyLists.title')}
      help={t('contractUsers.copyLists.help')}
      missing={missing === null ? undefined : t(`contractUsers.copyLists.${missing}`)}
      submitLabel={
        changes.length === 0
          ? t('contractUsers.copyLists.submit')
          : t('contractUsers.copyLists.copy', { count: changes.length, figure: integer(changes.length) })
      }
      busyLabel={t('contractUsers.copyLists.busy')}
      busy={busy}
      dock={dock}
      notShown={notShown}
      onSubmit={() => onCopy(changes)}
      onCancel={onClose}
    >
      <Field className="w-280 max-w-full" label={t('contractUsers.copyLists.list')}>
        <Select
          disabled={busy || lists.length === 0}
          placeholder={t('contractUsers.copyLists.choose')}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          value={listId}
          onValueChange={setListId}
        />
      </Field>
      <Field group className="min-w-0 flex-1" label={t('contractUsers.copyLists.services')}>
        <CheckboxGroup
          orientation="horizontal"
          allLabel={t('contractUsers.copyLists.all')}
          disabled={busy}
          options={linked.map(({ serviceId, serviceLabel }) => ({ value: serviceId, label: serviceLabel }))}
          value={codes}
          onValueChange={setCodes}
        />
      </Field>
    </ModeBar>
  );
}
