import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isAdmin } from '@atrium/contract/access';
import type { ContractContact } from '@atrium/contract/contract-users';
import { CONTACTS_FOUND } from '@atrium/contract/contract-users-rules';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import type { contracts } from '../database/schema/index.ts';
import { contractUsers, users } from '../database/schema/index.ts';
import { containsText, wordsOf } from '../listing/index.ts';

type Contract = Pick<typeof contracts.$inferSelect, 'id' | 'kind' | 'clientId' | 'kcClientId'>;

/**
 * Condition on `users`: users who can be added to a contract. Depending on its kind, these are users of its clients, of
 * the bank, or of outsourced services. As several providers share the last kind, the users of other providers are
 * visible to bank administrators only.
 */
export const candidates = (user: User, { kind, clientId, kcClientId }: Contract): SQL | undefined =>
  and(
    isNull(users.deletedAt),
    eq(users.kind, kind),
    kind === 'CLIENT'
      ? inArray(
          users.clientId,
          [clientId, kcClientId].filter((id) => id !== null),
        )
      : undefined,
    kind === 'OSA' && !isAdmin.allows(user) ? eq(users.companyName, user.company.name) : undefined,
  );

/** Returns candidates who are not in the contract yet and match a search (CUSR-018, CUSR-019). */
export async function searchContacts(
  db: Reads,
  user: User,
  contract: Contract,
  query: string,
): Promise<ContractContact[]> {
  const inContract = db
    .select({ one: sql`1` })
    .from(contractUsers)
    .where(and(eq(contractUsers.contractId, contract.id), eq(contractUsers.userId, users.id)));
  const rows = await db
    .select({
      id: users.id,
      firstname: users.firstName,
      lastname: users.lastName,
      email: users.email,
      kind: users.kind,
      isClientAdmin: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(contractUsers)
        .where(and(eq(contractUsers.userId, users.id), eq(contractUsers.clientRole, 'ADMIN')))})`,
    })
    .from(users)
    .where(
      and(
        candidates(user, contract),
        notExists(inContract),
        ...wordsOf(query).map((word) =>
          containsText(sql`(${users.nameText} || ' ' || ${users.email})`, word),
        ),
      ),
    )
    .orderBy(asc(users.nameText), asc(users.id))
    .limit(CONTACTS_FOUND);
  return rows.map(({ kind, isClientAdmin, ...person }) => ({
    ...person,
    isOsaUser: kind === 'OSA',
    clientRoleId: isClientAdmin ? 'ADMIN' : 'STANDARD',
  }));
}
