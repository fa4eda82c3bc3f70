import { holdsService } from '@atrium/contract/access';
import { addDays } from '@atrium/contract/calendar';
import { FIRST_DAY } from '@atrium/contract/date-rules';
import {
  EXPIRY_KINDS,
  EXPIRY_SERVICE_OF,
  isActedOn,
  isWaitingKind,
} from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { deposits, loanRepayments, loans } from './financing.ts';
import { guaranteesEnding } from './guarantees.ts';
import { KIND_NAMES } from './kind-names.ts';
import { kycDocumentsEnding, kycReviews } from './kyc.ts';
import { signatoryPowers } from './powers.ts';
import { closures, signatures } from './requests.ts';
import type { ExpiryQuestion, ExpiryReader, ExpirySource } from './source.ts';

const SOURCES: readonly ExpirySource[] = [
  kycReviews,
  kycDocumentsEnding,
  signatoryPowers,
  guaranteesEnding,
  loans,
  loanRepayments,
  deposits,
  signatures,
  closures,
];

/** Returns the kinds visible to a user: those of services that they hold and that are switched on. */
export const kindsOf = (user: User): ExpiryKind[] =>
  EXPIRY_KINDS.filter((kind) => holdsService(EXPIRY_SERVICE_OF[kind]).allows(user));

const order = (a: ExpiryEntry, b: ExpiryEntry): number =>
  a.date.localeCompare(b.date) ||
  EXPIRY_KINDS.indexOf(a.kind) - EXPIRY_KINDS.indexOf(b.kind) ||
  a.title.localeCompare(b.title) ||
  a.id.localeCompare(b.id);

/** Kinds and legal entities to read; an empty list does not filter. */
interface Choice extends Pick<ExpiryQuestion, 'entities'> {
  readonly kinds?: readonly ExpiryKind[] | undefined;
}

/** Returns what ends or falls due for a user within a span, of the requested kinds that they may see, earliest first. */
async function readSpan(
  db: Reads,
  reader: ExpiryReader,
  { kinds = [], ...question }: ExpiryQuestion & Choice,
): Promise<ExpiryEntry[]> {
  const allowed = new Set(kindsOf(reader.user));
  const found: ExpiryEntry[] = [];
  for (const source of SOURCES) {
    if (allowed.has(source.kind) && (kinds.length === 0 || kinds.includes(source.kind)))
      for (const entry of await source.read(db, reader, question))
        found.push({ ...entry, kindName: KIND_NAMES[entry.kind][reader.language] });
  }
  return found.toSorted(order);
}

/** Returns what is overdue or waits for a user today, with at most `limit` entries of each kind, oldest first. */
export async function readLate(
  db: Reads,
  reader: ExpiryReader,
  { kinds = [], ...question }: Omit<ExpiryQuestion, 'from' | 'to'> & Choice,
): Promise<ExpiryEntry[]> {
  const asked = kinds.length === 0 ? EXPIRY_KINDS : kinds;
  const read = async (late: readonly ExpiryKind[], to: string) =>
    late.length === 0 ? [] : readSpan(db, reader, { ...question, kinds: late, from: FIRST_DAY, to });
  const overdue = await read(asked.filter(isActedOn), addDays(reader.today, -1));
  const waiting = await read(asked.filter(isWaitingKind), reader.today);
  return [...overdue, ...waiting].toSorted(order);
}

/**
 * Returns what ends or falls due for a user within a span, of the requested kinds that they may see, earliest first;
 * with `withLate` also what is late. The limit applies to both separately, so that late entries displace no others.
 */
export async function readExpiries(
  db: Reads,
  reader: ExpiryReader,
  { withLate, ...question }: ExpiryQuestion & Choice & { readonly withLate: boolean },
): Promise<ExpiryEntry[]> {
  const found = await readSpan(db, reader, question);
  if (!withLate) return found;
  const known = new Set(found.map(({ id, date }) => `${date} ${id}`));
  const late = await readLate(db, reader, question);
  return [...found, ...late.filter(({ id, date }) => !known.has(`${date} ${id}`))].toSorted(order);
}
