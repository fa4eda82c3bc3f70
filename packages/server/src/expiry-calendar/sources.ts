import { holdsService } from '@atrium/contract/access';
import { EXPIRY_KINDS, EXPIRY_SERVICE_OF } from '@atrium/contract/expiry-calendar-rules';
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

/** Returns what ends or falls due for a user, of the requested kinds that they may see, earliest first. */
export async function readExpiries(
  db: Reads,
  reader: ExpiryReader,
  question: ExpiryQuestion & { readonly kinds?: readonly ExpiryKind[] | undefined },
): Promise<ExpiryEntry[]> {
  const allowed = new Set(kindsOf(reader.user));
  const asked = question.kinds && question.kinds.length > 0 ? new Set(question.kinds) : allowed;
  const found: ExpiryEntry[] = [];
  for (const source of SOURCES) {
    if (allowed.has(source.kind) && asked.has(source.kind))
      for (const entry of await source.read(db, reader, question))
        found.push({ ...entry, kindName: KIND_NAMES[entry.kind][reader.language] });
  }
  return found.toSorted(order);
}
