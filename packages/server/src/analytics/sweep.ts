import { lt } from 'drizzle-orm';
import { addMonths } from '@atrium/contract/calendar';
import { bankDay } from '../bank-time.ts';
import { analyticsEvents } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';

/** What the privacy notice of the portal promises. */
const KEPT_MONTHS = 13;

/** Deletes usage statistics received more than thirteen months ago. The time of a browser's clock may be wrong. */
export async function sweepAnalytics({ clock, db }: Pick<Platform, 'clock' | 'db'>): Promise<void> {
  const first = addMonths(bankDay(clock()), -KEPT_MONTHS);
  await db.delete(analyticsEvents).where(lt(analyticsEvents.receivedAt, new Date(first)));
}
