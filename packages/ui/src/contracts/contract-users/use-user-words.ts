import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import type { AssignedRight } from '@atrium/contract/service-rights-rules';
import { useMemo } from 'react';
import { useFormats, useStrings } from '../../foundations/index.js';
import type { NamedList, UserRules } from './types.js';
import { linkedRights, rightTo } from './user-draft.js';

/** Number of lists that a data-consult cell names; further ones are counted (CUSR-013). */
const SHOWN_LISTS = 2;

export type UserWords = ReturnType<typeof useUserWords>;

/** Returns the texts about users and their rights, in the user's language. */
export function useUserWords(
  services: readonly ServiceRights[],
  lists: readonly NamedList[],
  consultOf: UserRules['consultOf'],
) {
  const t = useStrings();
  const { integer } = useFormats();
  return useMemo(() => {
    const names = new Map(lists.map(({ id, name }) => [id, name]));
    const list = (id: string | null): string =>
      id === null ? t('contractUsers.allEntities') : (names.get(id) ?? id);
    /** Name of a list as part of a sentence. */
    const over = (id: string | null): string => (id === null ? t('contractUsers.overAllEntities') : list(id));
    const short = (all: readonly string[]): string =>
      [
        all.slice(0, SHOWN_LISTS).join(', '),
        ...(all.length > SHOWN_LISTS
          ? [t('contractUsers.more', { figure: integer(all.length - SHOWN_LISTS) })]
          : []),
      ].join(' ');
    const rightOf = ({ serviceRights }: ServiceRights, right: AssignedRight | undefined): string => {
      const known = serviceRights.find(({ id }) => id === right?.serviceRightId);
      if (!right || !known) return t('contractUsers.none');
      return known.linkedToLegalEntities
        ? t('contractUsers.rightOver', { right: known.displayedName, list: over(right.legalEntitiesListId) })
        : known.displayedName;
    };
    return {
      status: (status: ContractUser['contractStatus']): string =>
        status === null ? '' : t(`contractUsers.status.${status}`),
      role: (role: ContractUser['clientRole']): string =>
        role === null ? '' : t(`contractUsers.role.${role}`),
      homepage: (template: ContractUser['homepagePreference']['template']): string =>
        t(`contractUsers.homepage.${template}`),
      list,
      right: rightOf,
      /** Which legal entities' data a user sees, in one line (CUSR-010 to CUSR-013). */
      consult(rights: readonly AssignedRight[]): string {
        const linked = linkedRights(rights, services);
        if (linked.length === 0) return t('contractUsers.noConsult');
        const consult = consultOf(rights);
        if (consult === 'SAME_EMPTY') return list(null);
        const found = [...new Set(linked.map(({ legalEntitiesListId }) => over(legalEntitiesListId)))];
        return consult === 'SAME_EQUAL' ? short(found) : t('contractUsers.customOf', { lists: short(found) });
      },
      /** Each right with its service, in service order. */
      rights: (rights: readonly AssignedRight[]): string[] =>
        services.flatMap((service) => {
          const right = rightTo(rights, service);
          return right
            ? [
                t('contractUsers.rightLine', {
                  service: service.serviceLabel,
                  right: rightOf(service, right),
                }),
              ]
            : [];
        }),
      /** Number of services with a right, such as “3 of 9 services”. */
      held: (rights: readonly AssignedRight[]): string =>
        t('contractUsers.rightsOf', {
          count: services.length,
          held: integer(services.filter((service) => rightTo(rights, service)).length),
          figure: integer(services.length),
        }),
    };
  }, [t, integer, services, lists, consultOf]);
}
