import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { Id } from '@atrium/contract/ids';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { User } from '@atrium/contract/users';
import type { Reads, Transaction } from '../database/index.ts';
import { idempotentWrites } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { badRequest, refusal } from './failure.ts';
import type { Bilingual } from './language.ts';

/** How long the response to a key is kept, in milliseconds: longer than clients keep drafts that they retry. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Returns the Idempotency-Key header, null without one; throws 400 when it is not a valid id. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return null;
  if (!Id.safeParse(key).success) throw badRequest(undefined, `headers.${IDEMPOTENCY_HEADER}`);
  return key;
}

/** A write with an idempotency key: carried out once even if it is sent several times. */
export interface IdempotentCall {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of the method, the path and the body. */
  readonly hash: string;
}

/** Returns a call's idempotency key and content hash; null without the header: every call is then a separate write. */
export function idempotentCall(call: {
  readonly user: User;
  readonly request: Request;
  readonly body: unknown;
}): IdempotentCall | null {
  const key = idempotencyKeyOf(call.request);
  if (key === null) return null;
  const { method, url } = call.request;
  const content = JSON.stringify([method, new URL(url).pathname, call.body]);
  return { userId: call.user.id, key, hash: createHash('sha256').update(content).digest('hex') };
}

/** Builds the error label for a key reused with different content; it may name the record that was created. */
type SentOtherwise<A> = (answer: A) => Bilingual;

/**
 * Returns the stored response of an earlier call with this key, null for a new key. Throws 409 for different content under
 * the same key: the response would be about something that the caller did not send.
 */
export async function earlierAnswer<A extends object>(
  db: Reads,
  call: IdempotentCall | null,
  sentOtherwise: SentOtherwise<A>,
): Promise<A | null> {
  if (!call) return null;
  const [found] = await db
    .select()
    .from(idempotentWrites)
    .where(and(eq(idempotentWrites.userId, call.userId), eq(idempotentWrites.idempotencyKey, call.key)));
  if (!found) return null;
  const answer = found.answer as A;
  if (found.hash !== call.hash) throw refusal('CONFLICT', sentOtherwise(answer));
  return answer;
}

/**
 * Runs a write unless a call with the same key was carried out before, and stores its response in the same transaction.
 * Waits for a running call with the same key and returns its response. Throws 409 for different content under the key.
 */
export async function writeOnce<A extends object>(
  tx: Transaction,
  call: IdempotentCall | null,
  { now, sentOtherwise, write }: { now: Date; sentOtherwise: SentOtherwise<A>; write: () => Promise<A> },
): Promise<A> {
  if (!call) return write();
  const { userId, key: idempotencyKey, hash } = call;
  const taken = await tx
    .insert(idempotentWrites)
    .values({ userId, idempotencyKey, hash, answer: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: idempotentWrites.userId });
  if (taken.length === 0) return (await earlierAnswer(tx, call, sentOtherwise))!;
  const answer = await write();
  await tx
    .update(idempotentWrites)
    .set({ answer })
    .where(and(eq(idempotentWrites.userId, userId), eq(idempotentWrites.idempotencyKey, idempotencyKey)));
  return answer;
}

/** Deletes stored responses that are past their retention period. */
export async function sweepIdempotentWrites({ clock, db }: Pick<Platform, 'clock' | 'db'>): Promise<void> {
  const oldest = new Date(clock().getTime() - KEPT_MS);
  await db.delete(idempotentWrites).where(lt(idempotentWrites.createdAt, oldest));
}
