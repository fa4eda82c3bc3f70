import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { addDays } from '@atrium/contract/calendar';
import { EXPORT_LIMIT } from '@atrium/contract/list-rules';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import { users, userSignIns } from '../database/schema/index.ts';
import { batchesOf, spreadsheet } from '../exports/index.ts';
import type { Sheet } from '../exports/index.ts';
import { badRequest } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';

const TOO_MANY = {
  en: `An export holds at most ${EXPORT_LIMIT.toLocaleString('en-GB')} rows. Choose fewer days.`,
  fr: `Un export contient au plus ${EXPORT_LIMIT.toLocaleString('fr-FR')} lignes. Choisissez moins de jours.`,
};

interface ActivityRow {
  readonly day: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyName: string | null;
  readonly count: number;
}

const SHEET: Sheet<ActivityRow> = {
  filename: 'activity.xlsx',
  name: { en: 'Activity', fr: 'Activité' },
  bytesPerRow: 40,
  columns: [
    { header: { en: 'Day', fr: 'Jour' }, width: 12, kind: 'date', value: (row) => row.day },
    { header: { en: 'First name', fr: 'Prénom' }, width: 18, value: (row) => row.firstName },
    { header: { en: 'Last name', fr: 'Nom' }, width: 20, value: (row) => row.lastName },
    { header: { en: 'Email', fr: 'E-mail' }, width: 34, value: (row) => row.email },
    { header: { en: 'Company', fr: 'Société' }, width: 34, value: (row) => row.companyName },
    { header: { en: 'Sign-ins', fr: 'Connexions' }, width: 12, kind: 'number', value: (row) => row.count },
  ],
};

/** Returns a spreadsheet of the daily sign-ins of users outside the bank, newest first (API-156, CTR-028); 400 above the limit. */
export async function exportActivity(
  { db, clock }: Platform,
  { user, language }: { user: User; language: Language },
  { daysCount, timezone }: { daysCount: number; timezone: string },
): Promise<Response> {
  const first = addDays(bankDay(clock()), 1 - daysCount);
  const rows = await db
    .select({
      day: userSignIns.day,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      companyName: users.companyName,
      count: userSignIns.count,
    })
    .from(userSignIns)
    .innerJoin(users, eq(users.id, userSignIns.userId))
    .where(and(gte(userSignIns.day, first), ne(users.kind, 'ATRIUM')))
    .orderBy(desc(userSignIns.day), asc(sql`fold_text(${users.lastName})`), asc(users.email))
    .limit(EXPORT_LIMIT + 1);
  if (rows.length > EXPORT_LIMIT) throw badRequest(TOO_MANY, 'query.daysCount');
  const reader = { language, timeZone: timezone, isInternal: user.contactInformation.isInternal };
  return spreadsheet(SHEET, batchesOf(rows), rows.length, reader);
}
