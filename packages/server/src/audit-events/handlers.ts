import { sql } from 'drizzle-orm';
import { isAdmin } from '@atrium/contract/access';
import { auditEvents as api } from '@atrium/contract/audit-events';
import type { User } from '@atrium/contract/users';
import { reloadUser } from '../auth/index.ts';
import { changesUsersOf, readsAuditOf, requireContract } from '../contracts/index.ts';
import { auditEvents } from '../database/schema/index.ts';
import { forbidden } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { exportAudit } from './export.ts';
import { eventsPage, ofContracts } from './rows.ts';

export function auditEventHandlers(platform: Platform): Handlers<typeof api> {
  const { db } = platform;

  /** Throws 403 when the user can see the contract but has no right to its audit trail (CTR-053). */
  async function requireAudit(user: User, contractId: string): Promise<void> {
    await requireContract(db, user, contractId);
    if (!(await readsAuditOf(db, user, contractId))) throw forbidden();
  }

  return {
    all: (call) => eventsPage(db, call, ofContracts(), call.query),

    async ofContract(call) {
      const { user, query } = call;
      const { id } = call.params;
      await requireAudit(user, id);
      const [first] = await db
        .select({ at: sql<Date | null>`min(${auditEvents.createdAt})`.mapWith(auditEvents.createdAt) })
        .from(auditEvents)
        .where(ofContracts(id));
      return {
        ...(await eventsPage(
          db,
          call,
          ofContracts(id),
          query,
          (await changesUsersOf(db, user, id))
            ? { contractId: id, userId: user.id, now: platform.clock() }
            : null,
        )),
        since: first?.at?.toISOString() ?? null,
      };
    },

    export: (call) =>
      exportAudit(platform, call, call.query, async () => {
        const { contractId } = call.query;
        const user = await reloadUser(db, call, api.export.access);
        if (contractId !== undefined) await requireAudit(user, contractId);
        else if (!isAdmin.allows(user)) throw forbidden();
      }),
  };
}
