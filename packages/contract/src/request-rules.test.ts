import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASKED_STATES,
  CLOSED_STATES,
  IN_PROGRESS_STATES,
  REQUEST_ACTS,
  REQUEST_STATES,
  REQUEST_TYPES,
  TO_CLOSE_STATES,
  allowedActs,
  byBoardOrder,
  defaultTab,
  isCompleted,
  isOutdated,
  quickClosing,
  requestRights,
  tabsOf,
} from './request-rules.ts';
import type { BoardRow, RequestAct, RequestAccess, RequestState, RequestType } from './request-rules.ts';

const access: fc.Arbitrary<RequestAccess> = fc.record({
  state: fc.constantFrom(...REQUEST_STATES),
  isInternal: fc.boolean(),
  isAdmin: fc.boolean(),
  isParticipant: fc.boolean(),
  isAuthor: fc.boolean(),
  waitsForOthers: fc.boolean(),
  closureAsker: fc.constantFrom('self', 'ownAudience', 'otherAudience', null),
  hasClients: fc.boolean(),
  isAnswered: fc.boolean(),
  isMessagingBlocked: fc.boolean(),
});

const participant = (facts: Partial<RequestAccess>): RequestAccess => ({
  state: 'INPROGRESS',
  isInternal: false,
  isAdmin: false,
  isParticipant: true,
  isAuthor: false,
  waitsForOthers: true,
  closureAsker: null,
  hasClients: true,
  isAnswered: false,
  isMessagingBlocked: false,
  ...facts,
});

const OPEN = ['ACTION_REQUIRED', 'INPROGRESS'] as const;

