import type { Database } from './database/index.ts';
import { accessRequestSubjects } from './access-explanations/index.ts';
import { reviewSubjectKinds } from './access-reviews/index.ts';
import { documentSubjects } from './documents/index.ts';
import { reminderSubjects } from './expiry-calendar/index.ts';
import { articleSubjects } from './highlights/index.ts';
import { recordSubjects } from './kyc/index.ts';
import { namesOf } from './notifications/index.ts';
import type { Reader } from './notifications/index.ts';
import { requestSubjects } from './requests/index.ts';
import { alertedSearchSubjects } from './saved-searches/index.ts';

const KINDS = [
  requestSubjects,
  recordSubjects,
  documentSubjects,
  articleSubjects,
  ...accessRequestSubjects,
  ...reviewSubjectKinds,
  alertedSearchSubjects,
  reminderSubjects,
];

/** Returns the names of what notification paths lead to, by path; none for what the user may not open. */
export const subjectNames = (
  db: Database,
  reader: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> => namesOf(KINDS, db, reader, urls);

/** Finds the names of subjects; passed to the areas that show notifications. */
export type SubjectNames = typeof subjectNames;
