import * as z from 'zod';
import { holdsService } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { TimeZone } from './exports.ts';
import { Id, idParams } from './ids.ts';
import { queryJson } from './paging.ts';
import {
  ASKED_STATES,
  QUICK_CLOSING_LIMIT,
  REQUEST_ACTS,
  REQUEST_FILTER_TYPES,
  REQUEST_STATES,
} from './request-rules.ts';
import type { RequestAct } from './request-rules.ts';
import { Reminded } from './reminders.ts';
import { ReachableUser } from './request-creation.ts';
import { Request, RequestListQuery, RequestListView } from './requests.ts';

const board = holdsService('REQUESTS_BOARD');

const AskedState = z.enum(ASKED_STATES);

/** The act that the screen offered; without it, any right that currently leads to the requested state is accepted. */
const offered = z
  .strictObject({ act: z.enum(Object.keys(REQUEST_ACTS) as RequestAct[]), from: z.enum(REQUEST_STATES) })
  .optional()
  .describe(
    'The action and the state of the request when it was offered; 409 if the action would now have another effect',
  );

/** Whether the offered act leads to the requested state. */
const leadsThere = (body: { state: z.output<typeof AskedState>; offered?: z.output<typeof offered> }) =>
  !body.offered || REQUEST_ACTS[body.offered.act].to === body.state;

/** Maximum number of people added at once. */
const PARTICIPANTS_LIMIT = 100;

export const requestActions = endpoints({
  exportBoard: {
    method: 'GET',
    path: '/requests/export',
    tag: 'requests',
    summary:
      'Export a tab of the board, all or as filtered and ordered, as a spreadsheet in the language of the call (API-070)',
    query: z.object({
      requestFilterType: z.enum(REQUEST_FILTER_TYPES).describe('Tab of the board (REQ-022)'),
      timezone: TimeZone,
      shown: queryJson(RequestListView)
        .optional()
        .describe('Filters and order of the tab, as in `POST /requests/search`'),
    }),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-requests',
    access: board,
  },
  updateStates: {
    method: 'PUT',
    path: '/requests/states',
    tag: 'requests',
    summary: 'Move several requests to a state, all or none (API-052, REQ-019)',
    body: z
      .strictObject({
        requestIds: z.array(Id).min(1).max(QUICK_CLOSING_LIMIT),
        state: AskedState,
        offered,
      })
      .refine(leadsThere, { path: ['offered', 'act'] }),
    response: 'empty',
    cost: 'high',
    errorKey: 'update-requests',
    access: board,
  },
  updateMatching: {
    method: 'PUT',
    path: '/requests/states/matching',
    tag: 'requests',
    summary: `Move up to ${QUICK_CLOSING_LIMIT} matching requests to a state, all or none; for closures, only those with quickClosing \`possible\` (REQ-019)`,
    body: z
      .strictObject({
        filters: RequestListQuery.shape.filters,
        except: z.array(Id).max(QUICK_CLOSING_LIMIT).default([]).describe('Ids of requests to exclude'),
        total: z
          .number()
          .int()
          .min(1)
          .describe('Number of matching requests shown to the user; 409 if it has changed'),
        readAt: Moment.describe('When the list was read; requests changed since then no longer match'),
        state: AskedState,
        offered: offered.unwrap(),
      })
      .refine(leadsThere, { path: ['offered', 'act'] }),
    response: z
      .object({
        changed: z.number().int().min(0),
        left: z.number().int().min(0).describe('Matching requests that were not moved because of the limit'),
      })
      .meta({ id: 'RequestsChanged' }),
    cost: 'high',
    errorKey: 'update-requests',
    access: board,
  },
  update: {
    method: 'PUT',
    path: '/requests/{id}',
    tag: 'requests',
    summary: 'Move a request to a state; needs the right for this transition (API-051)',
    params: idParams,
    body: z.strictObject({ state: AskedState, offered }).refine(leadsThere, { path: ['offered', 'act'] }),
    response: Request,
    errorKey: 'update-request',
    access: board,
  },
  remove: {
    method: 'DELETE',
    path: '/requests/{id}',
    tag: 'requests',
    summary: 'Delete a request that nobody else has answered yet (API-050)',
    params: idParams,
    response: 'empty',
    errorKey: 'delete-request',
    access: board,
  },
  remind: {
    method: 'POST',
    path: '/requests/{id}/remind',
    tag: 'requests',
    summary:
      'Remind the participants whose turn it is; author only, at most once an hour, otherwise 429 (API-053)',
    params: idParams,
    response: Reminded,
    errorKey: 'remind-request',
    access: board,
  },
  reachableUsers: {
    method: 'GET',
    path: '/requests/{id}/reachable-users',
    tag: 'requests',
    summary: 'List the people who can be added to a request; needs canAddParticipants (API-061)',
    params: idParams,
    response: z.array(ReachableUser),
    errorKey: 'get-reachable-users',
    access: board,
  },
  addParticipants: {
    method: 'POST',
    path: '/requests/{id}/participants',
    tag: 'requests',
    summary: 'Add participants to a request, all or none; needs canAddParticipants (API-066, RDET-074)',
    params: idParams,
    body: z
      .array(z.strictObject({ id: Id }))
      .min(1)
      .max(PARTICIPANTS_LIMIT),
    response: Request,
    errorKey: 'add-participants',
    access: board,
  },
  legalEntities: {
    method: 'GET',
    path: '/requests/{id}/legal-entities',
    tag: 'requests',
    summary: 'List the legal entities of a request (API-058)',
    params: idParams,
    response: z.array(z.object({ id: z.string(), longName: z.string(), countryCode: z.string() })),
    errorKey: 'get-request',
    access: board,
  },
});
