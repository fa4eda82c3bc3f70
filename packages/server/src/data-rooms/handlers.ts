import { and, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { dataRooms as dataRoomsContract } from '@atrium/contract/data-rooms';
import { bankDay } from '../bank-time.ts';
import { contracts, dataRooms } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { ownContracts } from '../contracts/index.ts';

export function dataRoomHandlers({ db, clock }: Platform): Handlers<typeof dataRoomsContract> {
  return {
    async list({ user, query: { page, size } }) {
      const today = bankDay(clock());
      const where = and(
        sql`${dataRooms.contractId} in ${ownContracts(db, user)}`,
        or(isNull(dataRooms.closesOn), gte(dataRooms.closesOn, today)),
      );
      const [counted] = await db.select({ total: count() }).from(dataRooms).where(where);
      const rows = await db
        .select({
          id: dataRooms.id,
          name: dataRooms.name,
          contractName: contracts.name,
          documents: dataRooms.documents,
          updatedAt: dataRooms.updatedAt,
          closesOn: dataRooms.closesOn,
        })
        .from(dataRooms)
        .innerJoin(contracts, eq(contracts.id, dataRooms.contractId))
        .where(where)
        .orderBy(desc(dataRooms.updatedAt), desc(dataRooms.id))
        .limit(size)
        .offset(windowOf(page, size).offset);
      const total = counted?.total ?? 0;
      return pageOf(
        rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
        total,
        size,
      );
    },
  };
}
