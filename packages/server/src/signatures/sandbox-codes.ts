import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { sandboxSigningLinks } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';

type Link = typeof sandboxSigningLinks.$inferSelect;

/** How long a code counts, and how often it may be tried. */
const CODE_MS = 10 * 60_000;
const CODE_ATTEMPTS = 5;

/** The code of an advanced signature while it counts; null when there is none any more. */
export function validCode(
  link: Pick<Link, 'code' | 'codeSentAt' | 'codeAttempts'>,
  now: Date,
): string | null {
  const isFresh = link.codeSentAt !== null && now.getTime() - link.codeSentAt.getTime() < CODE_MS;
  return isFresh && link.codeAttempts < CODE_ATTEMPTS ? link.code : null;
}

/** Sends a code of six digits to the phone of a signatory: in the sandbox, to the mailbox page. */
export async function sendCode({ db, clock }: Platform, signatoryId: string): Promise<void> {
  await db
    .update(sandboxSigningLinks)
    .set({ code: String(randomInt(1_000_000)).padStart(6, '0'), codeSentAt: clock(), codeAttempts: 0 })
    .where(eq(sandboxSigningLinks.signatoryId, signatoryId));
}

/** Whether a typed code is the one that was sent; each try counts, even two at once. */
export async function acceptCode(
  { db, clock }: Platform,
  signatoryId: string,
  typed: string,
): Promise<boolean> {
  const [tried] = await db
    .update(sandboxSigningLinks)
    .set({ codeAttempts: sql`${sandboxSigningLinks.codeAttempts} + 1` })
    .where(
      and(
        eq(sandboxSigningLinks.signatoryId, signatoryId),
        lt(sandboxSigningLinks.codeAttempts, CODE_ATTEMPTS),
      ),
    )
    .returning();
  const code = tried && validCode({ ...tried, codeAttempts: tried.codeAttempts - 1 }, clock());
  const given = Buffer.from(typed.replaceAll(/\s/gu, ''));
  const right = Buffer.from(code ?? '');
  return right.length > 0 && given.length === right.length && timingSafeEqual(given, right);
}
