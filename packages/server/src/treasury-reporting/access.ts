import { and, sql } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import type { SQL } from 'drizzle-orm';
import { isShared, sharedEntities } from '../contracts/index.ts';
import type { Database } from '../database/index.ts';
import { financingPositions as positions } from '../database/schema/index.ts';
import { runsOn } from '../financing/index.ts';

/**
 * Condition on positions that the user's contracts report, or one of them: positions of their legal entities, made
 * under any contract, if both contracts share their figures (decision 65).
 */
export const reportedPositions = (db: Database, user: User, today: string, contractId?: string): SQL =>
  and(
    sql`${positions.ricosCode} in ${sharedEntities(db, user, 'TREASURY_REPORTING', contractId)}`,
    isShared(db, user, positions.contractId),
    runsOn(today),
  )!;
