import { eq } from 'drizzle-orm';
import type { impersonation } from '@atrium/contract/impersonation';
import { canTakeOver, findAccount, loadUser } from '../auth/index.ts';
import { sessions } from '../database/schema/index.ts';
import { forbidden, notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

const NOT_ALLOWED = {
  en: 'This person’s session cannot be taken over.',
  fr: 'Il n’est pas possible de prendre la session de cette personne.',
};

export function impersonationHandlers({ write }: Platform): Handlers<typeof impersonation> {
  return {
    start: (call) =>
      write(call, async (tx, audit) => {
        const { user, language } = call;
        const target = await findAccount(tx, { email: call.body.email });
        if (!target) throw notFound();
        const by = await findAccount(tx, { id: user.id });
        if (!by || !canTakeOver(by, target)) throw forbidden(NOT_ALLOWED);
        await tx
          .update(sessions)
          .set({ impersonatedUserId: target.id })
          .where(eq(sessions.tokenHash, call.sessionId));
        await audit({
          eventType: 'CREATE',
          entity: 'impersonation',
          entityId: target.id,
          name: 'session',
          newValue: { started: true },
        });
        const { id, contactInformation } = user;
        const { firstName, lastName, email } = contactInformation;
        const seen = await loadUser(tx, target.id, language, { id, firstName, lastName, email });
        if (!seen) throw notFound();
        return seen;
      }),

    stop: (call) =>
      write(call, async (tx, audit) => {
        const { actor, user, language } = call;
        await tx
          .update(sessions)
          .set({ impersonatedUserId: null })
          .where(eq(sessions.tokenHash, call.sessionId));
        await audit({
          eventType: 'DELETE',
          entity: 'impersonation',
          entityId: user.id,
          name: 'session',
          oldValue: { started: true },
        });
        const own = actor.impersonatorId && (await loadUser(tx, actor.impersonatorId, language));
        if (!own) throw notFound();
        return own;
      }),
  };
}
