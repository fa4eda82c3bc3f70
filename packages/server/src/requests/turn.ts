import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { IN_PROGRESS_STATES, RUNNING_STATES, TURN_VERBS } from '@atrium/contract/request-rules';
import type { RequestState, RequestTurn, TurnHolder, TurnVerb } from '@atrium/contract/request-rules';
import { OUT_FOR_SIGNATURE } from '@atrium/contract/signature-rules';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { requests } from '../database/schema/index.ts';
import { hasClients } from './clients-left.ts';

/**
 * Whose turn it is in a request (docs/decisions/0017-state-of-a-request.md). All code that shows, counts, filters or
 * sorts by the turn uses this module.
 */

const words = (list: readonly string[]): SQL =>
  sql.join(
    list.map((word) => sql.raw(`'${word}'`)),
    sql`, `,
  );
const OPEN = words(IN_PROGRESS_STATES);
const RUNNING = words(RUNNING_STATES);

/**
 * Common table expressions with everything to be done in some requests: `act` has one row per action due, with the side
 * that owes it, the e-mail address if one person owes it, since when, and the number of documents concerned. Requests
 * that are over have no rows.
 *
 * @param ids Subquery with the ids of the requests; only these are read.
 */
const acts = (ids: SQL): SQL => sql`
  candidate as materialized (
    select id, state, type, state_since, answer_asked_at, closure_asked_by_id, document_validation_enabled
    from requests
    where state in (${RUNNING}) and id in (${ids})
  ),
  -- Signatories who are invited to sign: an envelope only invites those whose signing order has been reached.
  signing as (
    select c.id as request_id, person."group" as audience, person.email, 'sign' as verb, person.invited_at as since,
      (select count(*) from signature_documents d where d.envelope_id = e.id) as count
    from candidate c
    join signature_envelopes e on e.request_id = c.id and e.status in ('Submitted', 'Processing')
    join signature_signatories person on person.envelope_id = e.id
    where person.status in ('InProgress', 'Autoresponded') and person.invited_at is not null
  ),
  -- Documents added by one side are validated by the other; refused documents are replaced by the side that added them.
  judging as (
    select c.id as request_id,
      case when author.is_internal = (d.state = 'REFUSED') then 'bank' else 'client' end as audience, null as email,
      case d.state when 'PENDING' then 'validate' else 'addDocuments' end as verb,
      min(coalesce(d.replacement_asked_at, d.created_at)) as since, count(*) as count
    from candidate c
    join documents d on d.request_id = c.id
    join users author on author.id = d.author_id
    where c.document_validation_enabled and c.state in (${OPEN})
      and (d.state = 'PENDING' or d.replacement_asked_at is not null)
      and not exists (
        select 1 from signature_documents sent join signature_envelopes e on e.id = sent.envelope_id
        where sent.document_id = d.id and e.status in (${words(OUT_FOR_SIGNATURE)})
      )
    group by 1, 2, 4
  ),
  -- The bank asked the client for an answer, or sent an envelope for signature.
  asking as (
    select c.id as request_id, 'client' as audience, null as email,
      case c.type when 'DOCUMENT' then 'addDocuments' else 'answer' end as verb,
      coalesce(c.answer_asked_at, c.state_since) as since, 0::bigint as count
    from candidate c
    where c.state = 'ACTION_REQUIRED' and (c.answer_asked_at is not null or not exists (
      select 1 from signature_envelopes e
      where e.request_id = c.id and e.status in (${words(OUT_FOR_SIGNATURE)})
    ))
  ),
  -- The last message is the client's.
  answering as (
    select c.id as request_id, 'bank' as audience, null as email, 'answer' as verb, last.created_at as since, 0::bigint as count
    from candidate c
    cross join lateral (
      select m.created_at, m.message_type, m.sender_id from messages m
      where m.request_id = c.id order by m.created_at desc, m.id desc limit 1
    ) last
    join users sender on sender.id = last.sender_id
    where c.state = 'INPROGRESS' and last.message_type = 'Message' and not sender.is_internal
  ),
  -- A closure is confirmed by the side that did not ask for it; by the bank itself if nobody of the client is left.
  closing as (
    select c.id as request_id,
      case when asker.is_internal and ${hasClients(sql`c.id`)} then 'client' else 'bank' end as audience, null as email,
      'confirmClosure' as verb, c.state_since as since, 0::bigint as count
    from candidate c
    join users asker on asker.id = c.closure_asked_by_id
    where c.state = 'TO_CLOSE'
  ),
  asked as materialized (
    select * from (
      select * from signing union all select * from judging union all select * from asking
      union all select * from answering union all select * from closing
    ) every
    -- Nobody of the client is left to do what is due from the client's side.
    where every.email is not null or every.audience = 'bank' or ${hasClients(sql`every.request_id`)}
  ),
  act as materialized (
    select * from asked
    union all
    -- Nothing is waiting for anybody: the bank is working on it.
    select c.id, 'bank', null, 'process', c.state_since, 0 from candidate c
    where not exists (select 1 from asked where asked.request_id = c.id)
  )`;

/** Condition that an action is not the confirmation of a closure for which the user asked themselves. */
const isNotTheirClosure = (userId: SQL): SQL => sql`(act.verb <> 'confirmClosure' or not exists (
  select 1 from requests closed where closed.id = act.request_id and closed.closure_asked_by_id = ${userId}
))`;

