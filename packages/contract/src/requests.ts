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
      .describe(
        'Who must act next: the caller, somebody else of the side of the client or of the bank, or nobody',
      ),
    verb: z.enum(TURN_VERBS).nullable().describe('What that person must do; null for nobody'),
    since: Moment.nullable().describe('Since when it waits for that; null for nobody'),
    count: z
      .number()
      .int()
      .min(0)
      .describe('Documents that the caller has to sign, validate or bring again; 0 where none are counted'),
  })
  .meta({ id: 'RequestTurn' });

/** A row of the board and of the Last requests widget (DATA-023, REQ-015). */
export const RequestSummary = z
  .object({
    id: Id,
    reference: z.string().describe('Number people quote, as in R-2026-04817'),
    title: z.string().max(300),
    state: stateOf.describe(
      'As the caller sees it: an open request is ACTION_REQUIRED for those whose turn it is, INPROGRESS for the others',
    ),
    internalState: stateOf.describe('State as the systems of the bank hold it'),
    turn: RequestTurn,
    type: z.enum(REQUEST_TYPES),
    serviceCode: z.enum(SERVICE_CODES),
    serviceName: z.string().describe('In the language of the call'),
    legalEntities: z.array(z.object({ id: z.string(), longName: z.string() })),
    createdBy: z.string(),
    createdAt: Moment,
    updatedAt: Moment,
    favorite: z.boolean(),
    unseen: z.boolean().describe('Changed by someone else since the person last opened it'),
    neverSeen: z.boolean(),
    quickClosing: z
      .enum(QUICK_CLOSINGS)
      .nullable()
      .describe(
        'Whether the caller can close it now, or why not: the other side has to confirm, or the caller takes no part in it; null where no closure is asked for (REQ-019)',
      ),
    isCreatedByMe: z.boolean(),
    lastUpdateByMe: z.boolean(),
    lastUpdaterFullName: z.string(),
    contractName: z.string().optional().describe('Internal users only (REQ-014)'),
    internalIds: z.array(z.string()).optional().describe('Internal users only (REQ-014)'),
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
    signed: z.number().int().min(0).describe('Signatories who have signed'),
    signatories: z.number().int().min(0).describe('Of envelopes that neither failed nor were given up'),
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
        label: z.string().describe('The action in the language of the call'),
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
      .describe(
        'Those that wait for the caller: ACTION_REQUIRED, and closures that the caller is to confirm',
      ),
    actionRequired: z.number().int().describe('Open ones that wait for the caller'),
    inProgress: z.number().int().describe('Open ones that wait for somebody else'),
    open: z.number().int().describe('ACTION_REQUIRED and INPROGRESS: the counter of the first tab (REQ-006)'),
    toClose: z.number().int(),
    closed: z.number().int().describe('CLOSED, CANCELED and PROCESSED'),
    favorite: z.number().int(),
    unseen: z.number().int().describe('Of the open ones'),
    neverSeen: z.number().int(),
  })
  .meta({ id: 'RequestCounters' });
export type RequestCounters = z.output<typeof RequestCounters>;

/** Filters of the list of requests: those of the board's tabs, columns and toolbar (REQ-001 to REQ-023), and of the search. */
const requestFilters = {
  tab: z.enum(REQUEST_FILTER_TYPES).optional().describe('Tab of the board; any request when absent'),
  search: listFilter
    .text()
    .describe('Words that each stand in title, reference, service, legal entities or people'),
  state: listFilter.set(stateOf),
  service: listFilter.set(z.enum(SERVICE_CODES)),
  legalEntities: listFilter.set(z.string().min(1).max(20)).describe('Ricos codes'),
  title: listFilter.text(),
  createdBy: listFilter.text(),
  createdAt: listFilter.moments(),
  updatedAt: listFilter.moments(),
  contract: listFilter.text().describe('Internal users only (REQ-014)'),
  internalIds: listFilter.text().describe('Internal users only (REQ-014)'),
  unread: listFilter.flag(),
  favorite: listFilter.flag(),
  mine: listFilter.flag(),
  neverSeen: listFilter.flag(),
  quickClosing: listFilter
    .set(z.enum(QUICK_CLOSINGS))
    .describe('Those whose closure is asked for, by whether the caller can close them now'),
  countries: listFilter
    .set(z.string().regex(/^[A-Z]{2,3}$/))
    .describe('ISO 3166-1 codes of countries they are tagged with (TAG-018)'),
  currencies: listFilter.set(z.string().regex(/^[A-Z]{3}$/)).describe('Currencies they are tagged with'),
  changedSinceLastVisit: listFilter
    .flag()
    .describe('Those that somebody else changed since the visit before this one'),
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
    summary: 'Requests the caller may see, in the order of the board (API-047)',
    query: z.object({
      requestStates: queryList(stateOf).describe(
        `As in ${IN_PROGRESS_STATES.join(', ')} or ${CLOSED_STATES.join(', ')}; all when absent`,
      ),
      services: queryList(z.enum(SERVICE_CODES)),
      entities: queryList(z.string().min(1).max(20)).describe('Ricos codes'),
      countries: queryList(z.string().regex(/^[A-Z]{2,3}$/)).describe(
        'ISO 3166-1 codes, of two or three letters, of countries they are tagged with (TAG-018)',
      ),
      currencies: queryList(z.string().regex(/^[A-Z]{3}$/)).describe('Currencies they are tagged with'),
      favoritesOnly: queryBoolean(),
      changedSinceLastVisit: queryBoolean().describe(
        'Those that somebody else changed since the visit before this one, as `GET /home/changes` counts them',
      ),
      status: z
        .enum(LAST_REQUESTS_FILTERS)
        .optional()
        .describe('Filter of the Last requests widget (DATA-014)'),
      limit: z.coerce.number<number>().int().min(1).max(10_000).default(100),
      page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1).describe('Of `limit` requests'),
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
    summary: 'A window of the requests the caller may see, filtered and ordered as the board shows them',
    body: RequestListQuery,
    response: RequestList,
    errorKey: 'get-requests',
    access: board,
  },
  counters: {
    method: 'GET',
    path: '/requests/counters',
    tag: 'requests',
    summary: 'How many requests the caller sees, by tab of the board',
    response: RequestCounters,
    errorKey: 'get-requests',
    access: board,
  },
  rights: {
    method: 'GET',
    path: '/requests/rights',
    tag: 'requests',
    summary: 'Whether the caller may create requests (API-068)',
    response: z.object({ canCreateRequest: z.boolean() }).meta({ id: 'RequestsRights' }),
    errorKey: 'get-requests',
    access: 'signed-in',
  },
  get: {
    method: 'GET',
    path: '/requests/{id}',
    tag: 'requests',
    summary: 'One request with its facts and what the caller may do (API-049)',
    params: idParams,
    response: Request,
    errorKey: 'get-request',
    access: board,
  },
  markSeen: {
    method: 'PUT',
    path: '/requests/seen/{id}',
    tag: 'requests',
    summary: 'Marks a request as seen by the caller now (RDET-077)',
    params: idParams,
    response: 'empty',
    errorKey: null,
    access: board,
  },
  addFavorite: {
    method: 'POST',
    path: '/requests/favorites/{id}',
    tag: 'requests',
    summary: 'Adds a request to the favourites of the caller (API-054)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-request-favorite',
    access: board,
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/requests/favorites/{id}',
    tag: 'requests',
    summary: 'Removes a request from the favourites of the caller (API-055)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-request-favorite',
    access: board,
  },
});
