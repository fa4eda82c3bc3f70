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

/** How long the answer to a key is kept, in milliseconds: longer than drafts wait to be sent again. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** The value of the header Idempotency-Key; null without one. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return null;
  if (!Id.safeParse(key).success) throw badRequest(undefined, `headers.${IDEMPOTENCY_HEADER}`);
  return key;
}

/** One write that its caller named, so that it happens once however often it is sent. */
export interface IdempotentCall {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of the method, the path and the body. */
  readonly hash: string;
}

/** The write that the caller named by the header; null without one: each sending is then a write of its own. */
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

/** What is said to a caller who sends other content under a key that was used; it may name what was made. */
type SentOtherwise<A> = (answer: A) => Bilingual;

/**
 * The answer that this write had when it was sent before; null for a new one. Other content under the same key is
 * refused (409): the answer would be about something that the caller did not send.
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
 * Runs a write unless the same one has been carried out before, and keeps its answer in the same transaction. A call
 * under way with the same key is waited for, and its answer is this one's.
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

/** Removes answers that are too old to be asked for again. */
export async function sweepIdempotentWrites({ clock, db }: Pick<Platform, 'clock' | 'db'>): Promise<void> {
  const oldest = new Date(clock().getTime() - KEPT_MS);
  await db.delete(idempotentWrites).where(lt(idempotentWrites.createdAt, oldest));
}
