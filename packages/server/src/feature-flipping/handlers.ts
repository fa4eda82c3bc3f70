import { asc, eq } from 'drizzle-orm';
import { FEATURE_FLAGS } from '@atrium/contract/feature-flipping';
import type { featureFlipping } from '@atrium/contract/feature-flipping';
import { featureFlags } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

export function featureFlippingHandlers({ db }: Platform): Handlers<typeof featureFlipping> {
  return {
    async list() {
      const rows = await db.select().from(featureFlags).orderBy(asc(featureFlags.id));
      const stored = new Set(rows.map((row) => row.id));
      return [
        ...rows,
        ...FEATURE_FLAGS.filter((id) => !stored.has(id)).map((id) => ({ id, enabled: false })),
      ];
    },
    async get({ params }) {
      const [row] = await db.select().from(featureFlags).where(eq(featureFlags.id, params.id)).limit(1);
      return row?.enabled ?? false;
    },
  };
}
