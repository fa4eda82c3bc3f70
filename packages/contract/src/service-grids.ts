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
    isTotalled: z
      .boolean()
      .describe('Whether the displayed rows of the column are totalled; all values are in one currency'),
    isDeadline: z.boolean().describe('Whether dates in the column are highlighted when they are near'),
    firstValues: z
      .array(z.string())
      .optional()
      .describe(
        'Texts that come first in the filter of the column, in order: the currencies that the user prefers',
      ),
    labels: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'For a column of codes: what its cells contain for each code, in the language of the call; addresses contain the code',
      ),
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
    asOfDate: z
      .string()
      .nullable()
      .describe('Date of the figures; displayed only if it is a date (GRID-002)'),
    headers: z.array(GridHeader).min(1).max(GRID_COLUMN_LIMIT),
    rows: z.array(GridRow).max(GRID_ROW_LIMIT),
    isTruncated: z.boolean().describe('Whether there are more rows than one response can hold'),
    noResultsLabel: z.string().describe('Text displayed if there are no rows (GRID-014)'),
    pinnedColumns: z
      .number()
      .int()
      .min(0)
      .describe('Number of first columns that stay visible when scrolling (GRID-009)'),
    faq: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .describe('Questions and answers of the second tab; empty if there is no such tab (GRID-005)'),
    reports: z
      .array(z.object({ id: z.string(), label: z.string() }))
      .describe('Reports of the same service, including this one'),
  })
  .meta({ id: 'ServiceGrid' });
export type ServiceGrid = z.output<typeof ServiceGrid>;

const gridId = z.object({
  id: z.string().min(1).max(80).describe('The last part of the path /grid/{id}'),
});
const contractId = Id.optional().describe('One of the contracts by which the caller can filter');

export const serviceGrids = endpoints({
  grid: {
    method: 'GET',
    path: '/grids/{id}',
    tag: 'service-grids',
    summary: 'Get a report of a service as a grid, for callers who hold the service (API-038, DATA-073)',
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
    summary: 'Get what the caller can do with a report (API-039)',
    params: gridId,
    query: z.object({ contractId }),
    response: z.object({
      canFilter: z.boolean().describe('Whether the caller has several contracts to choose from (GRID-006)'),
    }),
    errorKey: null,
    access: activeAccount,
  },
  exportGrid: {
    method: 'POST',
    path: '/grids/{id}/export',
    tag: 'service-grids',
    summary: 'Export rows and columns of a report as a spreadsheet, in the given order (GRID-007)',
    params: gridId,
    body: z.strictObject({
      contractId,
      columns: z.array(z.string().max(80)).min(1).max(GRID_COLUMN_LIMIT),
      rows: z
        .array(z.string().max(200))
        .max(GRID_ROW_LIMIT)
        .describe('Ids of rows; ids that no longer exist are skipped'),
    }),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-service-grid',
    access: activeAccount,
  },
});
