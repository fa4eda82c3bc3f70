import type { ContractUser } from '@atrium/contract/contract-users';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { ModeBar } from './mode-bar.js';
import { nameOf, type RightsChange } from './types.js';
import { isSameRights, losesRights } from './user-draft.js';
import { useUsers } from './users-context.js';

interface CopyUsersProps {
  users: readonly ContractUser[];
  /** Id of the user whose rights are copied. */
  sourceId: string | null;
  onSourceChange: (id: string | null) => void;
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

/** Copies the rights of one user to the checked users (CUSR-021); role, status and home page stay unchanged. */
export function CopyUsers({
  users,
  sourceId,
  onSourceChange,
  checked,
  notShown,
  busy,
  dock,
  onCopy,
  onClose,
}: CopyUsersProps) {
  const t = useStrings();
  const { integer, list } = useFormats();
  const { services, lists } = useUsers();
  const source = users.find(({ id }) => id === sourceId);
  const targets = checked.filter(({ id }) => id !== sourceId);
  const changes: RightsChange[] = source
    ? targets
        .filter((user) => !isSameRights(user.serviceRights, source.serviceRights))
        .map((user) => ({ user, rights: source.serviceRights }))
    : [];
  const losers = changes.filter(({ user, rights }) =>
    losesRights(
      user.serviceRights,
      rights,
      services,
      (listId) => lists.find(({ id }) => id === listId)?.contractLegalEntitiesIds,
    ),
  );
  const missing =
    source === undefined
      ? 'needsSource'
      : targets.length === 0
        ? 'needsTarget'
        : changes.length === 0
          ? 'same'
          : null;
  return (
    <ModeBar
      title={t('contractUsers.copyUsers.title')}
      help={t('contractUsers.copyUsers.help')}
      missing={missing === null ? undefined : t(`contractUsers.copyUsers.${missing}`)}
      submitLabel={
        changes.length === 0
          ? t('contractUsers.copyUsers.submit')
          : t('contractUsers.copyUsers.copy', { count: changes.length, figure: integer(changes.length) })
      }
      busyLabel={t('contractUsers.copyUsers.busy')}
      busy={busy}
      dock={dock}
      notShown={notShown}
      onSubmit={() => onCopy(changes)}
      onCancel={onClose}
    >
      <Field className="w-384 max-w-full" label={t('contractUsers.copyUsers.source')}>
        <Combobox
          clearable
          disabled={busy}
          placeholder={t('contractUsers.copyUsers.choose')}
          maxHeight={4 * 52}
          options={users.map((user) => ({
            value: user.id,
            label: nameOf(user),
            description: user.email,
            keywords: user.email,
          }))}
          value={sourceId}
          onValueChange={onSourceChange}
        />
      </Field>
      {losers.length > 0 ? (
        <p role="status" className="self-center text-small font-semibold">
          {t('contractUsers.copyUsers.lost', { names: list(losers.map(({ user }) => nameOf(user))) })}
        </p>
      ) : null}
    </ModeBar>
  );
}
