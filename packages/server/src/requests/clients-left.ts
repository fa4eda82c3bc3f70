import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Condition that somebody of the client who may still sign in and open it takes part in a request. */
export const hasClients = (requestId: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from request_participants part
  join users person on person.id = part.user_id
  join requests request on request.id = part.request_id
  join contract_users member on member.contract_id = request.contract_id and member.user_id = person.id
  where part.request_id = ${requestId} and part.is_active and not person.is_internal
    and person.deleted_at is null and not person.demo_mode
)`;
