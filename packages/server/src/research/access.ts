import { lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { bankDay } from '../bank-time.ts';
import { researchNotes } from '../database/schema/index.ts';

/** Whether a note has come out, as a condition on `researchNotes`. */
export const isPublished = (now: Date): SQL => lte(researchNotes.publishedOn, bankDay(now));
