import { and, between, inArray, lt, or } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { isActedOn, isWaitingKind } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryKind, ExpirySpan } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import type { Language } from '../http/index.ts';

/** Reader, language and current day of the bank. */
export interface ExpiryReader {
  readonly user: User;
  readonly language: Language;
  readonly today: string;
}

/** Query that each source answers. */
export interface ExpiryQuestion extends ExpirySpan {
  /** Legal entities to filter by. */
  readonly entities?: readonly string[] | undefined;
  /** Maximum number of entries, earliest first. */
  readonly limit: number;
  /** Whether to include earlier entries on which the client still has to act. */
  readonly withLate: boolean;
}

/** An entry as a source returns it, without the name of its kind. */
export type FoundExpiry = Omit<ExpiryEntry, 'kindName'>;

/** Source of the entries of one kind, with the same access rights as the page that shows them. */
export interface ExpirySource {
  readonly kind: ExpiryKind;
  read(db: Reads, reader: ExpiryReader, question: ExpiryQuestion): Promise<FoundExpiry[]>;
}

/** Condition: a date is in the span, or late if late entries are included, and matches the legal entities. */
export function isAsked(
  kind: ExpiryKind,
  { date, ricosCode }: { readonly date: Column; readonly ricosCode?: Column },
  { from, to, entities, withLate }: ExpiryQuestion,
  today: string,
): SQL | undefined {
  const inSpan = between(date, from, to);
  const isLate = withLate && (isActedOn(kind) || isWaitingKind(kind)) ? lt(date, today) : undefined;
  return and(
    isLate ? or(inSpan, isLate) : inSpan,
    ricosCode && entities && entities.length > 0 ? inArray(ricosCode, [...entities]) : undefined,
  );
}
