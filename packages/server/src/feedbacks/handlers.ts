import { and, eq } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import { isSurveyOpen } from '@atrium/contract/feedback-rules';
import type { feedbacks as feedbacksContract } from '@atrium/contract/feedbacks';
import { bankDay } from '../bank-time.ts';
import { feedbacks, users } from '../database/schema/index.ts';
import { badRequest, Failure } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { settingsOf } from '../settings.ts';

const NOT_HELD = {
  en: 'The survey is about services that you have.',
  fr: 'L’enquête porte sur les services dont vous disposez.',
};

export function feedbackHandlers({ config, clock, write }: Platform): Handlers<typeof feedbacksContract> {
  const { surveyLastDay } = settingsOf(config);
  return {
    async send(call) {
      const now = clock();
      if (!isSurveyOpen(bankDay(now), surveyLastDay)) {
        const label = { en: 'The survey has ended.', fr: 'L’enquête est terminée.' };
        throw new Failure('CONFLICT', [{ code: 'CONFLICT', label }]);
      }
      const { rating, preferredServices, message } = call.body;
      if (!preferredServices.every((service) => holdsService(service).allows(call.user)))
        throw badRequest(NOT_HELD, 'body.preferredServices');
      await write(call, async (tx, audit) => {
        // Of two concurrent answers, only one updates the row.
        const marked = await tx
          .update(users)
          .set({ hasFilledSurvey: true })
          .where(and(eq(users.id, call.user.id), eq(users.hasFilledSurvey, false)))
          .returning({ id: users.id });
        if (marked.length === 0) throw new Failure('CONFLICT');
        await tx.insert(feedbacks).values({
          userId: call.user.id,
          rating,
          preferredServices,
          message: message?.trim() || null,
          createdAt: now,
        });
        await audit({
          eventType: 'CREATE',
          entity: 'feedbacks',
          entityId: call.user.id,
          name: 'feedback',
          newValue: { rating, preferredServices },
        });
      });
    },
  };
}
