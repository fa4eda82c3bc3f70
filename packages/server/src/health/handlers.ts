import { count, sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { health as healthContract } from '@atrium/contract/health';
import { SERVICE_CODES, SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import { deadLetters, serviceAvailability } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import { checkComponent } from '../operations/index.ts';
import type { ComponentStatus } from '../operations/index.ts';
import type { Platform } from '../platform.ts';
import { TOPICS } from '../dead-letters/index.ts';

/** A service with this many dead letters or more is unhealthy. */
const EVENT_LIMIT = 50;

/** Services that store files and cannot work without the file store. */
const KEEP_FILES = new Set<ServiceCode>([
  'REQUESTS_BOARD',
  'DOCUMENTS',
  'HIGHLIGHTS',
  'CONTRACTS',
  'KYC',
  'POWER_OF_ATTORNEY',
  'AUDIT_REPORT_REQUEST',
]);

type Status = ComponentStatus | 'Unknown';

export function healthHandlers({ blobs, clock, config, db, log }: Platform): Handlers<typeof healthContract> {
  const statusOf = (component: string, check: () => Promise<unknown>) =>
    checkComponent(log, component, check);

  /** Returns the number of dead letters by service. */
  async function waitingEvents(): Promise<Partial<Record<ServiceCode, number>>> {
    const rows = await db
      .select({ topic: deadLetters.topic, waiting: count() })
      .from(deadLetters)
      .groupBy(deadLetters.topic);
    const result: Partial<Record<ServiceCode, number>> = {};
    for (const { topic, waiting } of rows) {
      const service = TOPICS[topic]?.service;
      if (service) result[service] = (result[service] ?? 0) + waiting;
    }
    return result;
  }

  return {
    async get() {
      const lastCheckedAt = clock().toISOString();
      // In development the portal is served by its own development server, so its status is unknown.
      const hasPortal = existsSync(config.portalFolder);
      const [database, files, portal, waiting, switches] = await Promise.all([
        statusOf('database', () => db.execute(sql`select 1`)),
        statusOf('files', () => blobs.check()),
        hasPortal
          ? statusOf('portal', () => access(path.join(config.portalFolder, 'index.html')))
          : ('Unknown' as const),
        waitingEvents(),
        db.select().from(serviceAvailability),
      ]);
      const off = new Set(switches.filter((row) => !row.isAvailable).map((row) => row.serviceId));
      const withEvents = new Set(Object.values(TOPICS).map(({ service }) => service));
      const componentsOf = (code: ServiceCode): Record<string, Status> => {
        // A service on another site is not checked.
        if (!SERVICES[code].url.startsWith('/')) return { site: 'Unknown' };
        return {
          portal,
          database,
          ...(KEEP_FILES.has(code) && { files }),
          ...(withEvents.has(code) && {
            events: (waiting[code] ?? 0) < EVENT_LIMIT ? ('Healthy' as const) : ('Unhealthy' as const),
          }),
        };
      };
      return Object.fromEntries(
        SERVICE_CODES.map((code) => [
          code,
          { componentsStatus: componentsOf(code), lastCheckedAt, switchStatus: !off.has(code) },
        ]),
      );
    },
  };
}
