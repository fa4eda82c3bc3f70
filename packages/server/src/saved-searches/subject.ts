import { and, eq, inArray } from 'drizzle-orm';
import { savedSearches } from '../database/schema/index.ts';
import type { SubjectKind } from '../notifications/index.ts';
import { alertedSearchOf } from './alert-path.ts';

/** The user's own saved searches, to which the notifications of their alerts lead. */
export const alertedSearchSubjects: SubjectKind = {
  service: null,
  read: alertedSearchOf,
  names: (db, { user }, ids) =>
    db
      .select({ id: savedSearches.id, name: savedSearches.name })
      .from(savedSearches)
      .where(and(inArray(savedSearches.id, [...ids]), eq(savedSearches.ownerId, user.id))),
};
