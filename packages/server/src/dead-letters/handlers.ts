import { desc, eq, sql } from 'drizzle-orm';
import { newCorrelationId } from '@atrium/contract/client';
import type { deadLetters as deadLettersContract } from '@atrium/contract/dead-letters';
import { deadLetters } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { EventRefused, processEvent } from './topics.ts';

/** Maximum number of letters in the list. */
const LIST_LIMIT = 1000;

export function deadLetterHandlers(platform: Platform): Handlers<typeof deadLettersContract> {
  const { db, log, write } = platform;
  return {
    async list() {
      const rows = await db
        .select()
        .from(deadLetters)
        .orderBy(desc(deadLetters.createdAt), desc(deadLetters.id))
        .limit(LIST_LIMIT);
      return rows.map(({ attempts: _attempts, ...row }) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
      }));
    },

    remove: (call) =>
      write(call, async (tx, audit) => {
        const { id } = call.params;
        const [letter] = await tx.delete(deadLetters).where(eq(deadLetters.id, id)).returning();
        if (!letter) throw notFound();
        await audit({
          eventType: 'DELETE',
          entity: 'dead-letters',
          entityId: id,
          name: 'removed',
          oldValue: letter,
        });
      }),

    retry: (call) =>
      write(call, async (tx, audit) => {
        const { id } = call.params;
        const [letter] = await tx.select().from(deadLetters).where(eq(deadLetters.id, id)).for('update');
        if (!letter) throw notFound();
        // The processing gets its own correlation id, by which support finds it in the log.
        const correlationId = newCorrelationId();
        try {
          // A savepoint: only the writes of the failed processing are rolled back.
          await tx.transaction((part) => processEvent(platform, part, letter));
        } catch (error) {
          if (!(error instanceof EventRefused)) throw error;
          const errorMessage = error.message;
          log('warn', 'event refused', { correlationId, topic: letter.topic, error });
          await tx
            .update(deadLetters)
            .set({ errorMessage, attempts: sql`${deadLetters.attempts} + 1` })
            .where(eq(deadLetters.id, id));
          await audit({
            eventType: 'UPDATE',
            entity: 'dead-letters',
            entityId: id,
            name: 'retried',
            oldValue: { errorMessage: letter.errorMessage },
            newValue: { errorMessage, correlationId },
          });
          return { success: false, errorMessage, correlationId };
        }
        log('info', 'event processed', { correlationId, topic: letter.topic });
        await tx.delete(deadLetters).where(eq(deadLetters.id, id));
        await audit({
          eventType: 'DELETE',
          entity: 'dead-letters',
          entityId: id,
          name: 'retried',
          oldValue: letter,
          newValue: { correlationId },
        });
        return { success: true, errorMessage: null, correlationId };
      }),
  };
}
