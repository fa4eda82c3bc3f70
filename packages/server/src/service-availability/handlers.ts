import { eq } from 'drizzle-orm';
import { byCatalogueOrder, SERVICE_CODES } from '@atrium/contract/services';
import type { serviceAvailability as availabilityContract } from '@atrium/contract/service-availability';
import { serviceAvailability } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

export function serviceAvailabilityHandlers({
  db,
  clock,
  write,
}: Platform): Handlers<typeof availabilityContract> {
  return {
    async list() {
      const rows = await db.select().from(serviceAvailability);
      const off = new Set(rows.filter((row) => !row.isAvailable).map((row) => row.serviceId));
      return [...SERVICE_CODES]
        .sort(byCatalogueOrder)
        .map((serviceId) => ({ serviceId, isAvailable: !off.has(serviceId) }));
    },
    async update(call) {
      const { serviceId, isAvailable } = call.body;
      await write(call, async (tx, audit) => {
        const [before] = await tx
          .select()
          .from(serviceAvailability)
          .where(eq(serviceAvailability.serviceId, serviceId))
          .for('update');
        const wasAvailable = before?.isAvailable ?? true;
        if (wasAvailable === isAvailable) return;
        const row = { isAvailable, updatedAt: clock() };
        await tx
          .insert(serviceAvailability)
          .values({ serviceId, ...row })
          .onConflictDoUpdate({ target: serviceAvailability.serviceId, set: row });
        await audit({
          eventType: 'UPDATE',
          entity: 'service-availability',
          entityId: serviceId,
          name: 'isAvailable',
          oldValue: wasAvailable,
          newValue: isAvailable,
        });
      });
    },
  };
}
