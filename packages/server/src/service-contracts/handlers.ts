import { asc, sql } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import type { serviceContracts as serviceContractsContract } from '@atrium/contract/service-contracts';
import { contractsWith } from '../contracts/index.ts';
import { contracts } from '../database/schema/index.ts';
import { requireAccess } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

export function serviceContractHandlers({ db }: Platform): Handlers<typeof serviceContractsContract> {
  return {
    async list({ user, params: { id } }) {
      requireAccess(holdsService(id), user);
      return db
        .select({ id: contracts.id, name: contracts.name })
        .from(contracts)
        .where(sql`${contracts.id} in ${contractsWith(db, user, id)}`)
        .orderBy(asc(contracts.name), asc(contracts.id));
    },
  };
}
