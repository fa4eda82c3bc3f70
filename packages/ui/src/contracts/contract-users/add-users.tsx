import type { ClientRole, ContractStatus } from '@atrium/contract/contract-status';
import type { NEW_USER } from '@atrium/contract/contract-users-rules';
import type { ContractContact } from '@atrium/contract/contract-users';
import { useState } from 'react';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import { Select } from '../../controls/select/index.js';
import { Tag } from '../../data/tag/index.js';
import { SearchIcon, useFormats, useStrings } from '../../foundations/index.js';
import { ModeBar } from './mode-bar.js';
import { hasStatusAndRole } from '../has-status-and-role.js';
import type { ContactSearch, UserActions } from './types.js';
import { useUsers } from './users-context.js';

/** Minimum number of characters for a search. */
const MINIMUM = 2;
/** Height in px of four people with their email addresses (CUSR-014); further ones need scrolling. */
const FOUR_PEOPLE = 4 * 52;
const DEFAULTS: Pick<typeof NEW_USER, 'contractStatus' | 'clientRole'> = {
  contractStatus: 'DEMO',
  clientRole: 'STANDARD',
};

interface AddUsersProps {
  contacts: ContactSearch;
  /** Email addresses of the contract's users, who are not offered again (CUSR-018). */
  emails: ReadonlySet<string>;
  onAdd: UserActions['onAdd'];
  /** Called when people are chosen but not added yet, since leaving would lose the choice. */
  onChosenChange: (hasChosen: boolean) => void;
  onClose: () => void;
}

const nameOf = ({ firstname, lastname }: ContractContact) => `${firstname} ${lastname}`;

/** Searches for people, collects a selection and adds it to the contract (CUSR-017 to CUSR-020). */
export function AddUsers({ contacts, emails, onAdd, onChosenChange, onClose }: AddUsersProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const { kind, statuses, roles, words } = useUsers();
  const [chosen, setChosen] = useState<readonly ContractContact[]>([]);
  const [status, setStatus] = useState<ContractStatus>(DEFAULTS.contractStatus);
  const [role, setRole] = useState<ClientRole>(DEFAULTS.clientRole);
  const [isBusy, setBusy] = useState(false);
  const hasRoles = hasStatusAndRole(kind);
  const isShort = contacts.query.trim().length < MINIMUM;
  const offered = contacts.people.filter(
    ({ id, email }) => !emails.has(email.toLowerCase()) && chosen.every((one) => one.id !== id),
  );
  const choose = (next: readonly ContractContact[]) => {
    setChosen(next);
    onChosenChange(next.length > 0);
  };
  const add = async () => {
    setBusy(true);
    try {
      await onAdd(
        chosen.map(({ id }) => id),
        hasRoles ? { contractStatus: status, clientRole: role } : {},
      );
      onClose();
    } catch {
      // The host shows the error; the selection is kept.
      setBusy(false);
    }
  };
  return (
    <ModeBar
      // The row for adding is at least 150 px high (CUSR-016).
      className="min-h-150"
      title={t('contractUsers.add.title')}
      help={t('contractUsers.add.noRights')}
      missing={chosen.length === 0 ? t('contractUsers.add.needed') : undefined}
      submitLabel={
        chosen.length === 0
          ? t('contractUsers.add.submit')
          : t('contractUsers.add.create', { count: chosen.length, figure: integer(chosen.length) })
      }
      busyLabel={t('contractUsers.add.busy')}
      busy={isBusy}
      keepsChoice={chosen.length > 0}
      onSubmit={() => void add()}
      onCancel={onClose}
    >
      <div className="w-384 max-w-full min-w-0">
        <Field label={t('contractUsers.add.search')}>
          <Combobox
            remote
            emptiesOnChoice
            icon={SearchIcon}
            disabled={isBusy}
            placeholder={t('contractUsers.add.placeholder')}
            maxHeight={FOUR_PEOPLE}
            options={
              isShort
                ? []
                : offered.map((one) => ({ value: one.id, label: nameOf(one), description: one.email }))
            }
            value={null}
            onValueChange={(id) => {
              const one = contacts.people.find((person) => person.id === id);
              if (one && chosen.every((other) => other.id !== one.id)) choose([...chosen, one]);
            }}
            onQueryChange={contacts.onQueryChange}
            loading={contacts.loading ?? false}
            noMatchText={t(isShort ? 'contractUsers.add.tooShort' : 'contractUsers.add.nobody')}
            emptyText={t('contractUsers.add.tooShort')}
            {...(contacts.error !== undefined && { error: contacts.error, onRetry: contacts.onRetry })}
          />
        </Field>
        {chosen.length > 0 ? (
          <ul aria-label={t('contractUsers.add.chosen')} className="mt-8 flex flex-wrap gap-6">
            {chosen.map((one) => (
              <li key={one.id}>
                <Tag
                  label={nameOf(one)}
                  onRemove={isBusy ? undefined : () => choose(chosen.filter(({ id }) => id !== one.id))}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {hasRoles ? (
        <>
          <Field className="w-160" label={t('contractUsers.add.status')}>
            <Select
              disabled={isBusy}
              options={statuses.map((value) => ({ value, label: words.status(value) }))}
              value={status}
              onValueChange={(value) => setStatus(statuses.find((one) => one === value) ?? status)}
            />
          </Field>
          <Field className="w-160" label={t('contractUsers.add.role')}>
            <Select
              disabled={isBusy}
              options={roles.map((value) => ({ value, label: words.role(value) }))}
              value={role}
              onValueChange={(value) => setRole(roles.find((one) => one === value) ?? role)}
            />
          </Field>
        </>
      ) : null}
    </ModeBar>
  );
}
