import type { ReachableUser } from '@atrium/contract/request-creation';
import type { PeopleChange } from '@atrium/ui';
import { useState } from 'react';

interface Seen {
  /** Key of what the participants depend on. */
  cause: string;
  /** Names of the chosen participants, by id. */
  chosen: ReadonlyMap<string, string>;
  change: PeopleChange | null;
}

const namesOf = (ids: readonly string[], people: readonly ReachableUser[]) =>
  new Map(
    ids.flatMap((id) => {
      const person = people.find((one) => one.id === id);
      return person ? [[id, `${person.firstName} ${person.lastName}`] as const] : [];
    }),
  );

const sameIds = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a.keys()].every((id) => b.has(id));

function changeOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): PeopleChange | null {
  const added = [...after].flatMap(([id, name]) => (before.has(id) ? [] : [name]));
  const removed = [...before].flatMap(([id, name]) => (after.has(id) ? [] : [name]));
  // Without previous participants there is no change to report.
  return before.size > 0 && added.length + removed.length > 0 ? { added, removed } : null;
}

/**
 * Returns the participants added or removed when the topic, the legal entities or the contract changed (`cause`), so
 * that no choice is replaced silently; null after the user's own choice. While the users load, the last result stays.
 */
export function usePeopleChange(
  cause: string,
  ids: readonly string[],
  people: readonly ReachableUser[],
  isLoading: boolean,
): PeopleChange | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (isLoading || people.length === 0) return seen?.change ?? null;
  const chosen = namesOf(ids, people);
  const isSame = seen !== null && seen.cause === cause && sameIds(seen.chosen, chosen);
  if (isSame) return seen.change;
  const isOwn = seen === null || seen.cause === cause;
  const change = isOwn ? null : changeOf(seen.chosen, chosen);
  setSeen({ cause, chosen, change });
  return change;
}
