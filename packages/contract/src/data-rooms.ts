import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { page, paging } from './paging.ts';

/** A room in which the parties of a transaction share documents; the room itself is outside the portal. */
export const DataRoom = z
  .object({
    id: Id,
    name: z.string(),
    contractName: z.string(),
    documents: z.number().int().min(0),
    updatedAt: Moment,
    closesOn: Day.nullable(),
  })
  .meta({ id: 'DataRoom' });
export type DataRoom = z.output<typeof DataRoom>;

export const dataRooms = endpoints({
  list: {
    method: 'GET',
    path: '/data-rooms',
    tag: 'data-rooms',
    summary: 'List the open data rooms of the caller’s contracts, last updated first',
    query: z.object(paging(5)),
    response: page(DataRoom),
    errorKey: 'get-data-rooms',
    access: holdsService('DATA_ROOM'),
  },
});
