import type { contractUsers as contractUsersContract } from '@atrium/contract/contract-users';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { requireReadableUsers } from './access.ts';
import { addUsers, removeUser, updateUsers } from './changes.ts';
import { searchContacts } from './contacts.ts';
import { changeAt } from './history-change.ts';
import { changesOfRights, rightsAt } from './history.ts';
import { previewRights } from './preview.ts';
import { rightsTree, usersOfContract } from './rows.ts';
import { setRights } from './set-rights.ts';
import { undoRights } from './undo.ts';

export function contractUserHandlers(platform: Platform): Handlers<typeof contractUsersContract> {
  const { db } = platform;
  return {
    list: async ({ user, params }) =>
      usersOfContract(db, await requireReadableUsers(db, user, params.id), undefined, user),

    contacts: async ({ user, params, query }) =>
      searchContacts(db, user, await requireReadableUsers(db, user, params.id), query.query),

    add: (call) => addUsers(platform, call),
    update: (call) => updateUsers(platform, call),
    remove: (call) => removeUser(platform, call),

    async services({ user, params, language }) {
      const { id } = await requireReadableUsers(db, user, params.id);
      return rightsTree(db, id, language);
    },

    async rights({ user, params }) {
      const contract = await requireReadableUsers(db, user, params.id);
      const people = await usersOfContract(db, contract, undefined, user);
      return people.map(({ id, version, serviceRights }) => ({
        userId: id,
        version,
        rights: serviceRights,
      }));
    },

    undoRights: (call) => undoRights(platform, call),
    setRights: (call) => setRights(platform, call),
    previewRights: (call) => previewRights(platform, call),

    rightsAt: async ({ user, params, query, language }) =>
      rightsAt(db, user, await requireReadableUsers(db, user, params.id), query.at, language),

    async rightsChanges({ user, params, query }) {
      await requireReadableUsers(db, user, params.id);
      return changesOfRights(db, user, params.id, query.userId);
    },

    async rightsChange({ user, params, query, language }) {
      await requireReadableUsers(db, user, params.id);
      return { change: await changeAt(db, user, params.id, query, language) };
    },
  };
}
