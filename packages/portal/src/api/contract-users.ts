import type { ContractUser, RightsPreview, UserRights } from '@atrium/contract/contract-users';
import type { ClientRole, ContractStatus } from '@atrium/contract/contract-status';
import type { AssignedRight } from '@atrium/contract/service-rights-rules';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { HomeTemplate } from '@atrium/contract/widget-catalogue';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { contractQuery, myContractQuery } from './contracts.ts';

/** The people of a contract with their rights (API-125). */
export const contractUsersQuery = (id: string) => callQuery('contractUsers', 'list', { params: { id } });

/** Activated services of a contract that carry rights, with these (API-130). */
export const serviceRightsQuery = (id: string) => callQuery('contractUsers', 'services', { params: { id } });

/** Rights of the people of a contract as they were at a moment. */
export const rightsAtQuery = (id: string, at: string) =>
  callQuery('contractUsers', 'rightsAt', { params: { id }, query: { at } });

/** When the rights in a contract have changed. */
export const rightsChangesQuery = (id: string) =>
  callQuery('contractUsers', 'rightsChanges', { params: { id } });

/** People who can be added to a contract (API-124). */
export const contractContactsQuery = (id: string, query: string) => ({
  ...callQuery('contractUsers', 'contacts', { params: { id }, query: { query } }),
  placeholderData: keepPreviousData,
});

/** Statuses and roles that people can be given (CUSR-028). */
export const contractStatusesQuery = () => callQuery('enums', 'contractStatus');
export const clientRolesQuery = () => callQuery('enums', 'clientRole');

/** How often a person signed in (API-154). */
export const userActivityQuery = (userId: string) =>
  callQuery('analytics', 'activity', { query: { userId } });

/** Reads again what shows the people of a contract: themselves, the contract and its audit. */
function useForgetUsers(id: string) {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: contractUsersQuery(id).queryKey }),
      queries.invalidateQueries({ queryKey: rightsChangesQuery(id).queryKey }),
      queries.invalidateQueries({ queryKey: contractQuery(id).queryKey }),
      queries.invalidateQueries({ queryKey: myContractQuery().queryKey }),
      queries.invalidateQueries({ queryKey: callKey('contracts', 'list') }),
      queries.invalidateQueries({ queryKey: callKey('auditEvents') }),
    ]);
}

/** Puts the people who were just saved in the place of what was read of them. */
function useTakeUsers(id: string) {
  const queries = useQueryClient();
  return (saved: readonly ContractUser[]) => {
    const byId = new Map(saved.map((user) => [user.id, user]));
    queries.setQueryData(contractUsersQuery(id).queryKey, (users) =>
      users?.map((user) => byId.get(user.id) ?? user),
    );
  };
}

/** Adds people to a contract (API-126); answers with those who were not in it yet. */
export function useAddUsers(id: string) {
  const forget = useForgetUsers(id);
  return useMutation({
    mutationFn: (body: {
      userIds: string[];
      contractStatus?: ContractStatus;
      clientRole?: ClientRole;
    }): Promise<ContractUser[]> => api().contractUsers.add({ params: { id }, body }),
    onSettled: forget,
  });
}

/** Contracts that people of outsourced services can be transferred to (API-147). Not kept: one may be created meanwhile (CUSR-044). */
export const assignableContractsQuery = (userIds: readonly string[]) => ({
  ...callQuery('contracts', 'assignable', { query: { userIds: [...userIds] } }),
  gcTime: 0,
});

interface TransferOf {
  /** Id of the contract that takes them. */
  readonly target: string;
  readonly userIds: readonly string[];
  readonly contractStatus: ContractStatus;
  /** Names the write: sent again after a lost answer, it is made once. */
  readonly key: string;
}

/** Transfers people of an outsourced service from a contract to another one (CUSR-045). */
export function useTransferUsers(id: string) {
  const queries = useQueryClient();
  const forget = useForgetUsers(id);
  return useMutation({
    mutationFn: ({ target, userIds, contractStatus, key }: TransferOf) =>
      api().contractUsers.add({
        params: { id: target },
        body: { userIds: [...userIds], contractStatus, transferredFrom: id },
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    onSettled: (_, __, { target }) =>
      Promise.all([
        forget(),
        queries.invalidateQueries({ queryKey: contractUsersQuery(target).queryKey }),
        queries.invalidateQueries({ queryKey: contractQuery(target).queryKey }),
        queries.invalidateQueries({ queryKey: callKey('contracts', 'assignable') }),
      ]),
  });
}

/** What is changed of one person; what is not named stays as it is. */
export interface UserChange {
  readonly user: Pick<ContractUser, 'id' | 'version'>;
  readonly update: {
    contractStatus?: ContractStatus;
    clientRole?: ClientRole;
    homepageTemplate?: Exclude<HomeTemplate, 'CUSTOM'>;
    /** Rights in place of those that were read. */
    rights?: AssignedRight[];
  };
}

/** Changes what one person is and what they may do, all or nothing (API-127). */
export function useSaveUser(id: string) {
  const forget = useForgetUsers(id);
  const take = useTakeUsers(id);
  return useMutation({
    mutationFn: async ({ user, update }: UserChange) =>
      take(
        await api().contractUsers.update({
          params: { id },
          body: { usersIds: [user.id], versions: { [user.id]: user.version }, update },
        }),
      ),
    onSettled: forget,
  });
}

/** Gives several people other rights, all or none (API-131); answers with them as they are saved. */
export function useSetRights(id: string) {
  const forget = useForgetUsers(id);
  const take = useTakeUsers(id);
  return useMutation({
    mutationFn: async (
      changes: readonly { user: Pick<ContractUser, 'id' | 'version'>; rights: readonly AssignedRight[] }[],
    ): Promise<ContractUser[]> => {
      const saved = await api().contractUsers.setRights({
        params: { id },
        body: {
          users: changes.map(({ user, rights }) => ({
            userId: user.id,
            version: user.version,
            rights: [...rights],
          })),
        },
      });
      take(saved);
      return saved;
    },
    onSettled: forget,
  });
}

/** Undoes a change of rights that the audit trail tells of. */
export function useUndoRights(id: string) {
  const forget = useForgetUsers(id);
  const take = useTakeUsers(id);
  return useMutation({
    mutationFn: (auditEventId: string) =>
      api().contractUsers.undoRights({ params: { id }, body: { auditEventId } }),
    onSuccess: take,
    onSettled: forget,
  });
}

/** What rights would give and take before they are saved; the panel of the changes says when it fails. */
export const previewRights = (id: string, users: UserRights[], signal: AbortSignal): Promise<RightsPreview> =>
  api().contractUsers.previewRights({ params: { id }, body: { users }, signal });

/** What the removal of a person would take; the dialog that asks for it says when it fails. */
export const previewRemoval = (
  id: string,
  removedUserId: string,
  signal: AbortSignal,
): Promise<RightsPreview> =>
  api().contractUsers.previewRights({ params: { id }, body: { removedUserId }, signal });

/** Removes a person from a contract (API-128). */
export function useRemoveUser(id: string) {
  const forget = useForgetUsers(id);
  return useMutation({
    mutationFn: (userId: string) => api().contractUsers.remove({ params: { id, userId } }),
    onSettled: forget,
  });
}
