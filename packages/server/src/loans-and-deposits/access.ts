import { and } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import type { SQL } from 'drizzle-orm';
import { coveredBy, isShared } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { financingPositions as positions } from '../database/schema/index.ts';
import { runsOn } from '../financing/index.ts';
import type { Position } from '../financing/index.ts';

/** Condition on positions: visible to the user and running on this day. */
export const runningPositions = (db: Reads, user: User, today: string): SQL =>
  and(
    coveredBy(db, user, 'LOANS_AND_DEPOSITS', positions),
    isShared(db, user, positions.contractId),
    runsOn(today),
  )!;

/** Whether a position has a detail page (LD-007). */
export const hasDetail = ({
  aggregationKey,
  reference,
}: Pick<Position, 'aggregationKey' | 'reference'>): boolean => aggregationKey !== null && reference !== '';