describe('rights on a request', () => {
  it('DATA-027 only participants and bank administrators may act', () => {
    fc.assert(
      fc.property(access, (facts) => {
        fc.pre(!facts.isParticipant && !(facts.isInternal && facts.isAdmin));
        expect(Object.values(requestRights(facts))).not.toContain(true);
      }),
    );
  });

  it('RDET-017 a completed request can only be reopened or tagged', () => {
    fc.assert(
      fc.property(access, (facts) => {
        fc.pre(isCompleted(facts.state));
        const { canReOpen: _reopen, canManageTags: _tags, ...others } = requestRights(facts);
        expect(Object.values(others)).not.toContain(true);
      }),
    );
  });

  it('RDET-028 RDET-029 only completed requests can be reopened', () => {
    fc.assert(
      fc.property(access, (facts) => {
        fc.pre(requestRights(facts).canReOpen);
        expect(CLOSED_STATES).toContain(facts.state);
      }),
    );
    for (const state of CLOSED_STATES) expect(requestRights(participant({ state })).canReOpen).toBe(true);
  });

  it('RDET-025 RDET-032 RDET-033 only the author cancels and sends reminders, while the request is open', () => {
    fc.assert(
      fc.property(access, (facts) => {
        const rights = requestRights(facts);
        fc.pre(rights.canCancel || rights.canRemind);
        expect(facts.isAuthor).toBe(true);
        expect(OPEN).toContain(facts.state);
      }),
    );
    expect(requestRights(participant({ isAuthor: true }))).toMatchObject({
      canCancel: true,
      canRemind: true,
    });
    expect(requestRights(participant({ isAuthor: true, waitsForOthers: false })).canRemind).toBe(false);
  });

  const toClose = (facts: Partial<RequestAccess>) =>
    requestRights(participant({ state: 'TO_CLOSE', ...facts }));

  it('RDET-031 RDET-034 a closure is confirmed or refused only by the side that did not ask for it', () => {
    for (const closureAsker of ['self', 'ownAudience'] as const)
      expect(toClose({ closureAsker })).toMatchObject({ canClose: false, canRefuseToClose: false });
    expect(toClose({ closureAsker: 'otherAudience' })).toMatchObject({
      canClose: true,
      canRefuseToClose: true,
    });
    // If the client does not react, a bank administrator may close what a colleague asked to close.
    const admin = { isInternal: true, isAdmin: true, isParticipant: false };
    expect(toClose({ ...admin, closureAsker: 'ownAudience' }).canClose).toBe(true);
    expect(toClose({ ...admin, closureAsker: 'self' }).canClose).toBe(false);
    expect(toClose({ isAdmin: true, closureAsker: 'ownAudience' }).canClose).toBe(false);
  });

  it('RDET-031 when nobody of the client is left, the bank confirms its closure, but not the one who asked for it', () => {
    const left = { isInternal: true, closureAsker: 'ownAudience', hasClients: false } as const;
    expect(toClose(left)).toMatchObject({ canClose: true, canRefuseToClose: true });
    for (const facts of [
      { hasClients: true },
      { closureAsker: 'self' },
      { isInternal: false },
      { isParticipant: false },
    ] as const)
      expect(toClose({ ...left, ...facts })).toMatchObject({ canClose: false, canRefuseToClose: false });
  });

  it('RDET-040 only the user who asked for a closure may withdraw it', () => {
    expect(toClose({ closureAsker: 'self' }).canToClose).toBe(true);
    for (const closureAsker of ['ownAudience', 'otherAudience'] as const)
      expect(toClose({ closureAsker }).canToClose).toBe(false);
  });

  it('REQ-019 quick closing offers the pending closures that the user may confirm, and gives the reason for the others', () => {
    fc.assert(
      fc.property(access, (facts) => {
        const closes = allowedActs(facts.state, requestRights(facts)).includes('close');
        const how = quickClosing(facts);
        expect(how !== null).toBe(facts.state === 'TO_CLOSE');
        expect(how === 'possible').toBe(facts.state === 'TO_CLOSE' && closes);
        // A read-only user has no rights; `otherAudience` means that the user or a colleague asked for the closure.
        expect(how === 'readOnly' && Object.values(requestRights(facts)).includes(true)).toBe(false);
        expect(how === 'otherAudience' && facts.closureAsker === 'otherAudience').toBe(false);
      }),
    );
  });

  it('RDET-036 only the author deletes a request, and only before anybody has answered', () => {
    fc.assert(
      fc.property(access, (facts) => {
        fc.pre(requestRights(facts).canDelete);
        expect(facts).toMatchObject({ isAuthor: true, isAnswered: false });
        expect(OPEN).toContain(facts.state);
      }),
    );
    expect(requestRights(participant({ isAuthor: true })).canDelete).toBe(true);
    expect(requestRights(participant({ isAuthor: true, isAnswered: true })).canDelete).toBe(false);
  });

  it('RDET-064 blocked messaging only blocks messages and uploads', () => {
    fc.assert(
      fc.property(access, (facts) => {
        const free = requestRights({ ...facts, isMessagingBlocked: false });
        const blocked = requestRights({ ...facts, isMessagingBlocked: true });
        expect(blocked).toEqual({ ...free, canWriteMessage: false, canUploadDocument: false });
      }),
    );
  });

  it('RDET-030 RDET-037 RDET-038 a participant of an open request may write, upload and add people', () => {
    for (const state of OPEN)
      expect(requestRights(participant({ state }))).toMatchObject({
        canWriteMessage: true,
        canUploadDocument: true,
        canAddParticipants: true,
        canToClose: true,
      });
  });

  it('RDET-039 only the bank manages tags', () => {
    expect(requestRights(participant({ isInternal: true })).canManageTags).toBe(true);
    fc.assert(
      fc.property(access, (facts) => {
        fc.pre(requestRights(facts).canManageTags);
        expect(facts.isInternal).toBe(true);
      }),
    );
  });
});

describe('actions on a request', () => {
  it('RDET-019 RDET-020 RDET-021 RDET-022 RDET-023 each action leads to its status', () => {
    expect(REQUEST_ACTS.cancel.to).toBe('CANCELED');
    expect(REQUEST_ACTS.close.to).toBe('CLOSED');
    expect(REQUEST_ACTS.requestClosure.to).toBe('TO_CLOSE');
    expect(REQUEST_ACTS.cancelClosure.to).toBe('INPROGRESS');
    expect(REQUEST_ACTS.refuseClosure.to).toBe('INPROGRESS');
  });

  it('RDET-035 an action is not offered without the right to it, or if it would change nothing', () => {
    fc.assert(
      fc.property(access, (facts) => {
        const rights = requestRights(facts);
        for (const act of allowedActs(facts.state, rights)) {
          expect(rights[REQUEST_ACTS[act].right]).toBe(true);
          expect(REQUEST_ACTS[act].to).not.toBe(facts.state);
        }
      }),
    );
  });

  it('RDET-022 RDET-023 a closure can be withdrawn or refused only while it is pending', () => {
    fc.assert(
      fc.property(access, (facts) => {
        fc.pre(facts.state !== 'TO_CLOSE');
        const acts = allowedActs(facts.state, requestRights(facts));
        expect(acts).not.toContain('cancelClosure');
        expect(acts).not.toContain('refuseClosure');
      }),
    );
  });
});

