import type { ContractUser } from '@atrium/contract/contract-users';
import { Field } from '../../controls/field/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { RightsButton, RightsSummary } from './rights-cell.js';
import { RowActions } from './row-actions.js';
import { hasStatusAndRole } from '../has-status-and-role.js';
import { NameCell } from './user-cells.js';
import { ConsultSelect, HomepageSelect, RoleSelect, StatusSelect } from './user-fields.js';
import { useUsers } from './users-context.js';

/** One user on a narrow screen: the row as lines of text, or as fields while edited. */
export function UserCard({ user }: { user: ContractUser }) {
  const t = useStrings();
  const { recent } = useFormats();
  const { kind, edit, words } = useUsers();
  const edited = edit.of(user.id, 'row');
  const hasRoles = hasStatusAndRole(kind);
  const fields = edited && {
    user: edited.base,
    draft: edited.draft,
    onDraftChange: edit.change,
    disabled: edited.isSaving,
  };
  const { lastConnectionDate } = user;
  return (
    <div className="min-w-0">
      <div className="flex items-start justify-between gap-12">
        <NameCell user={user} />
        <RowActions key={user.id} user={user} />
      </div>
      {fields ? (
        <div className="mt-12 grid gap-12">
          {hasRoles ? (
            <>
              <Field label={t('contractUsers.head.status')}>
                <StatusSelect {...fields} labelled />
              </Field>
              <Field label={t('contractUsers.head.role')}>
                <RoleSelect {...fields} labelled />
              </Field>
            </>
          ) : null}
          <Field label={t('contractUsers.head.homepage')}>
            <HomepageSelect {...fields} labelled />
          </Field>
          <Field label={t('contractUsers.head.consult')}>
            <ConsultSelect {...fields} labelled />
          </Field>
          <div className="grid gap-6">
            <span aria-hidden className="text-small font-medium">
              {t('contractUsers.head.rights')}
            </span>
            <RightsButton {...fields} />
          </div>
        </div>
      ) : (
        <div className="mt-4 text-small text-ink-2">
          <p>
            {[
              user.client?.name,
              ...(hasRoles ? [words.status(user.contractStatus), words.role(user.clientRole)] : []),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {kind === 'OSA' ? null : (
            <>
              <p>{words.consult(user.serviceRights)}</p>
              <RightsSummary user={user} />
            </>
          )}
          <p className="text-caption text-ink-3">
            {t('contractUsers.head.lastConnection')}{' '}
            {lastConnectionDate === null ? t('contractUsers.never') : recent(lastConnectionDate)}
          </p>
        </div>
      )}
    </div>
  );
}
