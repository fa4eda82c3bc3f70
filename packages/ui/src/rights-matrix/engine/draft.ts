import type { UserRights } from '@atrium/contract/contract-users';
import type { RightsModel, RightsPerson } from './model.js';
import { isPatchwork, sameReach, settled, type Reach } from './reach.js';

/** Rights by user id and service id. */
type ByPair = ReadonlyMap<string, ReadonlyMap<string, Reach>>;

/** A new value for one user's right in one service. */
export interface Edit {
  readonly person: string;
  readonly service: string;
  readonly reach: Reach;
}

/** Unsaved changes. */
export interface Draft {
  /** New rights, where they differ from the saved ones. */
  readonly changes: ByPair;
  /** Changes taken back individually: still listed, but not saved. */
  readonly aside: ByPair;
}

/** A draft with its undo and redo steps. */
export interface DraftHistory {
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** The version of each changed user as loaded when they were first changed. */
  readonly versions: ReadonlyMap<string, number>;
}

export type DraftAction =
  | { type: 'edit'; edits: readonly Edit[] }
  /** Takes back one change, or reapplies it. */
  | { type: 'setAside' | 'takeUp'; person: string; service: string }
  | { type: 'undo' | 'redo' | 'discard' }
  /** The `sent` changes are saved and reloaded; later changes are still unsaved. */
  | { type: 'saved'; sent: Draft }
  /** The user has seen what somebody else has saved meanwhile. */
  | { type: 'acknowledge' };

const EMPTY: Draft = { changes: new Map(), aside: new Map() };
export const EMPTY_HISTORY: DraftHistory = { draft: EMPTY, past: [], future: [], versions: new Map() };

/** Maximum number of undo steps. */
const STEPS = 200;

/** Returns a user's saved right in a service. */
export const savedReach = (model: RightsModel, person: string, service: string): Reach =>
  model.saved.get(person)?.get(service) ?? null;

/** Returns a user's right in a service, including unsaved changes. */
export function reachOf(model: RightsModel, draft: Draft, person: string, service: string): Reach {
  const changed = draft.changes.get(person)?.get(service);
  return changed === undefined ? savedReach(model, person, service) : changed;
}

/** Copy-on-write for nested maps: inner maps without changes keep their identity. */
class PairWriter {
  #outer: ByPair;
  readonly #copied = new Map<string, Map<string, Reach>>();
  constructor(from: ByPair) {
    this.#outer = from;
  }