describe('outdated actions', () => {
  const state = fc.constantFrom(...REQUEST_STATES);
  const act = fc.constantFrom(...(Object.keys(REQUEST_ACTS) as RequestAct[]));

  it('RDET-022 RDET-023 an action on a pending closure is outdated once the closure is no longer pending', () => {
    for (const now of REQUEST_STATES)
      expect(isOutdated({ act: 'refuseClosure', from: 'TO_CLOSE' }, now)).toBe(now !== 'TO_CLOSE');
  });

  it('RDET-029 an action stays valid while the request stays in the same tab of the board', () => {
    const tabOf = (of: RequestState) =>
      [IN_PROGRESS_STATES, TO_CLOSE_STATES, CLOSED_STATES].findIndex((tab: readonly RequestState[]) =>
        tab.includes(of),
      );
    fc.assert(
      fc.property(act, state, state, (offered, from, now) => {
        expect(isOutdated({ act: offered, from }, now)).toBe(tabOf(from) !== tabOf(now));
      }),
    );
  });
});

describe('board statuses and order', () => {
  it('each status belongs to exactly one tab', () => {
    const tabs = [...IN_PROGRESS_STATES, ...TO_CLOSE_STATES, ...CLOSED_STATES];
    expect(tabs.toSorted()).toEqual([...REQUEST_STATES].toSorted());
    expect(IN_PROGRESS_STATES.toSorted()).toEqual(['ACTION_REQUIRED', 'INPROGRESS']);
    expect(CLOSED_STATES).toContain('CLOSED');
    expect(TO_CLOSE_STATES).toContain('TO_CLOSE');
  });

  it('REQ-036 completed includes closed and cancelled, not processed', () => {
    expect(REQUEST_STATES.filter(isCompleted)).toEqual(['CLOSED', 'CANCELED']);
  });

  const row = (facts: Partial<BoardRow>): BoardRow => ({
    unseen: false,
    state: 'INPROGRESS',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...facts,
  });

  it('REQ-025 REQ-026 REQ-028 unseen requests come first, then action required, then in progress, then by latest update', () => {
    const latest = row({ updatedAt: '2026-02-01T00:00:00.000Z' });
    const action = row({ state: 'ACTION_REQUIRED' });
    const unseen = row({ unseen: true });
    expect([row({}), latest, action, unseen].toSorted(byBoardOrder)).toEqual([
      unseen,
      action,
      latest,
      row({}),
    ]);
  });

  it('REQ-027 processed comes before closed, and closed before cancelled', () => {
    const states = [...CLOSED_STATES].toReversed().map((state) => row({ state }));
    expect(states.toSorted(byBoardOrder).map(({ state }) => state)).toEqual([
      'PROCESSED',
      'CLOSED',
      'CANCELED',
    ]);
  });

  it('REQ-025 the order is total and independent of the input order', () => {
    const rows = fc.array(
      fc.record({
        unseen: fc.boolean(),
        state: fc.constantFrom(...REQUEST_STATES),
        updatedAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(day * 86_400_000).toISOString()),
      }),
    );
    fc.assert(
      fc.property(rows, (list) => {
        expect(list.toReversed().toSorted(byBoardOrder)).toEqual(list.toSorted(byBoardOrder));
      }),
    );
  });
});

describe('statuses that can be requested', () => {
  it('RDET-019 are the target statuses of the actions', () => {
    expect(new Set(Object.values(REQUEST_ACTS).map(({ to }) => to))).toEqual(new Set(ASKED_STATES));
  });
});

describe('tabs of a request', () => {
  it('RDET-002 RDET-003 RDET-004 RDET-005 the initial tab depends on the status', () => {
    for (const type of REQUEST_TYPES)
      expect(defaultTab({ type, hasElectronicSignature: true })).toBe('signature');
    const plain = (type: RequestType) => defaultTab({ type, hasElectronicSignature: false });
    expect(plain('DOCUMENT')).toBe('documents');
    expect(plain('ACTION')).toBe('messages');
    expect(plain('SIGNATURE')).toBe('messages');
    expect(plain('SERVICE_ACTION')).toBe('messages');
  });

  it('RDET-001 the initial tab is one of the available tabs', () => {
    for (const type of REQUEST_TYPES)
      for (const hasElectronicSignature of [true, false])
        expect(tabsOf({ type, hasElectronicSignature })).toContain(
          defaultTab({ type, hasElectronicSignature }),
        );
  });
});
