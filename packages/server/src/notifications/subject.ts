import type { SQL } from 'drizzle-orm';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database, Reads } from '../database/index.ts';
import type { Language } from '../http/index.ts';

/** What people are told of. Each area makes the subjects that its records are. */
export interface Subject {
  /** Only people who hold it may open the page. */
  readonly service: ServiceCode;
  /** Path of an existing page of the portal. */
  path(language: Language): string;
  /** Whom it concerns, as a condition on `users`; only people who may open it. */
  concerned(db: Reads): SQL;
}

/** Who reads, in which language, and when. */
export interface Reader {
  readonly user: User;
  readonly language: Language;
  readonly now: Date;
}

/** How the subjects of one kind are named to those who read notifications of them. */
export interface SubjectKind {
  /** Only people who hold it are told the names; null where no service is needed or `names` checks it. */
  readonly service: ServiceCode | null;
  /** The identifier of the subject that a path leads to; null for paths of other kinds. */
  read(url: string): string | null;
  /** Names by identifier, as far as the person may see them. */
  names(db: Database, reader: Reader, ids: readonly string[]): Promise<{ id: string; name: string }[]>;
}

/** Names of what these paths lead to, by path; none for what the person may not open. */
export async function namesOf(
  kinds: readonly SubjectKind[],
  db: Database,
  reader: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { service, ...kind } of kinds) {
    // Also while it is switched off: what happened stays true.
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
