import { managesContracts } from '@atrium/contract/access';
import type { Contract } from '@atrium/contract/contracts';
import { notRemovable, sharedClient } from '@atrium/contract/contract-users-rules';
import type { ContractUser } from '@atrium/contract/contract-users';
import { ApiError } from '@atrium/contract/errors';
import { dataConsult } from '@atrium/contract/service-rights-rules';
import {
  ContractUsers,
  useStrings,
  useToast,
  type NewUserAs,
  type RightsChange,
  type UserDraft,
  type TransferHost,
  type UsersState,
} from '@atrium/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  assignableContractsQuery,
  clientRolesQuery,
  contractContactsQuery,
  contractStatusesQuery,
  contractUsersQuery,
  previewRemoval,
  serviceRightsQuery,
  useAddUsers,
  useRemoveUser,
  userActivityQuery,
  useSaveUser,
  useTransferUsers,
} from '../../api/contract-users.ts';
import { entitiesListsQuery } from '../../api/contracts.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts, isForbidden, isRecordChanged, isRefusedFor, outcomeOf } from '../../app/error-facts.ts';
import { failureToastId } from '../../app/failure-toasts.ts';
import { judge } from '../../app/failures.ts';
import { listStatus } from '../../app/list-status.ts';
import { newKey } from '../../app/new-key.ts';
import { askWhy, askWhyNotDo } from '../../app/shell/access-explanations.tsx';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { useAddress } from '../../app/use-address.ts';
import { managerSubject } from './manager-subject.ts';
import { changeOf, isAsDrafted } from './user-change.ts';
import type { UndoableRights } from './use-undoable-rights.ts';

/** Minimum length of a search for users to add. */
const SEARCH_FROM = 2;
const NONE: readonly never[] = [];

const fullName = ({ firstName, lastName }: ContractUser) => `${firstName} ${lastName}`;

interface ContractUsersPartProps {
  contract: Contract;
  undoable: UndoableRights;
}

/** The users of a contract (CUSR-001 to CUSR-037); the URL parameter `user` names the one whose details are open. */
export default function ContractUsersPart({ contract, undoable }: ContractUsersPartProps) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const queries = useQueryClient();
  const me = useUser();
  const [address, changeAddress] = useAddress();
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  const { id, type, rights } = contract;
  const opened = address.get('user');
  const hasLists = type.name !== 'OSA';
  const people = useQuery(contractUsersQuery(id));
  const services = useQuery(serviceRightsQuery(id));
  const lists = useQuery({ ...entitiesListsQuery(id), enabled: hasLists });
  const named = useMemo(
    () =>
      (lists.data ?? NONE).map(({ id: listId, name, contractLegalEntitiesIds }) => ({
        id: listId,
        name,
        contractLegalEntitiesIds,
      })),
    [lists.data],
  );
  const statuses = useQuery(contractStatusesQuery());
  const roles = useQuery(clientRolesQuery());
  const contacts = useContacts(id);
  const seesActivity = managesContracts.allows(me);
  const isMember = people.data?.some((person) => person.id === opened) ?? false;
  const activity = useQuery({
    ...userActivityQuery(opened ?? ''),
    enabled: seesActivity && opened !== null && isMember,
  });
  const add = useAddUsers(id);
  const save = useSaveUser(id);
  const remove = useRemoveUser(id);
  const transfer = useTransfer(contract, seesActivity);

  const state = (): UsersState => {
    if (!rights.canGetUsers) return { status: 'refused' };
    const reads = [people, services, statuses, roles, ...(hasLists ? [lists] : [])];
    if (people.data && services.data && statuses.data && roles.data && (!hasLists || lists.data))
      return {
        status: 'ready',
        users: people.data,
        services: services.data,
        lists: named,
      };
    const { error } = people;
    if (isForbidden(error)) return { status: 'refused' };
    return reads.some((read) => read.error)
      ? { status: 'error', ...errorFacts(...reads)! }
      : { status: 'loading' };
  };
  /** Fetches the saved users; dismisses the toast, which repeats the conflict dialog and would cover it on a phone. */
  const readAgain = async (toastId: string) => {
    const saved = await queries.fetchQuery({ ...contractUsersQuery(id), staleTime: 0 });
    toast.dismiss(toastId);
    return saved;
  };
  const onAdd = async (ids: readonly string[], as: NewUserAs) => {
    const added = await add.mutateAsync({ userIds: [...ids], ...as });
    toast.success(t('usersAdded', { count: added.length, name: contract.name }));
  };
  const onSave = async (user: ContractUser, draft: UserDraft) => {
    try {
      await save.mutateAsync(changeOf(user, draft));
    } catch (error) {
      if (!isRecordChanged(error) && !isRefusedFor(error, 'HOMEPAGE_CHOSEN_BY_USER')) throw error;
      const saved = await readAgain('failure-update-contract-users');
      const now = saved.find((one) => one.id === user.id);
      if (!now) throw error;
      // The difference may be the user's own save whose response was lost: not a conflict.
      if (!isAsDrafted(now, draft)) return now;
    }
    toast.success(t('userUpdated', { name: fullName(user) }));
    return null;
  };
  const onSetRights = async (changes: readonly RightsChange[]) => {
    try {
      await undoable.save(
        changes,
        changes.map(({ user }) => user),
      );
    } catch (error) {
      if (!isRecordChanged(error)) throw error;
      return readAgain('failure-update-contract-users-rights');
    }
    return null;
  };
  const onRemove = async (user: ContractUser) => {
    const outcome = await outcomeOf(remove.mutateAsync(user));
    const name = fullName(user);
    if (outcome === 'deleted') toast.success(t('userRemoved', { name }));
    if (outcome === 'gone') toast.info(t('userGone', { name }));
  };
  const onOpen = (user: string | null) =>
    changeAddress((now) => {
      const next = new URLSearchParams(now);
      if (user === null) next.delete('user');
      else next.set('user', user);
      return next;
    });
  return (
    <ContractUsers
      state={state()}
      kind={type.name}
      editable={rights.canUpdateUsers}
      callerId={me.id}
      consultOf={dataConsult}
      whyKept={(user) => notRemovable(type.name, user, me.id)}
      statuses={statuses.data ?? NONE}
      roles={roles.data ?? NONE}
      opened={opened}
      onOpen={onOpen}
      activity={
        !seesActivity
          ? undefined
          : activity.data
            ? { status: 'ready', activity: activity.data.activity }
            : activity.error
              ? { status: 'error', ...errorFacts(activity)! }
              : { status: 'loading' }
      }
      contacts={contacts}
      transfer={transfer}
      onAdd={onAdd}
      onSave={onSave}
      onSetRights={onSetRights}
      copied={undoable.saved}
      onRemove={onRemove}
      removalPreviewOf={(user, signal) => previewRemoval(id, user.id, signal)}
      onUnsavedChange={setUnsaved}
      onAskWhy={(about) => {
        const role = managerSubject(me);
        if (about === 'refusal') askWhy(role, id);
        else askWhyNotDo(about === 'ownRow' ? 'CHANGE_OWN_RIGHTS' : role, id);
      }}
    />
  );
}

