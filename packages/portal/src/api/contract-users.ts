import type { ContractUser, RightsPreview, UserRights } from '@atrium/contract/contract-users';
import type { ClientRole, ContractStatus } from '@atrium/contract/contract-status';
import { ApiError } from '@atrium/contract/errors';
import type { AssignedRight } from '@atrium/contract/service-rights-rules';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { HomeTemplate } from '@atrium/contract/widget-catalogue';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { contractQuery, myContractQuery } from './contracts.ts';

/** The users of a contract with their rights (API-125). */
export const contractUsersQuery = (id: string) => callQuery('contractUsers', 'list', { params: { id } });

/** Activated services of a contract that have rights, with these rights (API-130). */
export const serviceRightsQuery = (id: string) => callQuery('contractUsers', 'services', { params: { id } });

/** Rights of the users of a contract at a point in time. */
export const rightsAtQuery = (id: string, at: string) =>
  callQuery('contractUsers', 'rightsAt', { params: { id }, query: { at } });

/** Times at which the rights in a contract changed, for one user or all of them. */
export const rightsChangesQuery = (id: string, userId?: string) => ({
  ...callQuery('contractUsers', 'rightsChanges', { params: { id }, query: { userId } }),
  placeholderData: keepPreviousData,
});

/** Key of all queries for these times, those for one user included. */
export const rightsChangesKey = (id: string) => callKey('contractUsers', 'rightsChanges', { params: { id } });

/** Who changed the rights in a contract at a point in time, and what, for one user or all of them. */
export const rightsChangeQuery = (id: string, at: string, userId?: string) =>
  callQuery('contractUsers', 'rightsChange', { params: { id }, query: { at, userId } });

/** Users who can be added to a contract (API-124). */
export const contractContactsQuery = (id: string, query: string) => ({
  ...callQuery('contractUsers', 'contacts', { params: { id }, query: { query } }),
  placeholderData: keepPreviousData,
});

/** Statuses and roles that users can be given (CUSR-028). */
export const contractStatusesQuery = () => callQuery('enums', 'contractStatus');
export const clientRolesQuery = () => callQuery('enums', 'clientRole');

/** How often a user signed in (API-154). */
export const userActivityQuery = (userId: string) =>
  callQuery('analytics', 'activity', { query: { userId } });

/** Returns a function that invalidates the queries about the users of a contract: users, contract and audit trail. */
function useForgetUsers(id: string) {
  const queries = useQueryClient();
  return (_saved?: unknown, error?: unknown) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: contractUsersQuery(id).queryKey }),
      // A right may be refused because its service has been deactivated meanwhile.
      error instanceof ApiError &&
        error.status === 400 &&
        queries.invalidateQueries({ queryKey: serviceRightsQuery(id).queryKey }),
      queries.invalidateQueries({ queryKey: rightsChangesKey(id) }),
      queries.invalidateQueries({ queryKey: contractQuery(id).queryKey }),
      queries.invalidateQueries({ queryKey: myContractQuery().queryKey }),
      queries.invalidateQueries({ queryKey: callKey('contracts', 'list') }),
      queries.invalidateQueries({ queryKey: callKey('auditEvents') }),
    ]);
}

/**
 * Versions of users that saves of this session have made, by user id: unsaved rights tell them from changes by somebody
 * else. Noted by these saves, never fetched.
 */
export const ownVersionsQuery = (id: string) =>
  queryOptions<Readonly<Record<string, readonly number[]>>>({
    queryKey: [...callKey('contractUsers', 'update'), id],
    queryFn: skipToken,
  });

/** Returns a function that replaces cached users of a contract by the saved ones, and notes their versions. */
function useTakeUsers(id: string) {
  const queries = useQueryClient();
  return (saved: readonly ContractUser[]) => {
    const byId = new Map(saved.map((user) => [user.id, user]));
    // Users whom the save did not change keep a version that somebody else may have made.
    const changed = queries
      .getQueryData(contractUsersQuery(id).queryKey)
      ?.filter((user) => (byId.get(user.id)?.version ?? 0) > user.version);
    queries.setQueryData(ownVersionsQuery(id).queryKey, (own = {}) => ({
      ...own,
      ...Object.fromEntries(
        changed?.map((user) => [user.id, [...(own[user.id] ?? []), byId.get(user.id)!.version]]) ?? [],
      ),
    }));
    queries.setQueryData(contractUsersQuery(id).queryKey, (users) =>
      users?.map((user) => byId.get(user.id) ?? user),
    );
  };
}

/** Adds users to a contract (API-126); returns those who were not in it yet. */
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

/** Target contracts for users of outsourced services (API-147). Not cached: one may be created meanwhile (CUSR-044). */
export const assignableContractsQuery = (userIds: readonly string[]) => ({
  ...callQuery('contracts', 'assignable', { query: { userIds: [...userIds] } }),
  gcTime: 0,
});

interface TransferOf {
  /** Id of the target contract. */
  readonly target: string;
  readonly userIds: readonly string[];
  readonly contractStatus: ContractStatus;
  /** Idempotency key: a retry after a lost response transfers the users only once. */
  readonly key: string;
}

/** Transfers users of an outsourced service from one contract to another (CUSR-045). */
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

/** A change to one user; omitted fields stay as they are. */
export interface UserChange {
  readonly user: Pick<ContractUser, 'id' | 'version'>;
  readonly update: {
    contractStatus?: ContractStatus;
    clientRole?: ClientRole;
    homepageTemplate?: Exclude<HomeTemplate, 'CUSTOM'>;
    /** Confirms that the home page replaces one that the user chose themselves. */
    replacesOwnHomepage?: true;
    /** Rights that replace those that were read. */
    rights?: AssignedRight[];
  };
}

/** Changes status, role, template and rights of one user, all or nothing (API-127). */
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

/** Changes the rights of several users, all or none (API-131); returns the saved users. */
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

/** Undoes a change of rights that is recorded in the audit trail. */
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

/** Previews what new rights would grant and revoke before they are saved; the preview panel reports a failure. */
export const previewRights = (id: string, users: UserRights[], signal: AbortSignal): Promise<RightsPreview> =>
  api().contractUsers.previewRights({ params: { id }, body: { users }, signal });

/** Previews what removing a user would revoke; the confirmation dialog reports a failure. */
export const previewRemoval = (
  id: string,
  removedUserId: string,
  signal: AbortSignal,
): Promise<RightsPreview> =>
  api().contractUsers.previewRights({ params: { id }, body: { removedUserId }, signal });

/** Removes a user from a contract, in the version that was read (API-128). */
export function useRemoveUser(id: string) {
  const forget = useForgetUsers(id);
  return useMutation({
    mutationFn: ({ id: userId, version }: Pick<ContractUser, 'id' | 'version'>) =>
      api().contractUsers.remove({ params: { id, userId }, query: { version } }),
    meta: { isGoneHandled: true },
    onSettled: forget,
  });
}
