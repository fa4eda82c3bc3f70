import { asc, eq, sql } from 'drizzle-orm';
import type { clients as clientsContract } from '@atrium/contract/clients';
import { legalEntityColumns } from '../contracts/index.ts';
import { clients, legalEntities } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import { containsText } from '../listing/index.ts';
import type { Platform } from '../platform.ts';

/** Maximum number of clients in a search result. */
const CLIENTS_LIMIT = 100;

export function clientHandlers({ db }: Platform): Handlers<typeof clientsContract> {
  return {
    list: ({ query: { query } }) =>
      db
        .select({ id: clients.id, name: clients.name })
        .from(clients)
        .where(query === '' ? undefined : containsText(sql`fold_text(${clients.name})`, query))
        .orderBy(asc(clients.name), asc(clients.id))
        .limit(CLIENTS_LIMIT),

    async legalEntities({ params: { id } }) {
      if ((await db.$count(clients, eq(clients.id, id))) === 0) throw notFound();
      return db
        .select(legalEntityColumns)
        .from(legalEntities)
        .where(eq(legalEntities.clientId, id))
        .orderBy(asc(legalEntities.longName), asc(legalEntities.ricosCode));
    },
  };
}