  /** Sets the value of a pair; undefined removes it. */
  set(person: string, service: string, reach: Reach | undefined): void {
    const now = this.#outer.get(person)?.get(service);
    if (reach === undefined ? now === undefined : now !== undefined && sameReach(now, reach)) return;
    let inner = this.#copied.get(person);
    if (!inner) {
      if (this.#copied.size === 0) this.#outer = new Map(this.#outer);
      inner = new Map(this.#outer.get(person));
      this.#copied.set(person, inner);
      (this.#outer as Map<string, ReadonlyMap<string, Reach>>).set(person, inner);
    }
    if (reach === undefined) inner.delete(service);
    else inner.set(service, reach);
  }

  /** Returns the maps without empty users; the original maps if nothing has changed. */
  done(): ByPair {
    for (const [person, inner] of this.#copied)
      if (inner.size === 0) (this.#outer as Map<string, ReadonlyMap<string, Reach>>).delete(person);
    return this.#outer;
  }
}

/** Returns the next history; the same object if the action changes nothing. */
export function reduceDraft(model: RightsModel, history: DraftHistory, action: DraftAction): DraftHistory {
  const { draft, past, future } = history;
  const changes = new PairWriter(draft.changes);
  const aside = new PairWriter(draft.aside);
  switch (action.type) {
    case 'undo':
      return past.length === 0
        ? history
        : withVersions(model, {
            ...history,
            draft: normal(model, past.at(-1)!),
            past: past.slice(0, -1),
            future: [draft, ...future],
          });
    case 'redo':
      return future.length === 0
        ? history
        : withVersions(model, {
            ...history,
            draft: normal(model, future[0]!),
            past: [...past, draft],
            future: future.slice(1),
          });
    case 'saved':
      for (const [person, services] of action.sent.changes)
        for (const [service, reach] of services) {
          const now = draft.changes.get(person)?.get(service);
          if (now !== undefined && sameReach(now, reach)) changes.set(person, service, undefined);
        }
      return withVersions(model, {
        ...EMPTY_HISTORY,
        draft: { changes: changes.done(), aside: new Map() },
        versions: new Map([...history.versions].filter(([person]) => !action.sent.changes.has(person))),
      });
    case 'acknowledge':
      return withVersions(model, { ...history, versions: new Map() });
    case 'discard':
      return draft.changes.size === 0 && draft.aside.size === 0 ? history : step(model, history, EMPTY);
    case 'edit':
      for (const { person, service, reach } of action.edits) {
        const saved = savedReach(model, person, service);
        changes.set(person, service, sameReach(reach, saved) ? undefined : reach);
        if (!sameReach(reach, reachOf(model, draft, person, service))) aside.set(person, service, undefined);
      }
      break;
    case 'setAside': {
      const changed = draft.changes.get(action.person)?.get(action.service);
      if (changed === undefined) return history;
      changes.set(action.person, action.service, undefined);
      aside.set(action.person, action.service, changed);
      break;
    }
    case 'takeUp': {
      const undone = draft.aside.get(action.person)?.get(action.service);
      if (undone === undefined) return history;
      changes.set(action.person, action.service, undone);
      aside.set(action.person, action.service, undefined);
      break;
    }
  }
  const next: Draft = { changes: changes.done(), aside: aside.done() };
  return next.changes === draft.changes && next.aside === draft.aside ? history : step(model, history, next);
}

function step(model: RightsModel, history: DraftHistory, draft: Draft): DraftHistory {
  return withVersions(model, {
    ...history,
    draft,
    past: [...history.past, history.draft].slice(-STEPS),
    future: [],
  });
}

/** Records the version of users changed for the first time, and drops users without changes. */
function withVersions(model: RightsModel, history: DraftHistory): DraftHistory {
  const versions = new Map<string, number>();
  for (const person of history.draft.changes.keys()) {
    const version = history.versions.get(person) ?? model.personById.get(person)?.version;
    if (version !== undefined) versions.set(person, version);
  }
  return { ...history, versions };
}

/**
 * Adapts a draft to the current data: drops changes that are now saved, uses lists created since for rights that need
 * one, and drops users who have left the contract. Returns the same object if nothing has changed.
 */
function normal(model: RightsModel, draft: Draft): Draft {
  const normalPairs = (pairs: ByPair) => {
    const writer = new PairWriter(pairs);
    for (const [person, services] of pairs)
      for (const [service, reach] of services) {
        const isKnown = model.personById.has(person) && model.serviceById.has(service);
        const next = settled(model, reach);
        const isSaved = sameReach(next, savedReach(model, person, service));
        writer.set(person, service, isKnown && !isSaved ? next : undefined);
      }
    return writer.done();
  };
  const next = { changes: normalPairs(draft.changes), aside: normalPairs(draft.aside) };
  return next.changes === draft.changes && next.aside === draft.aside ? draft : next;
}

/**
 * Moves rights by legal entity to the positions that the same entities have in the current data: an added entity has no
 * right, one that has left is dropped. Returns the same object if nothing has changed.
 */
function moved(sources: readonly number[], draft: Draft): Draft {
  const movedPairs = (pairs: ByPair) => {
    const writer = new PairWriter(pairs);
    for (const [person, services] of pairs)
      for (const [service, reach] of services)
        if (isPatchwork(reach))
          writer.set(person, service, { cells: sources.map((from) => reach.cells[from] ?? null) });
    return writer.done();
  };
  const next = { changes: movedPairs(draft.changes), aside: movedPairs(draft.aside) };
  return next.changes === draft.changes && next.aside === draft.aside ? draft : next;
}

/** Returns the history with its rights by legal entity as in the current data. */
function withEntities(model: RightsModel, before: RightsModel, history: DraftHistory): DraftHistory {
  const codes = before.data.entities.map(({ ricos }) => ricos);
  const sources = model.data.entities.map(({ ricos }) => codes.indexOf(ricos));
  if (sources.length === codes.length && sources.every((from, entity) => from === entity)) return history;
  const move = (draft: Draft) => moved(sources, draft);
  return {
    ...history,
    draft: move(history.draft),
    past: history.past.map(move),
    future: history.future.map(move),
  };
}

/**
 * Adapts a history to reloaded data. Apart from the positions of legal entities, its undo and redo steps are adapted
 * when they are used.
 */
export function rebase(model: RightsModel, before: RightsModel, history: DraftHistory): DraftHistory {
  const placed = withEntities(model, before, history);
  const draft = normal(model, placed.draft);
  return draft === history.draft ? placed : withVersions(model, { ...placed, draft });
}

/** Returns the version that a change of a user is based on: the one read first, or the current user's own saves since. */
function baseVersion(person: RightsPerson, versions: DraftHistory['versions']): number {
  let base = versions.get(person.id) ?? person.version;
  while (person.ownVersions?.includes(base + 1)) base += 1;
  return base;
}

/** Returns the ids of changed users whom somebody else has changed since. */
export const changedMeanwhile = (model: RightsModel, { versions }: DraftHistory): string[] =>
  [...versions.keys()].filter((id) => {
    const person = model.personById.get(id);
    return person !== undefined && baseVersion(person, versions) !== person.version;
  });

/** Returns the payload of a save: all rights of each changed user. Null while a change cannot be saved. */
export function payloadOf(model: RightsModel, { draft, versions }: DraftHistory): UserRights[] | null {
  const users: UserRights[] = [];
  for (const person of model.data.people) {
    if (!draft.changes.has(person.id)) continue;
    const rights: UserRights['rights'] = [];
    for (const { id } of model.services) {
      const reach = reachOf(model, draft, person.id, id);
      if (isPatchwork(reach)) return null;
      if (reach) rights.push({ serviceRightId: reach.right, legalEntitiesListId: reach.list });
    }
    // Rights not shown in the matrix are kept.
    for (const right of person.serviceRights)
      if (!model.rightById.has(right.serviceRightId)) rights.push(right);
    users.push({ userId: person.id, version: baseVersion(person, versions), rights });
  }
  return users;
}
