import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, asc, desc, eq, gt, lte, schema, sql } from '@atrium/server';
import type { Platform, Reads, Signatory, Transaction } from '@atrium/server';

const { sandboxCodeUses, sandboxSigningLinks, signatureSignatories } = schema;

type Link = typeof sandboxSigningLinks.$inferSelect;
type Person = Pick<Signatory, 'id' | 'email'>;
type CodeUse = (typeof sandboxCodeUses.$inferSelect)['kind'];

/** How long a code is valid, and how many attempts it allows. */
const CODE_MS = 10 * 60_000;
const CODE_ATTEMPTS = 5;

/** Rate limits within this period: number of uses per link, and per person over all their links, before a lock. */
const LIMITED_MS = 60 * 60_000;
const LIMITS: Record<CodeUse, { link: number; person: number }> = {
  asked: { link: 5, person: 10 },
  wrong: { link: 10, person: 20 },
};

/** Until when no code is sent, and until when no code is accepted; null if not locked. */
export interface CodeLocks {
  asking: Date | null;
  trying: Date | null;
}

/** Returns the code of an advanced signature while it is valid; null otherwise. */
export function validCode(
  link: Pick<Link, 'code' | 'codeSentAt' | 'codeAttempts'>,
  now: Date,
): string | null {
  const isFresh = link.codeSentAt !== null && now.getTime() - link.codeSentAt.getTime() < CODE_MS;
  return isFresh && link.codeAttempts < CODE_ATTEMPTS ? link.code : null;
}

/** Returns the later of two moments; null counts as no moment. */
const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** Returns what is locked for a person on a link, from the stored requests and attempts, which survive a restart. */
export async function codeLocks(db: Reads, { id, email }: Person, now: Date): Promise<CodeLocks> {
  const uses = await db
    .select({ signatoryId: sandboxCodeUses.signatoryId, kind: sandboxCodeUses.kind, at: sandboxCodeUses.at })
    .from(sandboxCodeUses)
    .where(
      and(eq(sandboxCodeUses.email, email), gt(sandboxCodeUses.at, new Date(now.getTime() - LIMITED_MS))),
    )
    .orderBy(desc(sandboxCodeUses.at));
  /** Locked until the use that reached the limit is older than the period. */
  const lockOf = (kind: CodeUse): Date | null => {
    const person = uses.filter((use) => use.kind === kind);
    const link = person.filter((use) => use.signatoryId === id);
    const [full, fullLink] = [person[LIMITS[kind].person - 1], link[LIMITS[kind].link - 1]].map(
      (use) => use && new Date(use.at.getTime() + LIMITED_MS),
    );
    return later(full ?? null, fullLink ?? null);
  };
  const trying = lockOf('wrong');
  return { asking: later(lockOf('asked'), trying), trying };
}

/** Takes row locks on all links of a person, so that concurrent attempts on several links are counted one by one. */
async function lockLinks(tx: Transaction, { email }: Person): Promise<void> {
  await tx
    .select({ id: sandboxSigningLinks.signatoryId })
    .from(sandboxSigningLinks)
    .innerJoin(signatureSignatories, eq(signatureSignatories.id, sandboxSigningLinks.signatoryId))
    .where(eq(signatureSignatories.email, email))
    .orderBy(asc(sandboxSigningLinks.signatoryId))
    .for('update', { of: sandboxSigningLinks });
}

async function recordUse(
  tx: Transaction,
  { newId }: Pick<Platform, 'newId'>,
  { id, email }: Person,
  kind: CodeUse,
  at: Date,
): Promise<void> {
  await tx.delete(sandboxCodeUses).where(lte(sandboxCodeUses.at, new Date(at.getTime() - LIMITED_MS)));
  await tx.insert(sandboxCodeUses).values({ id: newId(), signatoryId: id, email, kind, at });
}

/**
 * Sends a six-digit code to the phone of a signatory: in the sandbox, to the mailbox page. Returns the moment until
 * which sending is locked, or null if the code was sent.
 */
export function sendCode(platform: Platform, person: Person): Promise<Date | null> {
  const { db, clock } = platform;
  return db.transaction(async (tx) => {
    await lockLinks(tx, person);
    const now = clock();
    const { asking } = await codeLocks(tx, person, now);
    if (asking) return asking;
    await tx
      .update(sandboxSigningLinks)
      .set({ code: String(randomInt(1_000_000)).padStart(6, '0'), codeSentAt: now, codeAttempts: 0 })
      .where(eq(sandboxSigningLinks.signatoryId, person.id));
    await recordUse(tx, platform, person, 'asked', now);
    return null;
  });
}

function isSame(typed: string, code: string): boolean {
  const [given, right] = [Buffer.from(typed.replaceAll(/\s/gu, '')), Buffer.from(code)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Checks a typed code against the one that was sent; each wrong attempt counts, even concurrent ones. Returns a Date,
 * until which no code is accepted, after too many wrong attempts.
 */
export function acceptCode(
  platform: Platform,
  person: Person,
  typed: string,
): Promise<'right' | 'wrong' | Date> {
  const { db, clock } = platform;
  return db.transaction(async (tx) => {
    await lockLinks(tx, person);
    const now = clock();
    const { trying } = await codeLocks(tx, person, now);
    if (trying) return trying;
    const isLink = eq(sandboxSigningLinks.signatoryId, person.id);
    const [link] = await tx.select().from(sandboxSigningLinks).where(isLink);
    const code = link && validCode(link, now);
    if (!code) return 'wrong';
    if (isSame(typed, code)) return 'right';
    await tx
      .update(sandboxSigningLinks)
      .set({ codeAttempts: sql`${sandboxSigningLinks.codeAttempts} + 1` })
      .where(isLink);
    await recordUse(tx, platform, person, 'wrong', now);
    return 'wrong';
  });
}
