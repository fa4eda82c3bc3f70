import type { ContractUser } from '@atrium/contract/contract-users';
import type { ReactNode } from 'react';
import { cn, useStrings } from '../../foundations/index.js';
import { RightsButton, RightsSummary } from './rights-cell.js';
import { nameOf } from './types.js';
import { linkedRights } from './user-draft.js';
import {
  ConsultSelect,
  HomepageSelect,
  RoleSelect,
  StatusSelect,
  type UserFieldProps,
} from './user-fields.js';
import { useUsers } from './users-context.js';

interface CellProps {
  user: ContractUser;
}

/** Text, or a field in its place while the row is edited. */
function Editable({
  user,
  field: Field,
  children,
}: CellProps & { field: (props: UserFieldProps) => ReactNode; children: ReactNode }) {
  const { edit, callerId } = useUsers();
  const edited = edit.of(user.id, 'row');
  if (!edited) return user.id === callerId ? <span className={quiet(true)}>{children}</span> : children;
  return (
    <span className="block w-full min-w-0">
      <Field
        user={edited.base}
        draft={edited.draft}
        onDraftChange={edit.change}
        disabled={edited.isSaving}
        size="toolbar"
      />
    </span>
  );
}

/** The text of the current user's own row is muted: it cannot be changed (CUSR-032). */
const quiet = (isSelf: boolean) => cn('block min-w-0', isSelf && 'text-ink-3');

/** Name and email; marks the current user's own row. */
export function NameCell({ user }: CellProps) {
  const t = useStrings();
  const { callerId } = useUsers();
  const isSelf = user.id === callerId;
  return (
    <span className={quiet(isSelf)}>
      <span className="block truncate font-medium">
        {nameOf(user)}
        {isSelf ? (
          <span className="font-regular text-caption text-ink-3"> ({t('contractUsers.you')})</span>
        ) : null}
      </span>
      <span className="block truncate text-caption font-regular text-ink-3">{user.email}</span>
    </span>
  );
}

/** Only the name: for outsourced services, the email has its own column. */
export function OsaNameCell({ user }: CellProps) {
  const t = useStrings();
  const { callerId } = useUsers();
  return (
    <span className="block min-w-0 truncate font-medium">
      {nameOf(user)}
      {user.id === callerId ? (
        <span className="font-regular text-caption text-ink-3"> ({t('contractUsers.you')})</span>
      ) : null}
    </span>
  );
}

export function StatusCell({ user }: CellProps) {
  const { words } = useUsers();
  return (
    <Editable user={user} field={StatusSelect}>
      {words.status(user.contractStatus)}
    </Editable>
  );
}

export function RoleCell({ user }: CellProps) {
  const { words } = useUsers();
  return (
    <Editable user={user} field={RoleSelect}>
      {words.role(user.clientRole)}
    </Editable>
  );
}

/** The home page, and whether the user chose it themselves. */
export function HomepageCell({ user }: CellProps) {
  const t = useStrings();
  const { words } = useUsers();
  const { template, updatedByUser } = user.homepagePreference;
  return (
    <Editable user={user} field={HomepageSelect}>
      <span className="block min-w-0">
        <span className="block truncate">{words.homepage(template)}</span>
        {updatedByUser ? (
          <span className="block truncate text-caption text-ink-3">{t('contractUsers.ownHomepage')}</span>
        ) : null}
      </span>
    </Editable>
  );
}

/** Which legal entities' data a user sees: all, a list, or different lists by service (CUSR-010 to CUSR-013). */
export function ConsultCell({ user }: CellProps) {
  const { words, services, consultOf } = useUsers();
  const isEmpty = linkedRights(user.serviceRights, services).length === 0;
  return (
    <Editable user={user} field={ConsultSelect}>
      <span
        data-consult={consultOf(user.serviceRights)}
        className={cn('line-clamp-3 min-w-0 whitespace-normal', isEmpty && 'text-ink-3')}
      >
        {words.consult(user.serviceRights)}
      </span>
    </Editable>
  );
}

export function RightsCell({ user }: CellProps) {
  return (
    <Editable user={user} field={RightsButton}>
      <RightsSummary user={user} />
    </Editable>
  );
}
