import { and, eq, inArray } from 'drizzle-orm';
import {
  allowedActs,
  isCompleted,
  isOutdated,
  QUICK_CLOSING_LIMIT,
  QUICK_CLOSINGS,
  REQUEST_ACTS,
} from '@atrium/contract/request-rules';
import type { AskedState, OfferedAct } from '@atrium/contract/request-rules';
import type { requestActions as contract } from '@atrium/contract/request-actions';
import type { User } from '@atrium/contract/users';
import { legalEntities, requestLegalEntities, requests, users } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { AuditTrail, Platform } from '../platform.ts';
import type { Transaction } from '../database/index.ts';
import { voidRunningEnvelopes } from '../signatures/index.ts';
import {
  accessTo,
  addablePeople,
  addParticipants,
  changeRequest,
  countRequests,
  exportRequests,
  forgetNotifications,
  lockRequest,
  lockRequests,
  nextReminderAt,
  readRequest,
  refusedAsOutdated,
  refusedNow,
  removeFormerClients,
  requestFilter,
  requestIds,
  requestSubject,
  requireDue,
  requireOwnFields,
  turnHolders,
  visibleRequests,
} from '../requests/index.ts';
import { mailLimit, notify } from '../notifications/index.ts';
import type { LockedRequest, RequestFilter } from '../requests/index.ts';

/** A requested state transition, and the action that the screen offered. */
interface Move {
  state: AskedState;
  offered?: OfferedAct | undefined;
}

/** Whether an action allowed to the user leads to the state: the one that the screen offered, if the call names it. */
const mayMove = ({ row, rights }: LockedRequest, { state, offered }: Move): boolean =>
  allowedActs(row.state, rights).some((act) =>
    offered ? act === offered.act : REQUEST_ACTS[act].to === state,
  );

const isLate = ({ row }: LockedRequest, { offered }: Move): boolean =>
  offered !== undefined && isOutdated(offered, row.state);

/** Restricts the filters to requests that the user can close now: the others were never offered (REQ-019). */
const onlyClosable = ({ quickClosing }: RequestFilter): RequestFilter => ({
  quickClosing: (quickClosing ?? QUICK_CLOSINGS).filter((how) => how === 'possible'),
});

