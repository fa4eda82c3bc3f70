import { and, count, desc, eq } from 'drizzle-orm';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { research as researchContract } from '@atrium/contract/research';
import { researchNotes, researchRequests } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import { containsText, wordsOf } from '../listing/index.ts';
import { mailLimit } from '../notifications/index.ts';
import type { Platform } from '../platform.ts';
import { isPublished } from './access.ts';
import { NOTE_MAIL } from './mail.ts';

export function researchHandlers(platform: Platform): Handlers<typeof researchContract> {
  const { db, clock, jobs, mail, newId, write } = platform;
  const limitMails = mailLimit(platform);
  return {
    async notes({ user, query: { company, page, size } }) {
      const where = and(
        isPublished(clock()),
        ...wordsOf(company).map((word) => containsText(researchNotes.companyText, word)),
      );
      const [counted] = await db.select({ total: count() }).from(researchNotes).where(where);
      const rows = await db
        .select({
          id: researchNotes.id,
          companyName: researchNotes.companyName,
          currency: researchNotes.currency,
          currentTargetPrice: researchNotes.targetPrice,
          rating: researchNotes.rating,
          publicationDate: researchNotes.publishedOn,
          requestedAt: researchRequests.requestedAt,
        })
        .from(researchNotes)
        .leftJoin(
          researchRequests,
          and(eq(researchRequests.noteId, researchNotes.id), eq(researchRequests.userId, user.id)),
        )
        .where(where)
        .orderBy(desc(researchNotes.publishedOn), researchNotes.id)
        .limit(size)
        .offset(windowOf(page, size).offset);
      return pageOf(
        rows.map((row) => ({ ...row, requestedAt: row.requestedAt?.toISOString() ?? null })),
        counted?.total ?? 0,
        size,
      );
    },

    async requestDocument(call) {
      await limitMails(call.user.id);
      return write(call, async (tx, audit) => {
        const { user } = call;
        const noteId = call.body.id;
        const now = clock();
        const [note] = await tx
          .select({ companyName: researchNotes.companyName })
          .from(researchNotes)
          .where(and(eq(researchNotes.id, noteId), isPublished(now)));
        if (!note) throw notFound();
        const added = await tx
          .insert(researchRequests)
          .values({ userId: user.id, noteId, requestedAt: now })
          .onConflictDoNothing()
          .returning({ noteId: researchRequests.noteId });
        if (added.length === 0) {
          const [asked] = await tx
            .select({ requestedAt: researchRequests.requestedAt })
            .from(researchRequests)
            .where(and(eq(researchRequests.userId, user.id), eq(researchRequests.noteId, noteId)));
          return { requestedAt: (asked?.requestedAt ?? now).toISOString() };
        }
        await audit({
          eventType: 'CREATE',
          entity: 'research-requests',
          entityId: noteId,
          name: 'document',
          newValue: { companyName: note.companyName },
        });
        // If no mail server is configured, the bank's own system sends the documents that are recorded here.
        if (mail !== null)
          await jobs.enqueue(tx, 'mail.send', {
            mailId: newId(),
            userId: user.id,
            kind: NOTE_MAIL,
            url: noteId,
          });
        return { requestedAt: now.toISOString() };
      });
    },
  };
}
