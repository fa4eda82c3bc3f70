import * as z from 'zod';
import { holdsService } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { listFilter, listQuery, listResult } from './list.ts';
import { NextReminder } from './reminders.ts';
import { page, queryBoolean, queryList } from './paging.ts';
import {
  CLOSED_STATES,
  IN_PROGRESS_STATES,
  LAST_REQUESTS_FILTERS,
  PARTICIPANT_ROLES,
  QUICK_CLOSINGS,
  REQUEST_FACETS,
  REQUEST_FILTER_TYPES,
  REQUEST_ORDERS,
  REQUEST_STATES,
  REQUEST_TYPES,
  TURN_HOLDERS,
  TURN_VERBS,
} from './request-rules.ts';
import { SERVICE_CODES } from './services.ts';
import { AttachedTag } from './tags.ts';

const stateOf = z.enum(REQUEST_STATES);

/** Whose turn it is in a request, for the caller. */
export const RequestTurn = z
  .object({
    holder: z
      .enum(TURN_HOLDERS)
      .describe('Who must act next: the caller, another user of the client or of the bank, or nobody'),
    verb: z.enum(TURN_VERBS).nullable().describe('What the holder must do; null for nobody'),
    since: Moment.nullable().describe('Since when the request has been waiting for this; null for nobody'),
    count: z
      .number()
      .int()
      .min(0)
      .describe(
        'Number of documents the caller has to sign, validate or provide again; 0 if there is nothing to count',
      ),
  })
  .meta({ id: 'RequestTurn' });

/** A row of the board and of the Last requests widget (DATA-023, REQ-015). */
export const RequestSummary = z
  .object({
    id: Id,
    reference: z.string().describe('Reference number shown to users, for example R-2026-04817'),
    title: z.string().max(300),
    state: stateOf.describe(
      'State for the caller: an open request is ACTION_REQUIRED for those whose turn it is, INPROGRESS for others',
    ),
    internalState: stateOf.describe('State in the systems of the bank'),
    turn: RequestTurn,
    type: z.enum(REQUEST_TYPES),
    serviceCode: z.enum(SERVICE_CODES),
    serviceName: z.string().describe('In the language of the call'),
    legalEntities: z.array(z.object({ id: z.string(), longName: z.string() })),
    createdBy: z.string(),
    createdAt: Moment,
    updatedAt: Moment,
    favorite: z.boolean(),
    unseen: z.boolean().describe('Whether another user changed it since the caller last opened it'),
    neverSeen: z.boolean(),
    quickClosing: z
      .enum(QUICK_CLOSINGS)
      .nullable()
      .describe(
        'Whether the caller can close it now or why not (the other side must confirm, or the caller is not a participant); null if no closure is requested (REQ-019)',
      ),
    isCreatedByMe: z.boolean(),
    lastUpdateByMe: z.boolean(),
    lastUpdaterFullName: z.string(),
    contractName: z.string().optional().describe('For bank users only (REQ-014)'),
    internalIds: z.array(z.string()).optional().describe('For bank users only (REQ-014)'),
  })
  .meta({ id: 'RequestSummary' });
export type RequestSummary = z.output<typeof RequestSummary>;

export const RequestRights = z
  .object({
    canWriteMessage: z.boolean(),
    canReOpen: z.boolean(),
    canRefuseToClose: z.boolean(),
    canCancel: z.boolean(),
    canRemind: z.boolean(),
    canClose: z.boolean(),
    canToClose: z.boolean(),
    canDelete: z.boolean(),
    canUploadDocument: z.boolean(),
    canAddParticipants: z.boolean(),
    canManageTags: z.boolean(),
  })
  .meta({ id: 'RequestRights' });

export const RequestParticipant = z
  .object({
    user: z.object({ id: Id, firstName: z.string(), lastName: z.string() }),
    isMe: z.boolean(),
    isActive: z.boolean(),
    role: z.enum(PARTICIPANT_ROLES),
  })
  .meta({ id: 'RequestParticipant' });

/** Number of items in each part of a request, shown on its tabs. */
export const RequestCounts = z
  .object({
    documents: z.number().int().min(0),
    messages: z.number().int().min(0),
    signed: z.number().int().min(0).describe('Number of signatories who have signed'),
    signatories: z
      .number()
      .int()
      .min(0)
      .describe('Number of signatories of envelopes that have neither failed nor been cancelled'),
  })
  .meta({ id: 'RequestCounts' });

