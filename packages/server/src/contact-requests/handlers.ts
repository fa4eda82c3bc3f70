import { asc, eq } from 'drizzle-orm';
import type { contactRequests as contactRequestsContract } from '@atrium/contract/contact-requests';
import { SERVICE_CODES } from '@atrium/contract/services';
import { contactRequests } from '../database/schema/index.ts';
import { Failure } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

export function contactRequestHandlers({
  db,
  clock,
  newId,
  write,
}: Platform): Handlers<typeof contactRequestsContract> {
  return {
    async list({ user }) {
      const rows = await db
        .select()
        .from(contactRequests)
        .where(eq(contactRequests.userId, user.id))
        .orderBy(asc(contactRequests.createdAt));
      return rows.map(({ serviceCode, createdAt }) => ({
        service: SERVICE_CODES.find((code) => code === serviceCode) ?? null,
        askedAt: createdAt.toISOString(),
      }));
    },

    async send(call) {
      const { service } = call.body;
      const isOffered = call.user.services.some(({ name, isMarketing }) => name === service && isMarketing);
      if (service !== null && !isOffered) throw new Failure('FORBIDDEN');
      await write(call, async (tx, audit) => {
        const id = newId();
        const added = await tx
          .insert(contactRequests)
          .values({ id, userId: call.user.id, serviceCode: service, createdAt: clock() })
          .onConflictDoNothing()
          .returning({ id: contactRequests.id });
        if (added.length === 0) return;
        await audit({
          eventType: 'CREATE',
          entity: 'contact-requests',
          entityId: id,
          name: service ?? 'general',
          newValue: { service },
        });
      });
    },
  };
}
