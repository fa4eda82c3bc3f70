import type { Database } from './database/open.ts';
import { accessRequestSubjects } from './access-explanations/subject.ts';
import { reviewSubjectKinds } from './access-reviews/subject.ts';
import { documentSubjects } from './documents/subject.ts';
import { reminderSubjects } from './expiry-calendar/subject.ts';
import { articleSubjects } from './highlights/subject.ts';
import { recordSubjects } from './kyc/subject.ts';
import { namesOf } from './notifications/subject.ts';
import type { Reader } from './notifications/subject.ts';
import { requestSubjects } from './requests/subject.ts';
import { alertedSearchSubjects } from './saved-searches/subject.ts';

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

/** Names of what the paths of notifications lead to, by path; none for what the person may not open. */
export const subjectNames = (
  db: Database,
  reader: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> => namesOf(KINDS, db, reader, urls);

/** Finds the names of subjects; handed to the areas that show notifications. */
export type SubjectNames = typeof subjectNames;
