import type { loansAndDeposits as loansAndDepositsContract } from '@atrium/contract/loans-and-deposits';
import { bankDay } from '../bank-time.ts';
import { contractForm } from '../financing/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { openContracts } from '../request-creation/index.ts';
import { exportList } from './export.ts';
import { readDetail, readList } from './rows.ts';
import { financingSummary } from './summary.ts';

export function loansAndDepositsHandlers(platform: Platform): Handlers<typeof loansAndDepositsContract> {
  const { db, clock } = platform;
  const summary = financingSummary(platform);
  const form = contractForm(db, 'LOANS_AND_DEPOSITS');
  const today = () => bankDay(clock());
  return {
    summary: ({ user, query: { next } }) => summary(user, next),

    async list({ user, query }) {
      await form.requireChoice(user, query.contractId, 'query.contractId');
      return readList(db, user, today(), query);
    },

    async rights({ user }) {
      const mayCreate = user.rights.requests.canCreateRequest;
      const open = mayCreate ? await openContracts(db, user) : [];
      return {
        canCreateRequest: open.some(({ services }) => services.includes('LOANS_AND_DEPOSITS')),
        canUseContractForm: await form.isOfferedTo(user),
      };
    },

    contracts: ({ user }) => form.contractsOf(user),

    async exportLines({ user, language, body: { type, contractId, ...shown } }) {
      await form.requireChoice(user, contractId, 'body.contractId');
      const list = await readList(db, user, today(), { type, contractId });
      const contract = await form.nameOf(contractId);
      return exportList(type, { ...list, contract }, shown, language);
    },

    detail: ({ user, params, query }) => readDetail(db, user, today(), { ...params, ...query }),
  };
}
