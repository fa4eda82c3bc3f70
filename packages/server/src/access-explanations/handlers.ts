import { and, eq, gt, lte } from 'drizzle-orm';
import type {
  accessExplanations as accessExplanationsContract,
  AccessExplanation,
} from '@atrium/contract/access-explanations';
import { ASK_OPEN_DAYS } from '@atrium/contract/access-subjects';
import type { AccessStepKind, AccessSubject } from '@atrium/contract/access-subjects';
import { notImpersonated } from '@atrium/contract/access';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import type { Reads } from '../database/index.ts';
import { accessRequests } from '../database/schema/index.ts';
import { idempotentCall, refusal, writeOnce } from '../http/index.ts';
import type { Handlers, Language } from '../http/index.ts';
import { mailLimit, notify } from '../notifications/index.ts';
import type { Platform } from '../platform.ts';
import { grantorsOf } from './grantors.ts';
import { labelOf } from './labels.ts';
import { contractAsked, stepsOf } from './steps.ts';
import { accessRequestSubject } from './subject.ts';

const NOTHING_TO_ASK = {
  en: 'Nobody can be asked for this in the portal.',
  fr: 'Personne ne peut être sollicité à ce sujet dans le portail.',
};
const SENT_OTHERWISE = {
  en: 'Something else was asked for under this key. Reload the page and try again.',
  fr: 'Un autre accès a été demandé avec cette clé. Actualisez la page et réessayez.',
};

const DAY_MS = 24 * 3_600_000;

/** What is asked about: a subject, or what it means for one contract. */
interface Question {
  readonly subject: AccessSubject;
  readonly contractId?: string | undefined;
}

/** Returns the access steps of a subject, the first one that is not fully held, and who can grant it. */
async function gapOf(db: Reads, user: User, { subject, contractId }: Question, today: string) {
  const contract = contractId === undefined ? undefined : await contractAsked(db, user, contractId);
  const { isAllowed, steps } = await stepsOf(db, user, subject, today, contract);
  const gap = steps.find(({ step }) => step.state !== 'HELD') ?? null;
  return { contract, isAllowed, steps, gap, grantors: gap && (await grantorsOf(db, user, gap)) };
}

/** Condition on `access_requests`: what a user asked for in a contract. */
const sameRequest = (key: {
  readonly userId: string;
  readonly subject: AccessSubject;
  readonly step: AccessStepKind;
  readonly contractId: string;
}) =>
  and(
    eq(accessRequests.userId, key.userId),
    eq(accessRequests.subject, key.subject),
    eq(accessRequests.step, key.step),
    eq(accessRequests.contractId, key.contractId),
  );

export function accessExplanationHandlers(platform: Platform): Handlers<typeof accessExplanationsContract> {
  const { db, clock, newId, write } = platform;
  const limitMails = mailLimit(platform);
  const today = () => bankDay(clock());
  /** Access requests sent before this time are no longer open. */
  const oldest = () => new Date(clock().getTime() - ASK_OPEN_DAYS * DAY_MS);

  async function explain(user: User, question: Question, language: Language): Promise<AccessExplanation> {
    const { subject } = question;
    const { contract, isAllowed, steps, gap, grantors } = await gapOf(db, user, question, today());
    const [asked] =
      gap && grantors?.contract
        ? await db
            .select({ at: accessRequests.askedAt })
            .from(accessRequests)
            .where(
              and(
                sameRequest({
                  userId: user.id,
                  subject,
                  step: gap.step.kind,
                  contractId: grantors.contract.id,
                }),
                gt(accessRequests.askedAt, oldest()),
              ),
            )
        : [];
    return {
      subject,
      label: labelOf(subject, language, contract),
      isAllowed,
      steps: steps.map(({ step }) => step),
      grantableBy: grantors && {
        kind: grantors.isOwn ? 'SELF' : (grantors.askedOf ?? 'NOBODY'),
        people: [...grantors.people],
      },
      askedAt: asked?.at.toISOString() ?? null,
      canAsk: grantors?.askedOf != null && !asked && notImpersonated.allows(user),
    };
  }

  return {
    explain: ({ user, params, query, language }) => explain(user, { ...params, ...query }, language),

    async ask(call) {
      const { user, body } = call;
      await limitMails(user.id);
      const { subject } = body;
      return write(call, (tx, audit) =>
        writeOnce(tx, idempotentCall(call), {
          now: clock(),
          sentOtherwise: () => SENT_OTHERWISE,
          async write() {
            const { gap, grantors } = await gapOf(tx, user, body, today());
            if (!gap || !grantors?.askedOf || !grantors.contract) throw refusal('CONFLICT', NOTHING_TO_ASK);
            const { askedOf, contract } = grantors;
            const facts = { askedOf, askedAt: clock() };
            const key = { userId: user.id, subject, step: gap.step.kind, contractId: contract.id };
            const [sent] = await tx
              .insert(accessRequests)
              .values({ id: newId(), ...key, ...facts })
              .onConflictDoUpdate({
                target: [
                  accessRequests.userId,
                  accessRequests.subject,
                  accessRequests.step,
                  accessRequests.contractId,
                ],
                set: facts,
                setWhere: lte(accessRequests.askedAt, oldest()),
              })
              .returning({ id: accessRequests.id });
            if (sent) {
              await audit({
                eventType: 'CREATE',
                entity: 'access-requests',
                entityId: sent.id,
                name: subject,
                newValue: { step: gap.step.kind, askedOf },
                secondaryEntity: contract.id,
              });
              await notify(tx, platform, {
                about: await accessRequestSubject(tx, askedOf, { id: sent.id, user, ...key }),
                types: ['ACCESS_REQUESTED'],
                byId: user.id,
              });
            }
            const [row] = await tx
              .select({ id: accessRequests.id, askedAt: accessRequests.askedAt })
              .from(accessRequests)
              .where(sameRequest(key));
            return { id: row!.id, askedAt: row!.askedAt.toISOString() };
          },
        }),
      );
    },
  };
}