export function requestActionHandlers(platform: Platform): Handlers<typeof contract> {
  const { db, write } = platform;
  const limitMails = mailLimit(platform);

  async function requireVisible(user: User, id: string): Promise<void> {
    const [seen] = await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.id, id), visibleRequests(db, user)));
    if (!seen) throw notFound();
  }

  /**
   * One state transition: 409 if the offered action means something else by now, 403 if no action allowed to the user
   * leads to the state.
   */
  async function move(
    tx: Transaction,
    audit: AuditTrail,
    locked: LockedRequest,
    asked: Move,
    byId: string,
  ): Promise<void> {
    if (isLate(locked, asked)) throw refusedAsOutdated();
    if (!mayMove(locked, asked)) throw refusedNow();
    const { state } = asked;
    const requestId = locked.row.id;
    // Clients may have left the contract while the request was over; the change of the state is the news of it.
    if (state === 'INPROGRESS') await removeFormerClients(tx, audit, eq(requests.id, requestId));
    await changeRequest(tx, audit, platform, { requestId, byId, state });
    if (isCompleted(state)) await voidRunningEnvelopes(tx, audit, platform, { requestId, byId });
  }

  /** Moves all of the requests or none; an error names the requests concerned (REQ-019). */
  async function moveTogether(
    tx: Transaction,
    audit: AuditTrail,
    user: User,
    ids: readonly string[],
    asked: Move,
  ): Promise<void> {
    const references = (requests: LockedRequest[]) => requests.map(({ row }) => row.reference);
    const all = await lockRequests(tx, user, ids);
    const late = all.filter((locked) => isLate(locked, asked));
    if (late.length > 0) throw refusedAsOutdated(references(late));
    const refused = all.filter((locked) => !mayMove(locked, asked));
    if (refused.length > 0) throw refusedNow(references(refused));
    for (const locked of all) await move(tx, audit, locked, asked, user.id);
  }

  return {
    async exportBoard({ user, actor, sessionId, language, query }) {
      const { requestFilterType: tab, timezone, shown } = query;
      if (shown) requireOwnFields(user, shown);
      const filter = await requestFilter(db, { user, actor, sessionId }, { ...shown?.filters, tab });
      return exportRequests(db, { user, language }, filter, shown?.order ?? [], timezone);
    },

    async updateStates(call) {
      const { requestIds, ...asked } = call.body;
      await write(call, (tx, audit) => moveTogether(tx, audit, call.user, requestIds, asked));
    },

    async updateMatching(call) {
      const { filters, except, total, readAt, ...asked } = call.body;
      requireOwnFields(call.user, { filters, order: [] });
      const found = await requestFilter(db, call, filters);
      return write(call, async (tx, audit) => {
        const filter = {
          ...found,
          except,
          currentState: asked.offered.from,
          unchangedSince: new Date(readAt),
          ...(asked.offered.act === 'close' && asked.offered.from === 'TO_CLOSE' && onlyClosable(found)),
        };
        const listed = await requestIds(tx, call, filter, [], { offset: 0, limit: QUICK_CLOSING_LIMIT });
        const { matching } = await countRequests(tx, call, filter);
        // The number differs from the confirmed one: a request was added, removed or changed since.
        if (matching !== total) throw refusedAsOutdated();
        const ids = listed.map(({ id }) => id);
        await moveTogether(tx, audit, call.user, ids, asked);
        return { changed: ids.length, left: total - ids.length };
      });
    },

    async update(call) {
      const { id } = call.params;
      await write(call, async (tx, audit) => {
        const [locked] = await lockRequests(tx, call.user, [id]);
        await move(tx, audit, locked!, call.body, call.user.id);
      });
      return readRequest(db, call, id);
    },

    async remove(call) {
      await write(call, async (tx, audit) => {
        const { row } = await lockRequest(tx, call.user, call.params.id, 'canDelete');
        await forgetNotifications(tx, row.id);
        await tx.delete(requests).where(eq(requests.id, row.id));
        await audit({
          eventType: 'DELETE',
          entity: 'requests',
          entityId: row.id,
          name: 'request',
          oldValue: { reference: row.reference, contractId: row.contractId, serviceCode: row.serviceCode },
        });
      });
    },

    async remind(call) {
      await limitMails(call.user.id);
      return write(call, async (tx, audit) => {
        const { row } = await lockRequest(tx, call.user, call.params.id, 'canRemind');
        const now = platform.clock();
        requireDue(nextReminderAt(row), now);
        await tx.update(requests).set({ remindedAt: now }).where(eq(requests.id, row.id));
        await notify(tx, platform, {
          about: requestSubject(row.id),
          types: ['REQUEST_REMINDER'],
          byId: call.user.id,
          amongst: inArray(users.id, [...(await turnHolders(tx, row.id)).keys()]),
        });
        await audit({ eventType: 'UPDATE', entity: 'requests', entityId: row.id, name: 'reminder' });
        return { nextReminderAt: nextReminderAt({ remindedAt: now })?.toISOString() ?? null };
      });
    },

    async reachableUsers({ user, language, params }) {
      await requireVisible(user, params.id);
      const access = (await accessTo(db, user, [params.id])).get(params.id);
      if (!access?.rights.canAddParticipants) throw refusedNow();
      return addablePeople(db, { user, language }, params.id);
    },

    async addParticipants(call) {
      const { user, params, body } = call;
      await write(call, async (tx, audit) => {
        const { row } = await lockRequest(tx, user, params.id, 'canAddParticipants');
        const ids = body.map(({ id }) => id);
        // A repeated call changes nothing, and nobody is notified again.
        if (await addParticipants(tx, audit, { reader: call, request: row, ids }))
          await changeRequest(tx, audit, platform, { requestId: row.id, byId: user.id, state: row.state });
      });
      return readRequest(db, call, params.id);
    },

    async legalEntities({ user, params }) {
      await requireVisible(user, params.id);
      return db
        .select({
          id: legalEntities.ricosCode,
          longName: legalEntities.longName,
          countryCode: legalEntities.countryCode,
        })
        .from(requestLegalEntities)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, requestLegalEntities.ricosCode))
        .where(eq(requestLegalEntities.requestId, params.id))
        .orderBy(legalEntities.longName);
    },
  };
}
