import type { contracts as contractsContract } from '@atrium/contract/contracts';
import { categoriesOf, defaultCategory } from '@atrium/contract/contracts-rules';
import type { User } from '@atrium/contract/users';
import type { Handlers, Language } from '../http/index.ts';
import { assignableContracts } from './assignable.ts';
import type { Platform } from '../platform.ts';
import { settingsOf } from '../settings.ts';
import { contractAppendix } from './appendix.ts';
import { changeVisibility, createContract, removeContract, updateContract } from './changes.ts';
import { searchContracts } from './listing.ts';
import { createList, listsOf, removeList, requireList, updateList } from './lists.ts';
import {
  entitiesOfContract,
  readContract,
  requireContract,
  serviceCategories,
  servicesWith,
  soleContract,
} from './rows.ts';
import type { ContractReader } from './rows.ts';
import { termsVersions } from './terms-versions.ts';

export function contractHandlers(platform: Platform): Handlers<typeof contractsContract> {
  const { clock, config, db } = platform;
  const readerOf = ({ user, language }: { user: User; language: Language }): ContractReader => ({
    user,
    language,
    productName: settingsOf(config).productName,
  });
  return {
    list: ({ user, language, query }) => searchContracts(db, readerOf({ user, language }), query),

    services: ({ language, query: { contractType } }) => ({
      serviceCategories: serviceCategories(categoriesOf(contractType), language),
      services: servicesWith(contractType, language, (code) => defaultCategory(contractType, code)),
    }),

    assignable: ({ query }) => assignableContracts(db, query.userIds),

    termsVersions: ({ language }) => termsVersions(language),

    async mine(call) {
      return readContract(db, readerOf(call), await soleContract(db, call.user));
    },

    get: ({ user, language, params }) => readContract(db, readerOf({ user, language }), params.id),

    async create(call) {
      const id = await createContract(platform, call);
      return readContract(db, readerOf(call), id);
    },

    async update(call) {
      await updateContract(platform, call);
      return readContract(db, readerOf(call), call.params.id);
    },

    patch: (call) => changeVisibility(platform, call),
    remove: (call) => removeContract(platform, call),

    async export({ user, language, params, query: { appendixType } }) {
      const contract = await readContract(db, readerOf({ user, language }), params.id);
      return contractAppendix(db, { contract, type: appendixType, language, now: clock() });
    },

    legalEntities: async ({ user, params }) =>
      entitiesOfContract(db, await requireContract(db, user, params.id)),

    lists: async ({ user, params }) => listsOf(db, await requireContract(db, user, params.id)),

    createList: (call) => createList(platform, call),
    updateList: (call) => updateList(platform, call),

    entitiesList: async ({ user, params }) =>
      requireList(db, await requireContract(db, user, params.id), params.listId),

    removeList: (call) => removeList(platform, call),
  };
}