/** Condition that an action is due from the user, by e-mail address or as a participant of the side that owes it. */
const isOwnAct = (user: User): SQL => sql`
  case when act.email is not null then act.email = ${user.contactInformation.email.toLowerCase()}
  else act.audience = ${user.contactInformation.isInternal ? 'bank' : 'client'} and exists (
    select 1 from request_participants part
    where part.request_id = act.request_id and part.user_id = ${user.id} and part.is_active
  ) and ${isNotTheirClosure(sql`${user.id}`)} end`;

/** Ids of requests in which the user may have to act: those they participate in, and those they are invited to sign. */
const ownRequests = (user: User): SQL => sql`
  select part.request_id from request_participants part where part.user_id = ${user.id} and part.is_active
  union
  select e.request_id from signature_signatories person
  join signature_envelopes e on e.id = person.envelope_id
  where person.email = ${user.contactInformation.email.toLowerCase()} and e.status in ('Submitted', 'Processing')
    and person.status in ('InProgress', 'Autoresponded')`;

/**
 * Condition on `requests` that it is the user's turn: open requests, and closures to confirm; with a verb, that this is
 * due from them. The requests of the user are read once per query; use a named subquery if the condition is needed more
 * than once.
 */
export const isYourTurn = (user: User, verb?: TurnVerb): SQL<boolean> => sql<boolean>`(${requests.id} in (
  with ${acts(ownRequests(user))} select act.request_id from act where ${isOwnAct(user)}
    and ${verb ? sql`act.verb = ${verb}` : sql`true`}
))`;

/** Condition that requests are in one of these states as the user sees them ({@link shownState}). */
export function isInShownState(user: User, states: readonly RequestState[]): SQL {
  const yours = states.includes('ACTION_REQUIRED');
  const others = states.includes('INPROGRESS');
  const isOneOf = (list: readonly RequestState[]) => inArray(requests.state, [...list]);
  if (yours === others) return isOneOf(states);
  const rest = states.filter((state) => state !== 'ACTION_REQUIRED' && state !== 'INPROGRESS');
  const mine = yours ? isYourTurn(user) : sql`not ${isYourTurn(user)}`;
  return sql`(${isOneOf(rest)} or (${isOneOf(IN_PROGRESS_STATES)} and ${mine}))`;
}

const NOBODY: RequestTurn = { holder: 'nobody', verb: null, since: null, count: 0 };

/** Returns the turn of each request for the user; of several actions due, their own first, then the most urgent. */
export async function turnsOf(
  db: Reads,
  user: User,
  ids: readonly string[],
): Promise<(requestId: string) => RequestTurn> {
  if (ids.length === 0) return () => NOBODY;
  const asked = sql`select unnest(${`{${ids.join(',')}}`}::uuid[])`;
  const found = await db.execute<{
    request_id: string;
    holder: TurnHolder;
    verb: TurnVerb;
    since: string | Date;
    count: string | number;
  }>(sql`
    with ${acts(asked)}, owed as (
      select act.request_id, ${isOwnAct(user)} as is_own, act.audience, act.verb, act.since, act.count from act
    )
    select distinct on (request_id) request_id, case when is_own then 'you' else audience end as holder, verb,
      min(since) as since, case when is_own then sum(count) else 0 end as count
    from owed
    group by request_id, is_own, audience, verb
    order by request_id, is_own desc, audience = 'client' desc, array_position(array[${words(TURN_VERBS)}], verb)`);
  const turns = new Map(
    found.rows.map(({ request_id: id, since, count, ...turn }) => [
      id,
      { ...turn, since: new Date(since).toISOString(), count: Number(count) },
    ]),
  );
  return (id) => turns.get(id) ?? NOBODY;
}

/** Joins each action due with each participant (`part`) from whom it is due. */
const HOLDINGS = sql`act
  join request_participants part on part.request_id = act.request_id and part.is_active
  join users person on person.id = part.user_id and person.deleted_at is null and not person.demo_mode and (
    act.email = person.email or act.email is null and (act.audience = 'bank') = person.is_internal
  ) and ${isNotTheirClosure(sql`part.user_id`)}`;

/** Returns the requests in which a participant other than the user has the turn and can be reminded. */
export async function waitingForOthers(
  db: Reads,
  user: User,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.execute<{ request_id: string }>(sql`
    with ${acts(sql`select unnest(${`{${ids.join(',')}}`}::uuid[])`)}
    select distinct act.request_id from ${HOLDINGS} where part.user_id <> ${user.id}`);
  return new Set(found.rows.map(({ request_id: id }) => id));
}

/** Returns the participants of a request who have the turn, by user id, with the actions due. */
export async function turnHolders(db: Reads, requestId: string): Promise<Map<string, Set<TurnVerb>>> {
  const found = await db.execute<{ user_id: string; verb: TurnVerb }>(sql`
    with ${acts(sql`select ${requestId}::uuid`)}
    select distinct part.user_id, act.verb from ${HOLDINGS}`);
  const holders = Map.groupBy(found.rows, ({ user_id: id }) => id);
  return new Map([...holders].map(([id, rows]) => [id, new Set(rows.map(({ verb }) => verb))]));
}
