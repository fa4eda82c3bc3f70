import type { SQL } from 'drizzle-orm';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database, Reads } from '../database/index.ts';
import type { Language } from '../http/index.ts';

/** The subject of a notification. Each area defines the subjects for its records. */
export interface Subject {
  /** Service that a user must hold to open the page. */
  readonly service: ServiceCode;
  /** Path of an existing page of the portal. */
  path(language: Language): string;
  /** Condition on `users`: those the subject concerns and who may open it. */
  concerned(db: Reads): SQL;
}

/** The reading user, their language and the time. */
export interface Reader {
  readonly user: User;
  readonly language: Language;
  readonly now: Date;
}

/** Finds the names of the subjects of one kind for the readers of their notifications. */
export interface SubjectKind {
  /** Service that a reader must hold to see the names; null if none is needed or `names` checks it. */
  readonly service: ServiceCode | null;
  /** Returns the id of the subject that a path leads to; null for paths of other kinds. */
  read(url: string): string | null;
  /** Returns names by id, without those that the reader may not see. */
  names(db: Database, reader: Reader, ids: readonly string[]): Promise<{ id: string; name: string }[]>;
}

/** Returns the names of what these paths lead to, by path; none for what the reader may not open. */
export async function namesOf(
  kinds: readonly SubjectKind[],
  db: Database,
  reader: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { service, ...kind } of kinds) {
    // Also if the service is switched off: past events stay readable.
    if (
      service !== null &&
      !reader.user.services.some(({ name, isMarketing }) => name === service && !isMarketing)
    )
      continue;
    const byId = Map.groupBy(
      urls.flatMap((url) => {
        const id = kind.read(url);
        return id === null ? [] : [{ id, url }];
      }),
      ({ id }) => id,
    );
    if (byId.size === 0) continue;
    for (const { id, name } of await kind.names(db, reader, [...byId.keys()]))
      for (const { url } of byId.get(id) ?? []) names.set(url, name);
  }
  return names;
}
