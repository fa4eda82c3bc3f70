import { eq } from 'drizzle-orm';
import type { widgets } from '@atrium/contract/widgets';
import { widgetPreferences } from '../database/schema/index.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';

export function widgetHandlers({ db, write }: Platform): Handlers<typeof widgets> {
  return {
    list: ({ user }) => user.widgets,

    async preferences({ user }) {
      const [row] = await db
        .select()
        .from(widgetPreferences)
        .where(eq(widgetPreferences.userId, user.id))
        .limit(1);
      return { template: row?.template ?? null, config: row?.config ?? null };
    },

    async savePreferences(call) {
      const chosen =
        'config' in call.body
          ? ({ template: 'CUSTOM', config: call.body.config } as const)
          : { template: call.body.template, config: null };
      await write(call, async (tx, audit) => {
        const [before] = await tx
          .select()
          .from(widgetPreferences)
          .where(eq(widgetPreferences.userId, call.user.id));
        await tx
          .insert(widgetPreferences)
          .values({ userId: call.user.id, ...chosen })
          .onConflictDoUpdate({ target: widgetPreferences.userId, set: chosen });
        await audit({
          eventType: before ? 'UPDATE' : 'CREATE',
          entity: 'widget-preferences',
          entityId: call.user.id,
          name: 'home',
          oldValue: before ? { template: before.template, config: before.config } : null,
          newValue: chosen,
        });
      });
    },
  };
}
