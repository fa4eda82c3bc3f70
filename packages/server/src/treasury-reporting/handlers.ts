import type { treasuryReporting as treasuryReportingContract } from '@atrium/contract/treasury-reporting';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import { contractForm } from '../financing/index.ts';
import type { Handlers, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { openContracts } from '../request-creation/index.ts';
import { exportItems } from './export.ts';
import { readDetail, readList } from './rows.ts';

export function treasuryReportingHandlers({
  db,
  clock,
}: Platform): Handlers<typeof treasuryReportingContract> {
  const form = contractForm(db, 'TREASURY_REPORTING');
  const reader = (user: User, language: Language) => ({ db, user, language, today: bankDay(clock()) });
  return {
    async list({ user, language, query }) {
      await form.requireChoice(user, query.contractId, 'query.contractId');
      return readList(reader(user, language), query);
    },

    async rights({ user }) {
      const mayCreate = user.rights.requests.canCreateRequest;
      const open = mayCreate ? await openContracts(db, user) : [];
      return {
        canCreateRequest: open.some(({ services }) => services.includes('TREASURY_REPORTING')),
        canUseContractForm: await form.isOfferedTo(user),
      };
    },

    contracts: ({ user }) => form.contractsOf(user),

    async exportItems({ user, language, query: { type }, body: { references, filters } }) {
      const { contractId, columns } = filters;
      await form.requireChoice(user, contractId, 'body.filters.contractId');
      const { data, extractionDate } = await readList(reader(user, language), { type, contractId });
      const scope = { contract: await form.nameOf(contractId), asOf: extractionDate };
      return exportItems(type, data, scope, { references, columns }, language);
    },

    detail: ({ user, language, params: { id } }) => readDetail(reader(user, language), id),
  };
}
