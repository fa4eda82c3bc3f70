import type { ContractUser } from '@atrium/contract/contract-users';
import { isSameRights } from '@atrium/contract/service-rights-rules';
import type { UserDraft } from '@atrium/ui';
import type { UserChange } from '../../api/contract-users.ts';

/** What a draft changes of a person: only that is sent. Without a status there is none to send (CUSR-027). */
export function changeOf(user: ContractUser, draft: UserDraft): UserChange {
  const { contractStatus, clientRole, homepage, rights } = draft;
  return {
    user,
    update: {
      ...(contractStatus !== null && contractStatus !== user.contractStatus && { contractStatus }),
      ...(clientRole !== null && clientRole !== user.clientRole && { clientRole }),
      ...(homepage !== 'CUSTOM' &&
        homepage !== user.homepagePreference.template && { homepageTemplate: homepage }),
      ...(!isSameRights(rights, user.serviceRights) && { rights: [...rights] }),
    },
  };
}

/** Whether somebody is already as a draft has them: it was saved and its answer was lost, or a colleague chose the same. */
export const isAsDrafted = (user: ContractUser, draft: UserDraft): boolean =>
  Object.keys(changeOf(user, draft).update).length === 0;
