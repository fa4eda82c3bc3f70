import { and, between, inArray, lt, or } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { isActedOn, isWaitingKind } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryKind, ExpirySpan } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import type { Language } from '../http/index.ts';

/** Who reads, in which language, and the day of the bank on which they do. */
export interface ExpiryReader {
  readonly user: User;
  readonly language: Language;
  readonly today: string;
}

/** What is read of each source. */
export interface ExpiryQuestion extends ExpirySpan {
  /** Legal entities to which it is narrowed. */
  readonly entities?: readonly string[] | undefined;
  /** Most entries, the earliest first. */
  readonly limit: number;
  /** Also what was due before, where the client still has to act. */
  readonly withLate: boolean;
}

/** What a source finds; the names of the kinds are added to it. */
export type FoundExpiry = Omit<ExpiryEntry, 'kindName'>;

/** Where dates of one kind come from; it reads with the rights of the page that shows them. */
export interface ExpirySource {
  readonly kind: ExpiryKind;
  read(db: Reads, reader: ExpiryReader, question: ExpiryQuestion): Promise<FoundExpiry[]>;
}

/** The condition that a day is asked for. */
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