/** A request with its details (DATA-027). */
export const Request = RequestSummary.omit({ internalIds: true })
  .extend({
    contractName: z.string(),
    description: z.string(),
    contractId: Id,
    action: z.string().nullable(),
    topics: z.array(z.object({ id: z.string(), content: z.array(z.string()) })),
    serviceAction: z
      .object({
        service: z.enum(SERVICE_CODES),
        action: z.string(),
        label: z.string().describe('Name of the action in the language of the call'),
      })
      .nullable()
      .describe('For requests of type SERVICE_ACTION'),
    hasElectronicSignature: z.boolean(),
    documentValidationEnabled: z.boolean(),
    participants: z.array(RequestParticipant),
    externalApplications: z.array(z.object({ applicationName: z.string(), externalId: z.string() })),
    additionalDetails: z.array(z.object({ label: z.string(), value: z.string() })),
    tags: z.array(AttachedTag),
    lastSeenAt: Moment.nullable().describe('When the caller last opened it; null for never'),
    counts: RequestCounts,
    rights: RequestRights,
    nextReminderAt: NextReminder,
  })
  .meta({ id: 'Request' });
export type Request = z.output<typeof Request>;

/** An entry of GET /requests: the summary, plus all details unless the caller prefers a minimal return (API-047). */
export const RequestRecord = RequestSummary.extend(
  Request.omit({
    id: true,
    reference: true,
    title: true,
    state: true,
    internalState: true,
    turn: true,
    type: true,
    serviceCode: true,
    serviceName: true,
    legalEntities: true,
    createdBy: true,
    createdAt: true,
    updatedAt: true,
    favorite: true,
    unseen: true,
    neverSeen: true,
    quickClosing: true,
    isCreatedByMe: true,
    lastUpdateByMe: true,
    lastUpdaterFullName: true,
  }).partial().shape,
).meta({ id: 'RequestRecord' });
export type RequestRecord = z.output<typeof RequestRecord>;

/** Counts of the board's tabs and of the Requests counter widget (REQ-006 to REQ-008, WID-053). */
export const RequestCounters = z
  .object({
    yourTurn: z
      .number()
      .int()
      .describe('Requests that wait for the caller: ACTION_REQUIRED, and closures the caller has to confirm'),
    actionRequired: z.number().int().describe('Open requests that wait for the caller'),
    inProgress: z.number().int().describe('Open requests that wait for somebody else'),
    open: z.number().int().describe('ACTION_REQUIRED and INPROGRESS: the count of the first tab (REQ-006)'),
    toClose: z.number().int(),
    closed: z.number().int().describe('CLOSED, CANCELED and PROCESSED'),
    favorite: z.number().int(),
    unseen: z.number().int().describe('Open requests only'),
    neverSeen: z.number().int(),
  })
  .meta({ id: 'RequestCounters' });
export type RequestCounters = z.output<typeof RequestCounters>;

/** Filters of the list of requests: those of the board's tabs, columns and toolbar (REQ-001 to REQ-023), and of the search. */
const requestFilters = {
  tab: z.enum(REQUEST_FILTER_TYPES).optional().describe('Tab of the board; all requests if absent'),
  search: listFilter
    .text()
    .describe('Words; each must occur in the title, reference, service, legal entities or people'),
  state: listFilter.set(stateOf),
  service: listFilter.set(z.enum(SERVICE_CODES)),
  legalEntities: listFilter.set(z.string().min(1).max(20)).describe('RICOS codes'),
  title: listFilter.text(),
  createdBy: listFilter.text(),
  createdAt: listFilter.moments(),
  updatedAt: listFilter.moments(),
  contract: listFilter.text().describe('For bank users only (REQ-014)'),
  internalIds: listFilter.text().describe('For bank users only (REQ-014)'),
  unread: listFilter.flag(),
  favorite: listFilter.flag(),
  mine: listFilter.flag(),
  neverSeen: listFilter.flag(),
  quickClosing: listFilter
    .set(z.enum(QUICK_CLOSINGS))
    .describe('Requests with a requested closure, by whether the caller can close them now'),
  countries: listFilter
    .set(z.string().regex(/^[A-Z]{2,3}$/))
    .describe('ISO 3166-1 codes of countries in their tags (TAG-018)'),
  currencies: listFilter.set(z.string().regex(/^[A-Z]{3}$/)).describe('Currencies in their tags'),
  changedSinceLastVisit: listFilter.flag().describe('Requests changed by others since the previous visit'),
};