/** Returns the transfer of users of an outsourced service, for bank administrators (CUSR-038 to CUSR-045). */
function useTransfer({ id, type }: Contract, manages: boolean): TransferHost | undefined {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const [asked, setAsked] = useState<readonly string[]>(NONE);
  const contracts = useQuery({ ...assignableContractsQuery(asked), enabled: asked.length > 0 });
  const transfer = useTransferUsers(id);
  /** Idempotency key of the last transfer sent: the same transfer again has the same key. */
  const sent = useRef({ of: '', key: '' });
  if (type.name !== 'OSA' || !manages) return undefined;
  return {
    haveOneClient: (users) =>
      sharedClient(users.map(({ client }) => ({ clientId: client?.id ?? null }))) !== undefined,
    onAsk: (users) => setAsked(users.map((user) => user.id)),
    contracts: contracts.data
      ? { status: 'ready', contracts: contracts.data }
      : contracts.error
        ? { status: 'error', ...errorFacts(contracts)! }
        : { status: 'loading' },
    createHref: '/contracts/create',
    onTransfer: async (users, target, contractStatus) => {
      const userIds = users.map((user) => user.id);
      const of = [target.id, contractStatus, ...userIds].join();
      if (sent.current.of !== of) sent.current = { of, key: newKey() };
      const { key } = sent.current;
      await transfer
        .mutateAsync({ target: target.id, userIds, contractStatus, key })
        .catch((error: unknown) => {
          // The call also adds users, which is what its own toast is about.
          if (error instanceof ApiError && judge(error).toast === 'error')
            toast.error(t('usersNotTransferred'), {
              id: failureToastId(error),
              errors: error.labels,
              supportId: error.supportId,
            });
          throw error;
        });
      // Another transfer of the same user is a new write.
      sent.current = { of: '', key: '' };
      toast.success(t('usersTransferred', { count: users.length, name: target.name }));
    },
  };
}

/** Searches for users who can be added to a contract (CUSR-019). */
function useContacts(id: string) {
  const t = useStrings();
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const found = useQuery({
    ...contractContactsQuery(id, wanted),
    enabled: wanted.length >= SEARCH_FROM,
  });
  return {
    people: found.data ?? NONE,
    query,
    onQueryChange: setQuery,
    ...listStatus(found, t('contractUsers.add.searchFailed')),
  };
}
