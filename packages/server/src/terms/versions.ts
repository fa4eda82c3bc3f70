import { and, asc, eq, inArray, ne, notExists } from 'drizzle-orm';
import type { users as usersContract, User } from '@atrium/contract/users';
import { contracts, contractUsers, termsAcceptances, users } from '../database/schema/index.ts';
import type { Reads, Transaction } from '../database/index.ts';
import { Failure, forbidden } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { termsDocument } from './document.ts';

const OTHER_VERSION = {
  en: 'The terms have changed since you opened them. Read the current version.',
  fr: 'Les conditions ont changé depuis que vous les avez ouvertes. Lisez la version en vigueur.',
};

/** Users without a contract, such as bank staff, get the first version. */
const FIRST_VERSION = 'cgu1';

/** Selects the contract that determines a user's terms version: the first by name when they have several. */
const decidingContract = (db: Reads, userId: string | typeof users.id) =>
  db
    .select({ id: contracts.id })
    .from(contractUsers)
    .innerJoin(contracts, eq(contracts.id, contractUsers.contractId))
    .where(eq(contractUsers.userId, userId))
    .orderBy(asc(contracts.name), asc(contracts.id))
    .limit(1);

/** Returns the terms version for a user. */
async function versionFor(db: Reads, user: User): Promise<string> {
  const [row] = await db
    .select({ version: contracts.cguName })
    .from(contracts)
    .where(eq(contracts.id, decidingContract(db, user.id)));
  return row?.version ?? FIRST_VERSION;
}

/**
 * Asks the users of a contract whose terms version has changed to accept it, unless they have accepted it before or
 * another of their contracts determines their version.
 */
export async function requireAcceptance(tx: Transaction, contractId: string, version: string): Promise<void> {
  const accepted = tx
    .select({ userId: termsAcceptances.userId })
    .from(termsAcceptances)
    .where(and(eq(termsAcceptances.userId, users.id), eq(termsAcceptances.version, version)));
  // Locked in id order to avoid deadlocks.
  const asked = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        users.hasAcceptedTermsAndConditions,
        eq(decidingContract(tx, users.id), contractId),
        notExists(accepted),
      ),
    )
    .orderBy(users.id)
    .for('no key update');
  const ids = asked.map(({ id }) => id);
  await tx
    .update(users)
    .set({ hasAcceptedTermsAndConditions: false, acceptedTermsAt: null })
    .where(inArray(users.id, ids));
}

/** Handlers for the terms, which users can read and accept only for themselves (API-008, API-009). */
export function termsHandlers({
  db,
  clock,
  write,
}: Platform): Pick<Handlers<typeof usersContract>, 'acceptTerms' | 'terms'> {
  return {
    async acceptTerms(call) {
      const { user, params, body, language } = call;
      if (user.id !== params.id) throw forbidden();
      await write(call, async (tx, audit) => {
        const version = await versionFor(tx, user);
        if (body.version !== undefined && body.version !== version) {
          throw new Failure('CONFLICT', [{ code: 'CONFLICT', label: OTHER_VERSION, path: 'body.version' }]);
        }
        const acceptedAt = clock();
        // Accepting a version again keeps the time of the first acceptance.
        await tx
          .insert(termsAcceptances)
          .values({ userId: user.id, version, language, acceptedAt })
          .onConflictDoNothing();
        const accepted = await tx
          .update(users)
          .set({ hasAcceptedTermsAndConditions: true, acceptedTermsAt: acceptedAt })
          .where(and(eq(users.id, user.id), ne(users.hasAcceptedTermsAndConditions, true)))
          .returning({ id: users.id });
        if (accepted.length === 0) return;
        await audit({
          eventType: 'UPDATE',
          entity: 'users',
          entityId: user.id,
          name: 'hasAcceptedTermsAndConditions',
          oldValue: false,
          newValue: true,
        });
      });
    },

    async terms({ user, params, language }) {
      if (user.id !== params.id) throw forbidden();
      return termsDocument(await versionFor(db, user), language);
    },
  };
}
