import type { ContractUser } from '@atrium/contract/contract-users';
import { isSameRights } from '@atrium/contract/service-rights-rules';
import type { UserDraft } from '@atrium/ui';
import type { UserChange } from '../../api/contract-users.ts';

/**
 * Returns only the fields that a draft changes. Without a status, no status is sent (CUSR-027). A home page that was the
 * user's own choice when it was read is replaced, as the interface has asked (CUSR-024); one chosen since is not.
 */
export function changeOf(user: ContractUser, draft: UserDraft): UserChange {
  const { contractStatus, clientRole, homepage, rights } = draft;
  const { template, updatedByUser } = user.homepagePreference;
  return {
    user,
    update: {
      ...(contractStatus !== null && contractStatus !== user.contractStatus && { contractStatus }),
      ...(clientRole !== null && clientRole !== user.clientRole && { clientRole }),
      ...(homepage !== 'CUSTOM' &&
        homepage !== template && {
          homepageTemplate: homepage,
          ...(updatedByUser && { replacesOwnHomepage: true }),
        }),
      ...(!isSameRights(rights, user.serviceRights) && { rights: [...rights] }),
    },
  };
}

/** Whether a user already matches a draft: it was saved and its response lost, or a colleague chose the same. */
export const isAsDrafted = (user: ContractUser, draft: UserDraft): boolean =>
  Object.keys(changeOf(user, draft).update).length === 0;
