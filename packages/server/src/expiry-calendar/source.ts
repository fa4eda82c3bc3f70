import { and, between, inArray } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
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
  /** Maximum number of entries of each kind, earliest first. */
  readonly limit: number;
}

/** An entry as a source returns it, without the name of its kind. */
export type FoundExpiry = Omit<ExpiryEntry, 'kindName'>;

/** Source of the entries of one kind, with the same access rights as the page that shows them. */
export interface ExpirySource {
  readonly kind: ExpiryKind;
  read(db: Reads, reader: ExpiryReader, question: ExpiryQuestion): Promise<FoundExpiry[]>;
}

/** Condition: a date is in the span and matches the legal entities. */
export function isAsked(
  { date, ricosCode }: { readonly date: Column; readonly ricosCode?: Column },
  { from, to, entities }: ExpiryQuestion,
): SQL | undefined {
  return and(
    between(date, from, to),
    ricosCode && entities && entities.length > 0 ? inArray(ricosCode, [...entities]) : undefined,
  );
}
