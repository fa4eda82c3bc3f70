import type { ContractUser } from '@atrium/contract/contract-users';
import { useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/confirmation/index.js';
import { ChangeImpact } from '../../rights-matrix/change-impact/internal.js';
import { VersionConflict, type VersionDifference } from '../version-conflict/index.js';
import { nameOf, type UserActions } from './types.js';
import type { CopyConflict } from './use-copy.js';
import type { UserConflict, UserEdit } from './use-user-edit.js';
import { draftOf, rightTo, type UserDraft } from './user-draft.js';
import { useUsers, type UsersContextValue } from './users-context.js';

/** Warns before replacing a home page that the user chose themselves (CUSR-024). */
export function HomepageWarning({ edit }: { edit: UserEdit }) {
  const t = useStrings();
  const { words } = useUsers();
  const { base, draft } = edit.warned!;
  const name = nameOf(base);
  return (
    <Confirmation
      open
      className="w-640"
      onOpenChange={(open) => {
        if (!open) edit.closeWarning();
      }}
      title={t('contractUsers.warning.title', { name })}
      description={t('contractUsers.warning.text', { name, template: words.homepage(draft.homepage) })}
      confirmLabel={t('contractUsers.warning.confirm')}
      cancelLabel={t('contractUsers.warning.goOn')}
      alternative={{
        label: t('contractUsers.warning.cancel'),
        onSelect: () => edit.confirmHomepage(false),
      }}
      onConfirm={() => edit.confirmHomepage(true)}
    />
  );
}

interface RemovalProps {
  user: ContractUser;
  onRemove: UserActions['onRemove'];
  removalPreviewOf?: UserActions['removalPreviewOf'];
  onClose: () => void;
  /** Called when the dialog closes; may move the focus elsewhere than to its previous element. */
  onCloseAutoFocus: (event: Event) => void;
}

/** Asks for confirmation before a user loses all rights in the contract, with the effects (CUSR-025). */
export function Removal({ user, onRemove, removalPreviewOf, onClose, onCloseAutoFocus }: RemovalProps) {
  const t = useStrings();
  const name = nameOf(user);
  return (
    <Confirmation
      open
      danger
      onCloseAutoFocus={onCloseAutoFocus}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('contractUsers.removal.title', { name })}
      description={t('contractUsers.removal.text', { name })}
      confirmLabel={t('contractUsers.removal.confirm')}
      cancelLabel={t('contractUsers.removal.cancel')}
      busyLabel={t('contractUsers.removal.busy')}
      error={t('contractUsers.removal.failed')}
      onConfirm={() => onRemove(user)}
    >
      {removalPreviewOf ? (
        <ChangeImpact
          change={user.id}
          ask={(signal) => removalPreviewOf(user, signal)}
          nameOf={(id) => (id === user.id ? name : id)}
          failed={t('contractUsers.removal.impactFailed')}
        />
      ) : null}
    </Confirmation>
  );
}

type Field = readonly [label: string, of: (draft: UserDraft) => string];

/** The fields of a user with their labels; one field per service for rights. */
function useFields(): readonly Field[] {
  const t = useStrings();
  const { words, services }: UsersContextValue = useUsers();
  return [
    [t('contractUsers.head.status'), ({ contractStatus }) => words.status(contractStatus)],
    [t('contractUsers.head.role'), ({ clientRole }) => words.role(clientRole)],
    [t('contractUsers.head.homepage'), ({ homepage }) => words.homepage(homepage)],
    ...services.map((service): Field => [
      service.serviceLabel,
      ({ rights }) => words.right(service, rightTo(rights, service)),
    ]),
  ];
}

const differencesOf = (
  fields: readonly Field[],
  before: UserDraft,
  mine: UserDraft,
  saved: UserDraft,
  labelOf: (field: string) => string = (field) => field,
): VersionDifference[] =>
  fields.flatMap(([label, of]) =>
    of(mine) === of(before) && of(saved) === of(before)
      ? []
      : [{ label: labelOf(label), mine: [of(mine)], saved: [of(saved)] }],
  );

/** A user changed by two people: shows both versions side by side. */
export function EditConflict({
  conflict,
  onSettle,
}: {
  conflict: UserConflict;
  onSettle: UserEdit['settle'];
}) {
  const t = useStrings();
  const { before, mine, saved } = conflict;
  return (
    <VersionConflict
      title={t('contractUsers.conflict.title', { name: nameOf(saved) })}
      description={t('contractUsers.conflict.text')}
      differences={differencesOf(useFields(), before, mine, draftOf(saved))}
      onKeepMine={() => onSettle('mine')}
      onTakeSaved={() => onSettle('saved')}
      onClose={() => onSettle('go-on')}
    />
  );
}

/** Users that rights were copied to while somebody else changed them. */
export function CopiesConflict({
  conflict,
  onSettle,
}: {
  conflict: CopyConflict;
  onSettle: (choice: 'mine' | 'saved' | 'go-on') => void;
}) {
  const t = useStrings();
  const fields = useFields();
  const differences = conflict.mine.flatMap(({ user, rights }) => {
    const saved = draftOf(user);
    const name = nameOf(user);
    return differencesOf(fields, saved, { ...saved, rights }, saved, (field) =>
      t('contractUsers.conflict.ofUser', { name, field }),
    );
  });
  return (
    <VersionConflict
      title={t('contractUsers.conflict.several')}
      description={t('contractUsers.conflict.text')}
      differences={differences}
      onKeepMine={() => onSettle('mine')}
      onTakeSaved={() => onSettle('saved')}
      onClose={() => onSettle('go-on')}
    />
  );
}
