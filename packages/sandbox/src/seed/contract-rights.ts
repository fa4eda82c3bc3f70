import { SERVICES } from '@atrium/contract/services';
import { rightsOfService } from '@atrium/contract/service-rights-rules';
import type { schema } from '@atrium/server';
import { activatedServices } from './organisation.ts';
import type { Organisation } from './organisation.ts';
import type { People } from './people.ts';
import { personaOf } from './personas.ts';

type RightRow = typeof schema.contractUserRights.$inferInsert;

/**
 * Generates the rights of contract users to the services they hold: all rights, over all legal entities; except for
 * KYC, where the newcomer sees part of the records, and Claire Vasseur has read-only access to those of Halden France.
 */
export function generateContractRights({ contracts }: Organisation, people: People): RightRow[] {
  const held = new Set(
    people.userServices
      .filter(({ category }) => category === 'ACTIVATED')
      .map(({ userId, serviceCode }) => `${userId} ${serviceCode}`),
  );
  const { userId: newcomer } = personaOf('newcomer');
  const { userId: client } = personaOf('client');
  return contracts.flatMap((contract) =>
    people.teams.get(contract.row.id)!.clients.flatMap(({ id: userId }) =>
      [...new Set(activatedServices(contract))]
        .filter((code) => SERVICES[code].carriesRights && held.has(`${userId} ${code}`))
        .map((serviceCode): RightRow => {
          const isReader = userId === client && contract.row.number === '00433';
          const kycRight = userId === newcomer ? 'Restricted' : isReader ? 'Read' : 'All';
          const right = serviceCode === 'KYC' ? kycRight : rightsOfService(serviceCode).names.at(-1)!;
          return { contractId: contract.row.id, userId, serviceCode, right };
        }),
    ),
  );
}
