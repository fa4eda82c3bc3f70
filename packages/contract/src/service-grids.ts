import * as z from 'zod';
import { activeAccount } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { GRID_COLUMN_LIMIT, GRID_COLUMN_TYPES, GRID_ROW_LIMIT } from './service-grid-rules.ts';
import { SERVICE_CODES } from './services.ts';

/** A column of a service grid (GRID-013). */
export const GridHeader = z
  .object({
    id: z.string(),
    label: z.string(),
    type: z.enum(GRID_COLUMN_TYPES),
    isTotalled: z.boolean().describe('The shown rows of this column are summed up; all are in one currency'),
    isDeadline: z.boolean().describe('Its dates stand out while they are near'),
  })
  .meta({ id: 'GridHeader' });
export type GridHeader = z.output<typeof GridHeader>;

/** A row: its cells by column id; null for an empty cell. */
export const GridRow = z
  .object({
    id: z.string(),
    cells: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  })
  .meta({ id: 'GridRow' });
export type GridRow = z.output<typeof GridRow>;

/** DATA-073: a report of a service, in the language of the call. */
export const ServiceGrid = z
  .object({
    serviceLabel: z.string(),
    serviceCode: z.enum(SERVICE_CODES),
    serviceId: z.enum(SERVICE_CODES),
    asOfDate: z.string().nullable().describe('The day of the figures; shown where it is one (GRID-002)'),
    headers: z.array(GridHeader).min(1).max(GRID_COLUMN_LIMIT),
    rows: z.array(GridRow).max(GRID_ROW_LIMIT),
    isTruncated: z.boolean().describe('There are more rows than one answer takes'),
    noResultsLabel: z.string().describe('Stands in place of the rows when there are none (GRID-014)'),
    pinnedColumns: z.number().int().min(0).describe('How many of the first columns stay in sight (GRID-009)'),
    faq: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .describe('Questions and answers of the second tab; none where there is no such tab (GRID-005)'),
    reports: z
      .array(z.object({ id: z.string(), label: z.string() }))
      .describe('The reports of the same service, this one included'),
  })
  .meta({ id: 'ServiceGrid' });
export type ServiceGrid = z.output<typeof ServiceGrid>;

const gridId = z.object({
  id: z.string().min(1).max(80).describe('The last part of the address /grid/{id}'),
});
const contractId = Id.optional().describe('One contract of those that the caller may filter by');

export const serviceGrids = endpoints({
  grid: {
    method: 'GET',
    path: '/grids/{id}',
    tag: 'service-grids',
    summary: 'A report of a service as a grid, for holders of the service (API-038, DATA-073)',
    params: gridId,
    query: z.object({ contractId }),
    response: ServiceGrid,
    errorKey: 'get-service-grid',
    access: activeAccount,
  },
  rights: {
    method: 'GET',
    path: '/grids/{id}/rights',
    tag: 'service-grids',
    summary: 'What the caller may do with a report (API-039)',
    params: gridId,
    query: z.object({ contractId }),
    response: z.object({
      canFilter: z.boolean().describe('The caller has several contracts to choose from (GRID-006)'),
    }),
    errorKey: null,
    access: activeAccount,
  },
  exportGrid: {
    method: 'POST',
    path: '/grids/{id}/export',
    tag: 'service-grids',
    summary: 'Rows and columns of a report as a spreadsheet, in the order in which they are named (GRID-007)',
    params: gridId,
    body: z.strictObject({
      contractId,
      columns: z.array(z.string().max(80)).min(1).max(GRID_COLUMN_LIMIT),
      rows: z
        .array(z.string().max(200))
        .max(GRID_ROW_LIMIT)
        .describe('Ids of rows; one that is gone is left out'),
    }),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-service-grid',
    access: activeAccount,
  },
});
