import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isInternal, mayImpersonate } from '@atrium/contract/access';
import type { ContactCategory } from '@atrium/contract/contact-rules';
import type { contacts as contactsContract } from '@atrium/contract/contacts';
import type { CallOutput } from '@atrium/contract/endpoint';
import type { User } from '@atrium/contract/users';
import { canBeTakenOver } from '../auth/index.ts';
import { isOutOfBankTime } from '../bank-time.ts';
import { ownContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { contacts, contracts, contractUsers, users } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { isBookmarked } from './access.ts';
import { activityOf } from './activity.ts';

export interface Reader {
  readonly user: User;
  readonly language: Language;
  /** Current time. */
  readonly now: Date;
}

type Member = CallOutput<(typeof contactsContract)['search']>['members'][number];

/** Returns the contract with the lowest number visible to the user, by id of the client member. */
async function firstContracts(db: Reads, user: User, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, NonNullable<Member['clientMember']['contract']>>();
  const rows = await db
    .selectDistinctOn([contractUsers.userId], {
      userId: contractUsers.userId,
      contract: {
        id: contracts.id,
        number: contracts.number,
        name: contracts.name,
        status: contractUsers.contractStatus,
        type: contracts.kind,
      },
    })
    .from(contractUsers)
    .innerJoin(contracts, eq(contracts.id, contractUsers.contractId))
    .where(
      and(
        inArray(contractUsers.userId, [...userIds]),
        sql`${contractUsers.contractId} in ${ownContracts(db, user)}`,
      ),
    )
    .orderBy(asc(contractUsers.userId), asc(contracts.number));
  return new Map(rows.map(({ userId, contract }) => [userId, contract]));
}

/** Returns the contacts as shown to a reader (DATA-046, DATA-047), in the order of `ids`. */
export async function shownContacts(
  db: Reads,
  { user, language, now }: Reader,
  ids: readonly string[],
): Promise<Member[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      contact: contacts,
      bookmark: sql<boolean>`${isBookmarked(db, user)}`,
      account: users,
    })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.userId))
    .where(inArray(contacts.id, [...ids]));
  const members = rows.flatMap(({ contact }) =>
    contact.category === 'client' && contact.userId !== null ? [contact.userId] : [],
  );
  const contractOf = await firstContracts(db, user, members);
  // Only bank staff may see how often a user signs in; colleagues may not.
  const seriesOf = isInternal.allows(user) ? await activityOf(db, members, now) : null;
  const mayTakeOver = mayImpersonate.allows(user);
  const byId = new Map(rows.map((row) => [row.contact.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { contact, bookmark, account } = row;
    const isMember = contact.category === 'client' && account !== null;
    return {
      clientMember: {
        id: contact.id,
        name: contact.name,
        title: contact.title[language],
        businessLine: contact.businessLine[language],
        businessLineCode: contact.businessLine.en,
        teamName: contact.teamName[language],
        category: contact.category as ContactCategory,
        location: contact.location,
        locationCode: contact.locationCode,
        timeZone: contact.timeZone,
        products: contact.products.map((product) => product[language]),
        type: contact.type,
        perimeter: contact.perimeter[language],
        mainPhone: contact.mainPhone,
        mobilePhone: contact.mobilePhone,
        outOfParisTime: contact.timeZone !== null && isOutOfBankTime(contact.timeZone, now),
        email: contact.email,
        bookmark,
        canBeContacted: contact.canBeContacted && contact.userId !== user.id,
        canBeBookmarked: contact.userId !== user.id,
        participantId: contact.userId,
        contract: isMember ? (contractOf.get(account.id) ?? null) : null,
      },
      analyticsActivity:
        isMember && seriesOf
          ? {
              ...seriesOf(account.id),
              lastActivityDate: account.lastConnectionAt?.toISOString() ?? null,
            }
          : null,
      canBeImpersonated: mayTakeOver && account !== null && canBeTakenOver(account, user),
    };
  });
}
