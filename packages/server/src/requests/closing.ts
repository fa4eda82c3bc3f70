import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ClosureAsker, QuickClosing } from '@atrium/contract/request-rules';
import type { User } from '@atrium/contract/users';
import { requestParticipants, requests, users } from '../database/schema/index.ts';
import { hasClients } from './clients-left.ts';

/** SQL for who asked to close a request of `requests`, relative to the user; null if nobody did. */
export const closureAsker = (user: User): SQL<ClosureAsker | null> => sql<ClosureAsker | null>`case
  when ${requests.closureAskedById} is null then null
  when ${requests.closureAskedById} = ${user.id} then 'self'
  when (select ${users.isInternal} from ${users} where ${users.id} = ${requests.closureAskedById})
    = ${user.contactInformation.isInternal} then 'ownAudience'
  else 'otherAudience' end`;

/**
 * SQL for the contract's rule `quickClosing` on a request of `requests`, for lists that filter by it and count it:
 * quick closing acts on all matching requests without reading them one by one (REQ-019).
 */
export const quickClosingOf = (user: User): SQL<QuickClosing | null> => {
  const { isInternal, isAdmin } = user.contactInformation;
  const isBankAdmin = isInternal && isAdmin;
  const acts = isBankAdmin
    ? sql`true`
    : sql`exists (select 1 from ${requestParticipants} where ${requestParticipants.requestId} = ${requests.id}
        and ${requestParticipants.userId} = ${user.id} and ${requestParticipants.isActive})`;
  const asker = closureAsker(user);
  const ofOtherSide = sql`${asker} = 'otherAudience'`;
  const confirms = isBankAdmin
    ? sql`${asker} <> 'self'`
    : isInternal
      ? sql`(${ofOtherSide} or ${asker} = 'ownAudience' and not ${hasClients(sql`${requests}.id`)})`
      : ofOtherSide;
  return sql<QuickClosing | null>`case
    when ${requests.state} <> 'TO_CLOSE' then null
    when not ${acts} then 'readOnly'
    when ${confirms} then 'possible'
    else 'otherAudience' end`;
};
