import type { ContractUser } from '@atrium/contract/contract-users';
import type { UserDraft } from '@atrium/ui';
import type { UserChange } from '../../api/contract-users.ts';

const keyOf = ({ serviceRightId, legalEntitiesListId }: UserDraft['rights'][number]) =>
  `${serviceRightId} ${legalEntitiesListId ?? ''}`;
const textOf = (rights: UserDraft['rights']) => rights.map(keyOf).toSorted().join();

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
    },
    rights: textOf(rights) === textOf(user.serviceRights) ? null : rights,
  };
}
