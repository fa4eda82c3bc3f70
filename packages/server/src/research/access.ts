import { lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { bankDay } from '../bank-time.ts';
import { researchNotes } from '../database/schema/index.ts';

/** Condition on `research_notes`: the note is published. */
export const isPublished = (now: Date): SQL => lte(researchNotes.publishedOn, bankDay(now));