/** Query of the list of requests. */
export const RequestListQuery = listQuery({
  filters: requestFilters,
  orders: REQUEST_ORDERS,
  facets: REQUEST_FACETS,
}).meta({ id: 'RequestListQuery' });
export type RequestListQuery = z.output<typeof RequestListQuery>;
export type RequestListFilters = RequestListQuery['filters'];

/** The filters and order of a list of requests, without its window. */
export const RequestListView = RequestListQuery.pick({ filters: true, order: true });

const RequestList = listResult(RequestSummary, REQUEST_FACETS).meta({ id: 'RequestList' });
export type RequestList = z.output<typeof RequestList>;

const board = holdsService('REQUESTS_BOARD');

export const requests = endpoints({
  list: {
    method: 'GET',
    path: '/requests',
    tag: 'requests',
    summary: 'List the requests visible to the caller, in the order of the board (API-047)',
    query: z.object({
      requestStates: queryList(stateOf).describe(
        `For example ${IN_PROGRESS_STATES.join(', ')} or ${CLOSED_STATES.join(', ')}; all states if absent`,
      ),
      services: queryList(z.enum(SERVICE_CODES)),
      entities: queryList(z.string().min(1).max(20)).describe('RICOS codes'),
      countries: queryList(z.string().regex(/^[A-Z]{2,3}$/)).describe(
        'ISO 3166-1 codes, two or three letters, of countries in their tags (TAG-018)',
      ),
      currencies: queryList(z.string().regex(/^[A-Z]{3}$/)).describe('Currencies in their tags'),
      favoritesOnly: queryBoolean(),
      changedSinceLastVisit: queryBoolean().describe(
        'Requests changed by others since the previous visit, as counted by `GET /home/changes`',
      ),
      status: z
        .enum(LAST_REQUESTS_FILTERS)
        .optional()
        .describe('Filter of the Last requests widget (DATA-014)'),
      limit: z.coerce.number<number>().int().min(1).max(10_000).default(100),
      page: z.coerce
        .number<number>()
        .int()
        .min(1)
        .max(1_000_000)
        .default(1)
        .describe('Page number; a page has `limit` requests'),
    }),
    requestHeaders: ['prefer'],
    response: page(RequestRecord),
    cost: 'high',
    errorKey: 'get-requests',
    access: board,
  },
  search: {
    method: 'POST',
    path: '/requests/search',
    tag: 'requests',
    summary: 'Search the requests visible to the caller; returns a window of the filtered and sorted list',
    body: RequestListQuery,
    response: RequestList,
    errorKey: 'get-requests',
    access: board,
  },
  counters: {
    method: 'GET',
    path: '/requests/counters',
    tag: 'requests',
    summary: 'Get the number of requests visible to the caller, by tab of the board',
    response: RequestCounters,
    errorKey: 'get-requests',
    access: board,
  },
  rights: {
    method: 'GET',
    path: '/requests/rights',
    tag: 'requests',
    summary: 'Get whether the caller can create requests (API-068)',
    response: z.object({ canCreateRequest: z.boolean() }).meta({ id: 'RequestsRights' }),
    errorKey: 'get-requests',
    access: 'signed-in',
  },
  get: {
    method: 'GET',
    path: '/requests/{id}',
    tag: 'requests',
    summary: 'Get a request with its details and the caller’s rights (API-049)',
    params: idParams,
    response: Request,
    errorKey: 'get-request',
    access: board,
  },
  markSeen: {
    method: 'PUT',
    path: '/requests/seen/{id}',
    tag: 'requests',
    summary: 'Mark a request as seen by the caller (RDET-077)',
    params: idParams,
    response: 'empty',
    errorKey: null,
    access: board,
  },
  addFavorite: {
    method: 'POST',
    path: '/requests/favorites/{id}',
    tag: 'requests',
    summary: 'Add a request to the caller’s favourites (API-054)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-request-favorite',
    access: board,
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/requests/favorites/{id}',
    tag: 'requests',
    summary: 'Remove a request from the caller’s favourites (API-055)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-request-favorite',
    access: board,
  },
});
